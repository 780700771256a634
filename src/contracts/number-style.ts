import { coreOf, type Mark, readingsOf } from './number-text.ts';

type Meaning = 'thousands' | 'fraction';

/** What a point and a comma stand before in the numbers of one column; a mark that its values do not settle is left out. */
export type NumberStyle = Readonly<Partial<Record<Mark, Meaning>>>;

/** The numbers of one column, seen one after another: what they are in no doubt about says what the others mean. */
export class NumberColumn {
  private readonly seen = { '.': new Set<Meaning>(), ',': new Set<Meaning>() };

  /** Takes a value. One that is no number, or that can mean both, says nothing. */
  see(text: string): void {
    const { marks, isThousands, fraction } = readingsOf(coreOf(text));
    if (isThousands === (fraction !== undefined)) return;
    const last = marks.at(-1);
    for (const mark of new Set(marks)) {
      if (mark !== '.' && mark !== ',') continue;
      this.seen[mark].add(fraction !== undefined && mark === last ? 'fraction' : 'thousands');
    }
  }

  /** The style so far. Where the values contradict each other, none. */
  get style(): NumberStyle {
    const dot = only(this.seen['.']);
    const comma = only(this.seen[',']);
    return {
      ...style('.', dot ?? opposite(this.seen['.'], comma)),
      ...style(',', comma ?? opposite(this.seen[','], dot)),
    };
  }
}

const style = (mark: Mark, meaning: Meaning | undefined): NumberStyle =>
  meaning ? { [mark]: meaning } : {};

const only = (seen: ReadonlySet<Meaning>): Meaning | undefined =>
  seen.size === 1 ? [...seen][0] : undefined;

/** Where one mark groups thousands, the other can only begin a fraction. */
const opposite = (seen: ReadonlySet<Meaning>, other: Meaning | undefined): Meaning | undefined =>
  seen.size === 0 && other === 'thousands' ? 'fraction' : undefined;

/** The style of a column's values. */
export function styleOf(values: Iterable<string>): NumberStyle {
  const column = new NumberColumn();
  for (const value of values) column.see(value);
  return column.style;
}
