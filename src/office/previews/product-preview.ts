import type { SavedProduct } from '#contracts/admin/goods/products.ts';
import type { ProductDetails } from '#contracts/catalog.ts';
import { statedPackageIn } from '#modules/catalog/packed.ts';
import { newSinceOf, showProduct } from '#modules/catalog/presenter.ts';
import {
  type DetailsContext,
  presentDetails,
  type VariantParts,
} from '#modules/catalog/product-details.ts';
import { type ProductRecord, selectPlaced } from '#modules/catalog/queries.ts';
import { type Drawable, typedDrawable } from '#modules/furniture/index.ts';
import { readStored, typedTexts, typedVariants } from '#modules/goods/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';

/** In addresses of a preview the token of its page stands in this place: it is not stored. */
const TOKEN_PLACE = 'TOKEN-OF-THE-PREVIEW';

/** A product as its page would show it. */
export interface ProductPreview {
  readonly kind: 'product';
  readonly details: ProductDetails;
  /** What its drawings and models are made of, by the slugs of its variants. */
  readonly drawables: Readonly<Record<string, Drawable>>;
}

export interface PreviewParts extends DetailsContext {
  readonly clock: Clock;
}

/** What a save would show, without saving it. Hidden variants are left out, as in the shop; a hidden product is shown. Throws `not_found`. */
export async function previewProduct(
  context: PreviewParts,
  id: number,
  saved: SavedProduct,
): Promise<ProductPreview> {
  const { record, parts } = await typedProduct(context.db, id, saved);
  const presented = await presentDetails(context, record, Promise.resolve(parts));
  const details = { ...presented.fields, ...showProduct(presented, newSinceOf(context)) };
  const drawables = record.variants.map(({ variant }) => [
    variant.slug,
    typedDrawable(record, variant, parts.characteristics.get(variant.id) ?? []),
  ]);
  return {
    kind: 'product',
    details: withOwnAddresses(details, record.product.slug),
    drawables: Object.fromEntries(drawables),
  };
}

/** What is typed as the rows that a save would store. A new variant has an id that no stored one has. */
async function typedProduct(
  db: Database,
  id: number,
  saved: SavedProduct,
): Promise<{ record: ProductRecord; parts: VariantParts }> {
  const { variants: known } = await readStored(db, id);
  const placed = await selectPlaced(db, id, saved.category);
  if (!placed) throw new DomainError('not_found');
  const shown = typedVariants(known, saved.variants).flatMap((one) => {
    const typed = saved.variants[one.position];
    return typed && !one.withdrawn ? [{ ...one, id: one.id ?? -1 - one.position, typed }] : [];
  });
  const variants = shown.map(({ article, price, oldPrice, pieces, typed, ...one }) => ({
    variant: {
      ...one,
      productId: id,
      code: article,
      priceKopecks: price,
      originalPriceKopecks: oldPrice,
      stock: pieces,
      lowStock: null,
    },
    photos: typed.photos.map(({ photo }) => photo),
    packed: { packages: typed.packages, stated: statedPackageIn(typed.characteristics) },
  }));
  const partOf = <Part>(part: (typed: SavedProduct['variants'][number]) => Part) =>
    new Map(shown.map(({ id, typed }) => [id, part(typed)]));
  return {
    record: { ...placed, product: { ...placed.product, ...typedTexts(saved) }, variants },
    parts: {
      characteristics: partOf((typed) => typed.characteristics),
      packages: partOf(({ packages }) => packages),
      alts: partOf(({ photos }) => new Map(photos.map(({ photo, alt }) => [photo, alt]))),
    },
  };
}

/** Drawings and models of what is not saved have addresses of their own. */
const withOwnAddresses = (details: ProductDetails, slug: string): ProductDetails =>
  JSON.parse(
    JSON.stringify(details)
      .replaceAll(`"/drawings/products/${slug}/`, `"/drawings/previews/${TOKEN_PLACE}/`)
      .replaceAll(`"/models/products/${slug}/`, `"/models/previews/${TOKEN_PLACE}/`),
  );

/** The preview under its token, with whole addresses. */
export const underToken = (preview: ProductPreview, token: string): ProductPreview =>
  JSON.parse(JSON.stringify(preview).replaceAll(TOKEN_PLACE, token));
