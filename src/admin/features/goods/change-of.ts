import type { GoodsRow, Stock } from '#contracts/admin/goods/goods.ts';
import type { GoodsField, StockKind } from '#contracts/admin/goods/values.ts';
import { goodsScreenMessages as words } from '#messages/office/goods.ts';
import { readTyped } from '../../ui/read-typed.ts';
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
    const read = readTyped(text, 'money', words.notSum);
    if ('value' in read) return read.value;
    faults[name] = [read.fault];
    return 0;
  };
  const values = {
    price: price === undefined ? opened.price : sum('price', price),
    old_price:
      oldPrice === undefined
        ? opened.old_price
        : oldPrice.trim()
          ? sum('old_price', oldPrice)
          : null,
    stock: stockOf(kind as StockKind, pieces ?? '', (fault) => {
      faults.pieces = [fault];
    }),
  };
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

function stockOf(kind: StockKind, text: string, blame: (fault: string) => void): Stock | undefined {
  if (kind !== 'counted') return { kind };
  const read = readTyped(text, 'pieces', words.notPieces);
  if ('value' in read && read.value <= MOST_TYPED) return { kind, pieces: read.value };
  blame('fault' in read ? read.fault : words.notPieces);
  return undefined;
}

/** More digits are a mistake of the hand; how many pieces there may be says the server. */
const MOST_TYPED = 9_999_999;

export const isSameStock = (one: Stock, other: Stock): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'counted' || other.kind !== 'counted' || one.pieces === other.pieces);
