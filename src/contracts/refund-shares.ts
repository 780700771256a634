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

/** What each of several payments gives of the prices of parts, in their order: as {@link givenBy}, each of what those before it have not given. */
export function shareAmong(
  wanted: ReadonlyMap<string, Kopecks>,
  givers: readonly Giver[],
): Map<string, Kopecks>[] {
  let rest = wanted;
  return givers.map((giver, index) => {
    const given = givenBy(rest, giver, givers.slice(index + 1));
    rest = new Map([...rest].map(([of, kopecks]) => [of, kopecks - (given.get(of) ?? 0)]));
    return given;
  });
}

/** What prices of parts add up to. */
export const sumOfShares = (parts: ReadonlyMap<string, Kopecks>): Kopecks =>
  [...parts.values()].reduce((sum, kopecks) => sum + kopecks, 0);
