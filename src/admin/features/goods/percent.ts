import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { numberOf } from '#contracts/read-number.ts';
import type { GoodsChange } from './queries.ts';

/** Prices end at whole multiples of so many roubles. */
export const roundings = [1, 10, 50, 100, 500, 1000] as const;

export interface PercentChange {
  /** Above or below zero; more than −100. */
  readonly percent: number;
  readonly rounding: number;
  /** The former price is shown crossed out. */
  readonly isDiscount: boolean;
}

type Priced = Pick<GoodsRow, 'id' | 'price' | 'old_price'>;

/**
 * The changes of prices by percent, of the goods whose price changes. A price is rounded to the nearest multiple and never to nothing. An old
 * price that is no longer above the new one ends; a discount keeps the highest price that was shown.
 */
export const byPercent = (
  goods: readonly Priced[],
  { percent, rounding, isDiscount }: PercentChange,
): (GoodsChange & { readonly id: number })[] =>
  goods.flatMap(({ id, price: before, old_price: oldBefore }) => {
    const exact = before * (1 + percent / 100);
    const price = Math.max(rounding, Math.round(exact / rounding) * rounding);
    if (price === before) return [];
    const shown = isDiscount ? Math.max(before, oldBefore ?? 0) : oldBefore;
    const old = shown !== null && shown > price ? shown : null;
    return [
      {
        id,
        price: { from: before, to: price },
        ...(old !== oldBefore && { old_price: { from: oldBefore, to: old } }),
      },
    ];
  });

/** Parses «-10», «+7,5 %», «−10»; undefined where it is no change of prices. */
export function readPercent(text: string): number | undefined {
  const percent = numberOf(text, { kind: 'percent' }) ?? 0;
  const isExact = Number(percent.toFixed(2)) === percent;
  return isExact && percent !== 0 && percent > -100 && percent < 1000 ? percent : undefined;
}
