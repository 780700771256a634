import type { GoodsChange, GoodsRow, Stock } from '#contracts/admin/goods/goods.ts';
import { type SheetField, sheetFields } from '#contracts/admin/goods/values.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import { toRoubles } from '#contracts/money.ts';
import type { GoodsRecord } from './queries.ts';

/** A variant as the API shows it. */
export function present(goods: GoodsRecord): GoodsRow {
  const { productSlug, variantSlug, oldPrice } = goods;
  return {
    id: goods.id,
    product_id: goods.productId,
    article: goods.article,
    product: goods.product,
    variant: goods.variant,
    category: goods.category,
    category_slug: goods.categorySlug,
    photo: goods.photo ?? drawingPaths.variant(productSlug, variantSlug),
    page: `/products/${productSlug}/variant/${variantSlug}`,
    price: toRoubles(goods.price),
    old_price: oldPrice === null ? null : toRoubles(oldPrice),
    stock: stockOf(goods),
    low_stock: goods.lowStock,
    days: goods.days,
    hidden: goods.hidden,
    is_product_hidden: goods.productHidden,
    is_withdrawn: goods.withdrawn,
    source: goods.source,
    held: goods.held,
    mastered: goods.mastered,
  };
}

/** How many there are. */
export const stockOf = ({
  pieces,
  uncounted,
}: Pick<GoodsRecord, 'pieces' | 'uncounted'>): Stock => {
  if (pieces !== null) return { kind: 'counted', pieces };
  return { kind: uncounted ? 'uncounted' : 'to_order' };
};

/** As the table has it. */
export const stored = (stock: Stock) => ({
  pieces: stock.kind === 'counted' ? stock.pieces : null,
  uncounted: stock.kind === 'uncounted',
});

/** The new values of the fields that change. */
export const valuesOf = (change: GoodsChange) =>
  Object.fromEntries(
    sheetFields.flatMap((field) => {
      const step = change[field];
      return step ? [[field, step.to]] : [];
    }),
  ) as Partial<Pick<GoodsRow, SheetField>>;

/** As the log has it: a stock is one word or a number of pieces. */
export const loggable = ({
  price,
  old_price,
  stock,
  low_stock,
  days,
  hidden,
}: Pick<GoodsRow, SheetField>) => ({
  price,
  old_price,
  low_stock,
  days,
  hidden,
  stock: stock.kind === 'counted' ? stock.pieces : stock.kind,
});
