import type { LeftOut } from './mapping/attributes.ts';

/** A parameter that was left out, and how often. */
export interface LeftOutParameter {
  readonly name: string;
  readonly why: LeftOut | 'guessed';
  /** The guessed unit. */
  readonly unit?: string;
  /** The first value, shortened. */
  readonly example: string;
  count: number;
}

const NAMES = 1000;
const NAME_LENGTH = 100;
const EXAMPLE = 40;

/** Counts the left-out parameters by name. At most a thousand names are counted. */
export class LeftOutParameters {
  /** The number of names beyond that limit. */
  more = 0;
  private readonly counted = new Map<string, LeftOutParameter>();

  readonly add = (name: string, why: LeftOut, example: string): void => {
    const shown = name.slice(0, NAME_LENGTH);
    const key = `${why} ${shown}`;
    const known = this.counted.get(key);
    if (known) known.count += 1;
    else if (this.counted.size < NAMES)
      this.counted.set(key, { name: shown, why, example: example.slice(0, EXAMPLE), count: 1 });
    else this.more += 1;
  };

  /** The unit of this name was guessed: the values were read after all. */
  guessed(name: string, unit: string): void {
    const known = this.counted.get(`unit ${name}`);
    if (known) this.counted.set(`unit ${name}`, { ...known, why: 'guessed', unit });
  }

  list(): LeftOutParameter[] {
    return [...this.counted.values()].sort((a, b) => b.count - a.count);
  }
}
