import type { GoodsRow, Stock } from '#contracts/admin/goods.ts';
import type { GoodsField, StockKind } from '#contracts/admin/goods-states.ts';
import { readNumber } from '#contracts/read-number.ts';
import { goodsScreenMessages as words } from '#messages/office-goods.ts';
import type { GoodsChange } from './queries.ts';

type Read = { readonly change: GoodsChange } | { readonly faults: Record<string, string[]> };

type Values = Pick<GoodsRow, GoodsField>;

/**
 * What the texts of a form change of goods, or what is wrong with them. `opened`: the goods as the form was filled in with them; what was left so is
 * no change, also where another has changed it since. `now`: the goods as they are known to be stored. A price that is not asked for stays.
 */
export function changeOf(
  { opened, now }: { readonly opened: Values; readonly now: Values },
  { price, old_price: oldPrice, kind, pieces }: Record<string, string>,
): Read {
  const faults: Record<string, string[]> = {};
  const sum = (name: string, text: string): number => {
    const read = readNumber(text);
    if (read === undefined) faults[name] = [words.notSum];
    return read ?? 0;
  };
  const values = {
    price: price === undefined ? opened.price : sum('price', price),
    old_price:
      oldPrice === undefined
        ? opened.old_price
        : oldPrice.trim()
          ? sum('old_price', oldPrice)
          : null,
    stock: stockOf(kind as StockKind, pieces ?? ''),
  };
  if (values.stock === undefined) faults.pieces = [words.notPieces];
  if (Object.keys(faults).length > 0) return { faults };
  const { stock = opened.stock } = values;
  return {
    change: {
      ...(values.price !== opened.price && { price: { from: now.price, to: values.price } }),
      ...(values.old_price !== opened.old_price && {
        old_price: { from: now.old_price, to: values.old_price },
      }),
      ...(!isSameStock(stock, opened.stock) && { stock: { from: now.stock, to: stock } }),
    },
  };
}

function stockOf(kind: StockKind, pieces: string): Stock | undefined {
  if (kind !== 'counted') return { kind };
  return /^\d{1,7}$/.test(pieces.trim()) ? { kind, pieces: Number(pieces) } : undefined;
}

export const isSameStock = (one: Stock, other: Stock): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'counted' || other.kind !== 'counted' || one.pieces === other.pieces);
