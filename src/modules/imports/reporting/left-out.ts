import type { AttributeKey } from '#contracts/attributes.ts';
import type { LeftOut } from '../mapping/attributes.ts';

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
  /** The attributes of counted names whose values have no unit. */
  private readonly unitless = new Map<string, AttributeKey>();

  readonly add = (name: string, why: LeftOut, example: string, attribute?: AttributeKey): void => {
    const shown = name.slice(0, NAME_LENGTH);
    const key = `${why} ${shown}`;
    const known = this.counted.get(key);
    if (known) known.count += 1;
    else if (this.counted.size < NAMES) {
      if (attribute && why === 'unit') this.unitless.set(key, attribute);
      this.counted.set(key, { name: shown, why, example: example.slice(0, EXAMPLE), count: 1 });
    } else this.more += 1;
  };

  /** The unit of an attribute was guessed: the values of its labels were read after all. */
  guessed(attribute: AttributeKey, unit: string): void {
    for (const [key, of] of this.unitless) {
      const known = this.counted.get(key);
      if (known && of === attribute) this.counted.set(key, { ...known, why: 'guessed', unit });
    }
  }

  list(): LeftOutParameter[] {
    return [...this.counted.values()].sort((a, b) => b.count - a.count);
  }
}
