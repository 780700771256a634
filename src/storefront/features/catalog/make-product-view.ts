import { attributeKeys, type VariantAttributes } from '#contracts/attributes.ts';
import { carriedSizes } from '#contracts/carried-sizes.ts';
import type { ProductDetails, Variant } from '#contracts/catalog.ts';
import { slugOf } from '#contracts/slug-of.ts';
import { addresses } from '../../addresses.ts';
import { detailsOf } from './attribute-rows.ts';
import { sizeOf } from './product-card-view.ts';
import type { ProductView, VariantView } from './product-view.ts';
import { differencesOf } from './variant-differences.ts';
import { factsOf } from './variant-facts.ts';

export { detailsOf };

/** Makes what the page shows of a product: its texts need the attribute registry, which the first load of a page does without. */
export function toProductView(product: ProductDetails): ProductView {
  const grid = differencesOf(product.variants);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    photo: product.photo,
    description: product.description,
    isNew: product.is_new,
    seo: { title: product.seo_title ?? '', description: product.seo_description ?? '' },
    category: product.category,
    differences: grid?.differences ?? null,
    variants: product.variants.map((variant, at) =>
      toVariantView(variant, product, grid?.choices[at] ?? []),
    ),
  };
}

function toVariantView(
  variant: Variant,
  { name, models }: ProductDetails,
  choice: readonly number[],
): VariantView {
  const attributes = statedOf(variant);
  const characteristics = variant.characteristics ?? [];
  const { brand, color, production_time_days: to, production_time_days_from: from } = attributes;
  const maker = brand && slugOf(brand.name);
  return {
    id: variant.id,
    slug: variant.slug,
    name: variant.name,
    code: variant.code,
    price: variant.price,
    before: variant.discount > 0 ? variant.original_price : null,
    discount: variant.discount,
    inStock: variant.in_stock,
    available: variant.available,
    photo: variant.photo,
    preview: variant.photos_variant[0]?.preview ?? null,
    photos: variant.photos_variant.map(({ photo }) => photo),
    alts: variant.photos_variant.map(({ alt = '' }) => alt),
    brand: brand?.name ?? null,
    color: color ? { name: color.name, hex: color.hex ?? null } : null,
    leadTime: to ? { from: from ?? to, to } : null,
    size: sizeOf(attributes),
    carried: carriedSizes({
      name,
      packed: variant.packed,
      size: sizeOf(attributes),
    }),
    facts: factsOf(attributes, characteristics),
    details: detailsOf(attributes, characteristics, variant.packages, (key) =>
      key === 'brand' && maker ? addresses.maker(maker) : undefined,
    ),
    choice,
    model: models.find((model) => model.variant === variant.id) ?? null,
  };
}

const statedOf = (variant: Variant): VariantAttributes =>
  Object.fromEntries(
    attributeKeys.filter((key) => variant[key] != null).map((key) => [key, variant[key]]),
  );
