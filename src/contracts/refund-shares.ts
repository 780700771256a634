import type { Kopecks } from './money.ts';

/** A payment that can give money back. */
export interface Giver {
  /** What is left of it. */
  readonly left: Kopecks;
  /** What its receipts tell of each part of the order. */
  readonly told: ReadonlyMap<string, Kopecks>;
}

/**
 * What a payment gives back of the prices of parts of an order: as much of each as its own receipts tell, so that the receipt of the refund names
 * these parts alone, and what the receipts of no other payment tell.
 */
export function givenBy(
  wanted: ReadonlyMap<string, Kopecks>,
  giver: Giver,
  others: readonly Giver[],
): Map<string, Kopecks> {
  let { left } = giver;
  const given = new Map<string, Kopecks>();
  for (const [part, kopecks] of wanted) {
    const elsewhere = others.reduce((sum, { told }) => sum + (told.get(part) ?? 0), 0);
    const own = Math.max(giver.told.get(part) ?? 0, kopecks - elsewhere);
    const share = Math.min(left, kopecks, own);
    given.set(part, share);
    left -= share;
  }
  return given;
}
