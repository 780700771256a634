import { attributeKeys, type VariantAttributes } from '#contracts/attributes.ts';
import type { ProductDetails, Variant, VariantModel } from '#contracts/catalog.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { openingVariant } from '#contracts/opening-variant.ts';
import type { Orderable } from './product-card-view.ts';

/** The 3D model of a variant; dimensions in mm. */
export type ModelView = Omit<VariantModel, 'variant'>;

/** A variant as the product page shows it. */
export interface VariantView {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  readonly price: number;
  readonly before: number | null;
  readonly discount: number;
  readonly inStock: boolean;
  readonly available: boolean;
  readonly photo: string;
  /** A tiny data-URL of the first photo, shown blurred while it loads. */
  readonly preview: string | null;
  /** The last one is the drawing with dimensions, if the variant is drawn. */
  readonly photos: readonly string[];
  readonly attributes: VariantAttributes;
  /** What the supplier says beyond the attributes. */
  readonly characteristics: readonly Characteristic[];
  /** Null when the variant has no 3D model. */
  readonly model: ModelView | null;
}

export interface ProductView {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly photo: string;
  readonly description: string;
  readonly isNew: boolean;
  readonly category: { readonly slug: string; readonly name: string };
  readonly variants: readonly VariantView[];
}

export const toProductView = (product: ProductDetails): ProductView => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  photo: product.photo,
  description: product.description,
  isNew: product.is_new,
  category: product.category,
  variants: product.variants.map((variant) => toVariantView(variant, product.models)),
});

function toVariantView(variant: Variant, models: readonly VariantModel[]): VariantView {
  const stated = attributeKeys.filter((key) => variant[key] != null);
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
    attributes: Object.fromEntries(stated.map((key) => [key, variant[key]])),
    characteristics: variant.characteristics ?? [],
    model: models.find((model) => model.variant === variant.id) ?? null,
  };
}

/** The variant with this slug, or the one that the page opens on when the slug is unknown; null when the product has no variants. */
export const variantOf = (product: ProductView, slug: string | undefined): VariantView | null =>
  product.variants.find((variant) => variant.slug === slug) ??
  openingVariant(product.variants) ??
  null;

/** The data for cart, wishlist and comparison; `variantId` is null when the product has no variants. */
export const orderableVariant = (product: ProductView, variant: VariantView | null): Orderable => ({
  productId: product.id,
  variantId: variant?.id ?? null,
  name: product.name,
  price: variant?.price ?? 0,
  photo: variant?.photo ?? product.photo,
  productPhoto: product.photo,
  productSlug: product.slug,
  variantSlug: variant?.slug ?? '',
  variantName: variant?.name ?? '',
});
