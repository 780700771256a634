import type { Kopecks } from '#contracts/money.ts';

/**
 * Shares a sum out over parts in proportion to their weights, to the kopeck, by the largest remainder: of equal remainders the first part
 * gets the kopeck. No share is larger than its weight where the sum is not larger than all weights. Throws `RangeError` for a sum to be shared
 * out over nothing.
 */
export function shareOut(sum: Kopecks, weights: readonly Kopecks[]): Kopecks[] {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  if (whole === 0) {
    if (sum === 0) return weights.map(() => 0);
    throw new RangeError('a sum is shared out over nothing');
  }
  // Whole numbers of any size: a product of two sums of kopecks is more than a double holds.
  const parts = weights.map((weight, index) => {
    const product = BigInt(sum) * BigInt(weight);
    return { index, share: product / BigInt(whole), rest: product % BigInt(whole) };
  });
  const given = parts.reduce((all, { share }) => all + share, 0n);
  const first = parts
    .toSorted((a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest) || a.index - b.index)
    .slice(0, sum - Number(given));
  const lucky = new Set(first.map(({ index }) => index));
  return parts.map(({ index, share }) => Number(share) + (lucky.has(index) ? 1 : 0));
}

/** So many pieces for a sum: all at one price, or some of them a kopeck dearer. Pieces are never at nothing. */
export function splitPieces(
  sum: Kopecks,
  quantity: number,
): { readonly quantity: number; readonly price: Kopecks }[] {
  const price = Math.floor(sum / quantity);
  const dearer = sum - price * quantity;
  const rows = [
    { quantity: quantity - dearer, price },
    { quantity: dearer, price: price + 1 },
  ];
  return rows.filter((row) => row.quantity > 0 && row.price > 0);
}
