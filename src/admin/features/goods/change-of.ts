import type { GoodsRow, Stock } from '#contracts/admin/goods.ts';
import type { GoodsField, StockKind } from '#contracts/admin/goods-states.ts';
import { readNumber } from '#contracts/read-number.ts';
import { goodsScreenMessages as words } from '#messages/office-goods.ts';
import type { GoodsChange } from './queries.ts';

type Read = { readonly change: GoodsChange } | { readonly faults: Record<string, string[]> };

/** What the texts of the form change of goods, or what is wrong with them. A price that is not asked for stays. */
export function changeOf(
  known: Pick<GoodsRow, GoodsField>,
  { price, old_price: oldPrice, kind, pieces }: Record<string, string>,
): Read {
  const faults: Record<string, string[]> = {};
  const sum = (name: string, text: string): number => {
    const read = readNumber(text);
    if (read === undefined) faults[name] = [words.notSum];
    return read ?? 0;
  };
  const values = {
    price: price === undefined ? known.price : sum('price', price),
    old_price:
      oldPrice === undefined
        ? known.old_price
        : oldPrice.trim()
          ? sum('old_price', oldPrice)
          : null,
    stock: stockOf(kind as StockKind, pieces ?? ''),
  };
  if (values.stock === undefined) faults.pieces = [words.notPieces];
  if (Object.keys(faults).length > 0) return { faults };
  const { stock = known.stock } = values;
  return {
    change: {
      ...(values.price !== known.price && { price: { from: known.price, to: values.price } }),
      ...(values.old_price !== known.old_price && {
        old_price: { from: known.old_price, to: values.old_price },
      }),
      ...(!isSame(stock, known.stock) && { stock: { from: known.stock, to: stock } }),
    },
  };
}

function stockOf(kind: StockKind, pieces: string): Stock | undefined {
  if (kind !== 'counted') return { kind };
  return /^\d{1,7}$/.test(pieces.trim()) ? { kind, pieces: Number(pieces) } : undefined;
}

const isSame = (one: Stock, other: Stock): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'counted' || other.kind !== 'counted' || one.pieces === other.pieces);
