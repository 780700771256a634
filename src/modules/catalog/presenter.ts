import { outerSizes } from '#contracts/attributes.ts';
import { packedSides } from '#contracts/carried-sizes.ts';
import type { Product, Variant } from '#contracts/catalog.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import { discountPercent, toRoubles } from '#contracts/money.ts';
import { openingVariant } from '#contracts/opening-variant.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import { iconOfName } from './category-look/icon-of-name.ts';
import type { ProductRecord } from './queries.ts';

/** The sizes that a drawing has lines for. */
const drawnSizes = [...outerSizes, 'dimensions_thickness'] as const;

/** The fields of a product that depend on the list that shows it, or on the moment. */
export type ShownFields = Pick<Product, 'photo' | 'photos' | 'first_variant' | 'price' | 'is_new'>;

/** A product in the API's form, before a list shows it. */
export interface PresentedProduct {
  readonly fields: Omit<Product, keyof ShownFields>;
  /** The photo of the whole product, and its own photos. */
  readonly photo: string;
  readonly photos: readonly string[];
  /** What the staff have set. */
  readonly isNew: boolean | null;
  readonly createdAt: Date;
}

const NEW_FOR = 30 * DAY;

/** Products that were created after this moment are new. */
export const newSinceOf = ({ clock }: { readonly clock: Clock }): Date =>
  new Date(clock.now().getTime() - NEW_FOR);

export function presentProduct(record: ProductRecord): PresentedProduct {
  const { product, photos } = record;
  const { id, slug, name, description, category, isNew, createdAt } = product;
  return {
    fields: {
      id,
      slug,
      name,
      description,
      category: { id: category.id, slug: category.slug, name: category.name },
      variants: record.variants.map((entry) => presentVariant(entry, record)),
    },
    photo: productPhoto(record),
    photos,
    isNew,
    createdAt,
  };
}

/**
 * The fields that a list adds. Products created after `newSince` are new, unless the staff have set the flag. In a
 * filtered list `shownId` is the first variant that passes the filters: it represents the product with its photo and price.
 */
export function showProduct(
  { fields: { variants }, photo: own, photos, isNew, createdAt }: PresentedProduct,
  newSince: Date,
  shownId: number | null = null,
): ShownFields {
  const shown = shownId === null ? undefined : variants.find(({ id }) => id === shownId);
  const first = shown ?? openingVariant(variants) ?? null;
  const isOther = shown !== undefined || first !== (variants[0] ?? null);
  const photo = isOther && first ? first.photo : own;
  return {
    photo,
    photos: (photos.length > 0 ? photos : [photo]).map((address) => ({ photo: address })),
    first_variant: first,
    price: first?.price ?? null,
    is_new: isNew ?? createdAt >= newSince,
  };
}

function presentVariant(
  { variant, photos, packed: stated }: ProductRecord['variants'][number],
  record: ProductRecord,
): Variant {
  const { product, photos: productPhotos } = record;
  const drawing = drawingPaths.variant(product.slug, variant.slug);
  const photo = photos[0] ?? product.photo ?? productPhotos[0] ?? drawing;
  const gallery = photos.length > 0 ? photos : [photo];
  const packed = packedSides(stated);
  const originalPrice =
    variant.originalPriceKopecks === null ? null : toRoubles(variant.originalPriceKopecks);
  return {
    ...variant.attributes,
    id: variant.id,
    slug: variant.slug,
    code: variant.code,
    name: variant.name,
    photo,
    photos_variant: [
      ...gallery,
      ...(drawnSizes.some((key) => variant.attributes[key] !== undefined)
        ? [drawingPaths.dimensions(product.slug, variant.slug)]
        : []),
    ].map((address) => ({ photo: address })),
    product_photo: productPhoto(record),
    price: toRoubles(variant.priceKopecks),
    oldPrice: originalPrice,
    original_price: originalPrice,
    discount: discountPercent(variant.priceKopecks, variant.originalPriceKopecks),
    description: product.description,
    productSlug: product.slug,
    in_stock: variant.stock === null ? variant.uncounted : variant.stock > 0,
    available: variant.stock === null || variant.stock > 0,
    ...(packed.length > 0 && { packed }),
  };
}

/** The photo of a whole product: its own, else that of its first variant. */
function productPhoto({ product, photos, variants: [first] }: ProductRecord): string {
  const own = product.photo ?? photos[0];
  if (own) return own;
  if (!first)
    return drawingPaths.category(
      product.category.icon ?? iconOfName(product.category.name) ?? 'shapes',
    );
  return first.photos[0] ?? drawingPaths.variant(product.slug, first.variant.slug);
}
