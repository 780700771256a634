import type { CarriedSizes, Sides } from '#contracts/carried-sizes.ts';
import type { VariantModel } from '#contracts/catalog.ts';
import { openingVariant } from '#contracts/opening-variant.ts';
import type { DetailsSection } from './attribute-rows.ts';
import type { Orderable } from './product-card-view.ts';
import type { Difference } from './variant-differences.ts';
import type { Fact } from './variant-facts.ts';

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
  /** What each of the photos shows; empty: told by the name. */
  readonly alts: readonly string[];
  readonly brand: string | null;
  readonly color: { readonly name: string; readonly hex: string | null } | null;
  /** Days that it takes to make: at least and at most. */
  readonly leadTime: { readonly from: number; readonly to: number } | null;
  /** Width, depth, height in mm. */
  readonly size: Sides | null;
  /** In what size it is carried into a flat, if that is known. */
  readonly carried: CarriedSizes | null;
  readonly facts: readonly Fact[];
  readonly details: readonly DetailsSection[];
  /** Its option of each difference of the product. */
  readonly choice: readonly number[];
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
  /** For search engines; empty: made of name and price. */
  readonly seo: { readonly title: string; readonly description: string };
  readonly category: { readonly slug: string; readonly name: string };
  /** In what the variants differ; null when they form no grid and are chosen by name. */
  readonly differences: readonly Difference[] | null;
  readonly variants: readonly VariantView[];
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
  ...(variant?.before && { before: variant.before }),
  photo: variant?.photo ?? product.photo,
  productPhoto: product.photo,
  productSlug: product.slug,
  variantSlug: variant?.slug ?? '',
  variantName: variant?.name ?? '',
});
