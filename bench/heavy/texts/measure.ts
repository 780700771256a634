/** One thing that reads a text. */
export interface Door {
  readonly name: string;
  /** The longest text that it takes, characters. Longer ones are refused. */
  readonly most: number;
  read(text: string): unknown;
}

/** What a text costs at a door. */
export interface Cost {
  readonly door: string;
  readonly unit: string;
  readonly length: number;
  /** Processor time of this thread beyond that of a short harmless text, ms. */
  readonly ms: number;
  /** Of the short harmless text, ms. */
  readonly base: number;
  /** How often the work grew beyond the length since the text before, which was a sixth as long. 1: with the length, 6: with its square. */
  readonly growth: number;
}

const STEP = 6;
/** Parts of the longest text. */
const SHARES = [1 / STEP ** 2, 1 / STEP, 1];
/** Below it, a time says nothing. ms */
const NOISE = 5;
const REPEATS = 6;

/** Feeds a door with longer and longer texts of a unit. Answers the cost of the longest, and ends early where the next could take minutes. `base`: the time of {@link timeOf} for a harmless text; `mostMs`: a cost that is a fault. */
export async function costOf(
  door: Door,
  unit: string,
  { base, mostMs }: { readonly base: number; readonly mostMs: number },
): Promise<Cost> {
  let shorter = Number.POSITIVE_INFINITY;
  for (const share of SHARES) {
    const length = Math.ceil(door.most * share);
    const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    const ms = (await timeOf(door, text, base + NOISE)) - base;
    if (ms > mostMs * STEP || share === 1) {
      const growth = ms / Math.max(shorter, NOISE) / STEP;
      return { door: door.name, unit, length, ms, base, growth };
    }
    shorter = ms;
  }
  throw new Error('There is no whole text');
}

/** Processor time of this thread, ms: the least of several times, where it is more than `expected`. */
export async function timeOf(door: Door, text: string, expected = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let left = REPEATS; left > 0 && least > expected; left -= 1) {
    const start = process.threadCpuUsage();
    await door.read(text);
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
