import { type ProductFlaw, productFlaws } from '#contracts/admin/goods/values.ts';
import { outerSizes } from '#contracts/attributes.ts';
import type { HasModel, StoredProduct } from './stored.ts';

/** Why a product cannot be bought or found, and what a shopper misses on its page; the gravest first. */
export function findFlaws(
  { product, variants }: StoredProduct,
  { today, hasModel }: { readonly today: string; readonly hasModel: HasModel },
): ProductFlaw[] {
  const shown = variants.filter(({ withdrawn }) => !withdrawn);
  const { shownFrom, shownUntil } = product;
  const isEarly = shownFrom !== null && shownFrom > today;
  const isLate = shownUntil !== null && shownUntil < today;
  const { name: productName, category } = product;
  const found: Record<ProductFlaw, boolean> = {
    hidden: product.hidden,
    not_yet: !product.hidden && isEarly,
    no_longer: !product.hidden && isLate,
    withdrawn: product.withdrawn && !product.hidden && !isEarly && !isLate && shown.length > 0,
    no_variants: shown.length === 0,
    category_hidden: product.categoryHidden,
    sold_out: shown.length > 0 && shown.every(({ pieces }) => pieces === 0),
    no_photo: shown.some(({ photos }) => photos.length === 0),
    no_sizes: shown.some(({ attributes }) => outerSizes.some((key) => !attributes[key])),
    no_description: product.description.trim() === '',
    no_model: shown.some((variant) => !hasModel({ productName, category, variant })),
  };
  return productFlaws.filter((flaw) => found[flaw]);
}
