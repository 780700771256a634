import type { LeftOut } from './mapping/attributes.ts';

/** A parameter that could not be used, and how often. */
export interface LeftOutParameter {
  readonly name: string;
  readonly why: LeftOut;
  count: number;
}

const NAMES = 1000;
const NAME_LENGTH = 100;

/** Counts the parameters that were left out, by name; of a feed with endless names the first thousand. */
export class LeftOutParameters {
  /** Names beyond those that are counted. */
  more = 0;
  private readonly counted = new Map<string, LeftOutParameter>();

  readonly add = (name: string, why: LeftOut): void => {
    const shown = name.slice(0, NAME_LENGTH);
    const key = `${why} ${shown}`;
    const known = this.counted.get(key);
    if (known) known.count += 1;
    else if (this.counted.size < NAMES) this.counted.set(key, { name: shown, why, count: 1 });
    else this.more += 1;
  };

  /** The most frequent first. */
  list(): LeftOutParameter[] {
    return [...this.counted.values()].sort((a, b) => b.count - a.count);
  }
}
