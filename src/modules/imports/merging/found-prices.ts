/**
 * What an import does with prices that change too much to be taken unseen: it stops, leaves them out until the staff answers, or takes them,
 * since someone has said that they are meant.
 */
export type OnLargePrices = 'stop' | 'hold' | 'take';

/** A price in kopecks, of before and after. */
export interface LargePrice {
  readonly article: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Prices that have to be asked about (`contracts/price-jumps.ts`). */
export interface FoundPrices {
  readonly count: number;
  /** So many prices the file states of goods that have one. */
  readonly all: number;
  /** The first few, the largest changes first. */
  readonly examples: readonly LargePrice[];
}
