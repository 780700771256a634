import { attributeKeys, type VariantAttributes } from '#contracts/attributes.ts';
import type { Product, Variant } from '#contracts/catalog.ts';
import { readProducts } from '../../api/read-products.ts';
import type { CompareEntry } from './compare-entry.ts';
import { compareEntries } from './compare-storage.ts';

/** Puts what the shop says today into the entries of these products, of all without `productSlugs`. */
export async function rereadEntries(productSlugs?: readonly string[]): Promise<void> {
  const slugs = productSlugs ?? compareEntries.get().map(({ productSlug }) => productSlug);
  if (slugs.length === 0) return;
  const products = await readProducts(slugs);
  compareEntries.set(
    compareEntries.get().map((entry) => refreshed(entry, products.get(entry.productSlug))),
  );
}

/** `product` is null where it is gone, undefined where it was not read. */
function refreshed(entry: CompareEntry, product: Product | null | undefined): CompareEntry {
  if (product === undefined) return entry;
  const variant = product?.variants.find(({ id }) => id === entry.variantId);
  if (!product || !variant) return { ...entry, available: false };
  return {
    ...statedAttributes(variant),
    productId: product.id,
    variantId: variant.id,
    productSlug: product.slug,
    variantSlug: variant.slug,
    name: product.name,
    variantName: variant.name,
    price: variant.price,
    photo: variant.photo,
    ...(!variant.available && { soldOut: true }),
    dimensions: {
      width: variant.dimensions_width,
      height: variant.dimensions_height,
      weight: variant.dimensions_weight,
      thickness: variant.dimensions_thickness,
      depth: variant.dimensions_depth,
    },
  };
}

/** Those that say something; the dimensions have an object of their own. */
const statedAttributes = (variant: Variant): VariantAttributes =>
  Object.fromEntries(
    attributeKeys
      .filter((key) => !key.startsWith('dimensions_') && variant[key] !== undefined)
      .map((key) => [key, variant[key]]),
  );
