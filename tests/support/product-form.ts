import type { EditedProduct, SavedProduct } from '#contracts/admin/goods/products.ts';

/** What the form of a product sends, unchanged. */
export function formOf(product: EditedProduct): SavedProduct {
  const { id: _, page, is_on_sale, kept, flaws, variants, ...texts } = product;
  return {
    ...texts,
    variants: variants.map(
      ({ slug, drawing, source, kept: fields, price, old_price, stock, ...one }) => ({
        ...one,
        price,
        old_price,
        stock,
        was: { price, old_price, stock },
      }),
    ),
  };
}
