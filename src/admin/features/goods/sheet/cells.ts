import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { SheetField } from '#contracts/admin/goods/values.ts';
import { isSameStock } from '../change-of.ts';

/** What the sheet keeps of goods: thousands of them are in memory. */
export type SheetRow = Pick<GoodsRow, 'id' | 'article' | 'product' | 'variant' | SheetField>;

export const sheetRow = ({
  id,
  article,
  product,
  variant,
  price,
  old_price,
  stock,
  low_stock,
  days,
  hidden,
}: GoodsRow): SheetRow => ({
  id,
  article,
  product,
  variant,
  price,
  old_price,
  stock,
  low_stock,
  days,
  hidden,
});

export type Value = SheetRow[SheetField];

/** What a cell holds: a value, or a text that is none. */
export type Cell = { readonly value: Value } | { readonly text: string; readonly fault: string };

export const isFaulty = (cell: Cell): cell is Extract<Cell, { fault: string }> => 'fault' in cell;

export const isSameValue = (one: Value, other: Value): boolean =>
  one !== null && other !== null && typeof one === 'object' && typeof other === 'object'
    ? isSameStock(one, other)
    : one === other;

export const isSameCell = (one: Cell, other: Cell): boolean => {
  if (isFaulty(one) || isFaulty(other)) {
    return isFaulty(one) && isFaulty(other) && one.text === other.text;
  }
  return isSameValue(one.value, other.value);
};
