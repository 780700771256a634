import { attributeKeys, type VariantAttributes } from '#contracts/attributes.ts';
import type { Product, Variant } from '#contracts/catalog.ts';
import { readProducts } from '../../api/read-products.ts';
import type { CompareEntry } from './compare-entry.ts';
import { compareEntries } from './compare-storage.ts';

/** Refreshes the entries of these products, or all entries without `productSlugs`. */
export async function refreshEntries(productSlugs?: readonly string[]): Promise<void> {
  const slugs = productSlugs ?? compareEntries.get().map(({ productSlug }) => productSlug);
  if (slugs.length === 0) return;
  const products = await readProducts(slugs);
  compareEntries.set(
    compareEntries.get().map((entry) => refreshed(entry, products.get(entry.productSlug))),
  );
}

/** `product`: null when it no longer exists, undefined when it failed to load. */
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
    ...(variant.characteristics?.length && { characteristics: variant.characteristics }),
    dimensions: {
      width: variant.dimensions_width,
      height: variant.dimensions_height,
      weight: variant.dimensions_weight,
      thickness: variant.dimensions_thickness,
      depth: variant.dimensions_depth,
    },
  };
}

/** The stated attributes except the dimensions, which the entry stores separately. */
const statedAttributes = (variant: Variant): VariantAttributes =>
  Object.fromEntries(
    attributeKeys
      .filter((key) => !key.startsWith('dimensions_') && variant[key] !== undefined)
      .map((key) => [key, variant[key]]),
  );
