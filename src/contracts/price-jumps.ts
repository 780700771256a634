/** A price of before and after in kopecks. Null and 0 are no price: there is nothing to compare with. */
export interface PriceStep {
  readonly from: number | null;
  readonly to: number | null;
}

/** By how much a price changes: by more than a half of what it was, by more than a fifth, or by less. */
type Jump = 'half' | 'fifth' | 'small';

/** More than a tenth of the prices may not change by more than a fifth; of fewer prices a tenth is less than one. */
const TENTH_OF = 10;

/** Undefined where one of the two is no price. Whole kopecks, so that a limit is exact. */
export function jumpOf({ from, to }: PriceStep): Jump | undefined {
  if (!from || !to || from < 0 || to < 0) return undefined;
  const by = Math.abs(to - from);
  if (by * 2 > from) return 'half';
  return by * 5 > from ? 'fifth' : 'small';
}

/** Counts the prices that a change touches, changed or not, and says whether it has to be asked about. */
export class PriceJumps {
  private readonly counts = { half: 0, fifth: 0, small: 0 };

  /** `times`: so many prices make this step. */
  see(step: PriceStep, times = 1): void {
    const jump = jumpOf(step);
    if (jump) this.counts[jump] += times;
  }

  /** Prices of before and after, also those that stay what they are. */
  get all(): number {
    const { half, fifth, small } = this.counts;
    return half + fifth + small;
  }

  /** More than a tenth of all prices change by more than a fifth. */
  get isBroad(): boolean {
    const { half, fifth } = this.counts;
    return this.all >= TENTH_OF && (half + fifth) * 10 > this.all;
  }

  /** Whether someone has to say that the prices are meant. */
  get asks(): boolean {
    return this.counts.half > 0 || this.isBroad;
  }

  /** Whether a price is one of those that are asked about. */
  isAsked(step: PriceStep): boolean {
    const jump = jumpOf(step);
    return jump === 'half' || (jump === 'fifth' && this.isBroad);
  }

  /** How many are asked about. */
  get asked(): number {
    return this.counts.half + (this.isBroad ? this.counts.fifth : 0);
  }
}

/** The counts of steps that are at hand. */
export function jumpsOf(steps: Iterable<PriceStep>): PriceJumps {
  const jumps = new PriceJumps();
  for (const step of steps) jumps.see(step);
  return jumps;
}
