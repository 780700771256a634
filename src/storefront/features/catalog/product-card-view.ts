import type { ReactNode } from 'react';
import type { VariantAttributes } from '#contracts/attributes.ts';
import type { KnownSizes, Sides } from '#contracts/carried-sizes.ts';
import type { Product } from '#contracts/catalog.ts';
import { openingVariant } from '#contracts/opening-variant.ts';

/** The data of a variant that cart, wishlist and comparison need (spec section 3, local cart item). */
export interface Orderable {
  readonly productId: number;
  readonly variantId: number | null;
  readonly name: string;
  readonly price: number;
  /** The price before the discount. */
  readonly before?: number;
  readonly photo: string;
  /** The photo of the product, not of the variant. */
  readonly productPhoto: string;
  readonly productSlug: string;
  readonly variantSlug: string;
  /** The part of the name that distinguishes this variant. */
  readonly variantName: string;
}

/** The buttons of a card. `soldOut`: the shown variant is out of stock; `sizes`: in what size it is carried. */
export type CardActions = (item: Orderable, soldOut: boolean, sizes?: KnownSizes) => ReactNode;

/** A product as its card shows it. */
export interface ProductCardView {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly photo: string;
  readonly isNew: boolean;
  readonly variantCount: number;
  /** The variant that the card shows, usually the one that the page opens on; null when the product has none. */
  readonly first: {
    readonly id: number;
    readonly slug: string;
    /** True when the page opens on another variant: in a filtered list, the card shows the first that passes. */
    readonly isOther: boolean;
    readonly name: string;
    readonly photo: string;
    readonly productPhoto: string;
    readonly price: number;
    /** The variants differ in price, this one is the cheapest, and no filter has chosen it. */
    readonly isFrom: boolean;
    /** The lowest price of another variant that can be ordered, where this one is not the cheapest and no filter has chosen it. */
    readonly otherFrom: number | null;
    readonly before: number | null;
    readonly discount: number;
    readonly available: boolean;
    /** Width, depth, height in mm. */
    readonly size: Sides | null;
    /** Sides of its packages in mm, where they are known. */
    readonly packed?: readonly Sides[] | undefined;
  } | null;
  /** The colours of the swatches. */
  readonly colors: readonly string[];
}

const CARD_COLORS = 5;

/** Reduces a product of the API to the fields of its card, so that list pages stay small. */
export function toCard(product: Product): ProductCardView {
  const first = product.first_variant;
  const isOther = first?.id !== openingVariant(product.variants)?.id;
  const colors = product.variants.flatMap(({ color }) => (color?.hex ? [color.hex] : []));
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    photo: product.photo,
    isNew: product.is_new,
    variantCount: product.variants.length,
    first: first && {
      id: first.id,
      slug: first.slug,
      isOther,
      name: first.name,
      photo: first.photo,
      productPhoto: first.product_photo,
      price: first.price,
      isFrom: !isOther && isCheapestOf(product.variants, first.price),
      otherFrom: isOther ? null : lowerThan(first.price, product.variants),
      before: first.discount > 0 ? first.original_price : null,
      discount: first.discount,
      available: first.available,
      size: sizeOf(first),
      packed: first.packed,
    },
    colors: [...new Set(colors)].slice(0, CARD_COLORS),
  };
}

function isCheapestOf(variants: Product['variants'], price: number): boolean {
  const prices = variants.map((variant) => variant.price);
  return price === Math.min(...prices) && price < Math.max(...prices);
}

function lowerThan(price: number, variants: Product['variants']): number | null {
  const prices = variants.filter(({ available }) => available).map((variant) => variant.price);
  const lowest = Math.min(...prices);
  return lowest < price ? lowest : null;
}

/** The shown variant for cart, wishlist and comparison; `variantId` is null when the product has no variants. */
export const orderableOf = ({ id, slug, name, photo, first }: ProductCardView): Orderable => ({
  productId: id,
  variantId: first?.id ?? null,
  name,
  price: first?.price ?? 0,
  ...(first?.before && { before: first.before }),
  photo: first?.photo ?? photo,
  productPhoto: first?.productPhoto ?? photo,
  productSlug: slug,
  variantSlug: first?.slug ?? '',
  variantName: first?.name ?? '',
});

/** Width, depth and height in mm; null unless all three are stated. */
export function sizeOf({
  dimensions_width: width,
  dimensions_depth: depth,
  dimensions_height: height,
}: VariantAttributes): Sides | null {
  return width && depth && height ? [width, depth, height] : null;
}
