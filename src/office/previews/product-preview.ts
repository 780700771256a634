import { eq } from 'drizzle-orm';
import type { SavedProduct, SavedVariant } from '#contracts/admin/goods/products.ts';
import type { ProductDetails, Variant } from '#contracts/catalog.ts';
import { drawingPaths, modelPath } from '#contracts/drawing-paths.ts';
import { toKopecks } from '#contracts/money.ts';
import { iconOfName } from '#modules/catalog/category-look/icon-of-name.ts';
import { presentProduct, showProduct } from '#modules/catalog/presenter.ts';
import type { ProductRecord } from '#modules/catalog/queries.ts';
import { categories, productPhotos, products } from '#modules/catalog/tables.ts';
import { type Drawable, isDrawn, modelFacts } from '#modules/furniture/index.ts';
import { readStored, type StoredProduct, stored } from '#modules/goods/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';

/** In addresses of a preview the token of its page stands in this place: it is not stored. */
const TOKEN_PLACE = 'TOKEN-OF-THE-PREVIEW';

/** A product as its page would show it. */
export interface ProductPreview {
  readonly kind: 'product';
  readonly details: ProductDetails;
  /** What its drawings and models are made of, by the slugs of its variants. */
  readonly drawables: Readonly<Record<string, Drawable>>;
  /** The slugs of its variants that have models. */
  readonly modelled: readonly string[];
}

export interface PreviewParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Whether goods of this source have models; null: the shop's own. */
  readonly isModelled: (source: string | null) => boolean;
}

const NEW_FOR = 30 * DAY;

/** What a save would show, without saving it. Hidden variants are left out, as in the shop. Throws `not_found`. */
export async function previewProduct(
  { db, clock, isModelled }: PreviewParts,
  id: number,
  saved: SavedProduct,
): Promise<ProductPreview> {
  const known = await readStored(db, id);
  const record = await recordOf(db, known, saved);
  const shownVariants = saved.variants.filter(({ hidden }) => !hidden);
  const presented = presentProduct(record);
  const { category } = record.product;
  const drawables: Record<string, Drawable> = {};
  const models: ProductDetails['models'] = [];
  const modelled: string[] = [];
  for (const [index, one] of shownVariants.entries()) {
    const variant = presented.fields.variants[index];
    if (!variant) continue;
    const drawable: Drawable = {
      id: variant.id,
      productSlug: saved.slug,
      name: saved.name,
      categorySlug: category.slug,
      variantName: one.name,
      attributes: one.attributes,
      characteristics: one.characteristics,
      icon: category.icon ?? iconOfName(category.name) ?? 'shapes',
    };
    drawables[variant.slug] = drawable;
    addParts(variant, one, saved.slug);
    if (!isDrawn(drawable)) removeDimensions(variant, saved.slug);
    const { source = null } = known.variants.find((each) => each.id === one.id) ?? {};
    const facts = isModelled(source) ? modelFacts(drawable) : null;
    if (facts) modelled.push(variant.slug);
    if (facts)
      models.push({ variant: variant.id, src: modelPath(saved.slug, variant.slug), ...facts });
  }
  const shown = showProduct(presented, new Date(clock.now().getTime() - NEW_FOR));
  const details: ProductDetails = {
    ...presented.fields,
    ...shown,
    models,
    ...(saved.seo_title && { seo_title: saved.seo_title }),
    ...(saved.seo_description && { seo_description: saved.seo_description }),
  };
  return { kind: 'product', details: withOwnAddresses(details, saved.slug), drawables, modelled };
}

async function recordOf(
  db: Database,
  { product, variants }: StoredProduct,
  saved: SavedProduct,
): Promise<ProductRecord> {
  const [row] = await db.select().from(products).where(eq(products.id, product.id));
  const [category] = await db.select().from(categories).where(eq(categories.slug, saved.category));
  if (!row || !category) throw new DomainError('not_found');
  const photos = await db
    .select({ photo: productPhotos.photo })
    .from(productPhotos)
    .where(eq(productPhotos.productId, product.id))
    .orderBy(productPhotos.position);
  const slugs = new Map(variants.map(({ id, slug }) => [id, slug]));
  return {
    product: {
      ...row,
      name: saved.name,
      slug: saved.slug,
      description: saved.description,
      isNew: saved.is_new,
      category,
    },
    photos: photos.map(({ photo }) => photo),
    variants: saved.variants
      .filter(({ hidden }) => !hidden)
      .map((one, position) => ({
        variant: variantRow(one, { position, productId: product.id, slugs }),
        photos: one.photos.map(({ photo }) => photo),
      })),
  };
}

interface Place {
  readonly position: number;
  readonly productId: number;
  readonly slugs: ReadonlyMap<number, string>;
}

/** A new variant has a number and an address that no stored one has. */
function variantRow(one: SavedVariant, { position, productId, slugs }: Place) {
  const { pieces, uncounted } = stored(one.stock);
  return {
    id: one.id ?? -1 - position,
    productId,
    slug: (one.id === null ? undefined : slugs.get(one.id)) ?? `new-${position}`,
    code: one.article,
    name: one.name,
    position,
    priceKopecks: toKopecks(one.price),
    originalPriceKopecks: one.old_price === null ? null : toKopecks(one.old_price),
    stock: pieces,
    lowStock: null,
    uncounted,
    withdrawn: false,
    attributes: one.attributes,
    ownPhotos: one.photos.length > 0,
  };
}

function addParts(variant: Variant, one: SavedVariant, slug: string): void {
  variant.characteristics = one.characteristics;
  if (one.packages.length > 0) variant.packages = one.packages;
  const alts = new Map(one.photos.map(({ photo, alt }) => [photo, alt]));
  variant.photos_variant = variant.photos_variant.map(({ photo }) => {
    const alt = alts.get(photo);
    return alt ? { photo, alt } : { photo };
  });
  variant.productSlug = slug;
}

function removeDimensions(variant: Variant, slug: string): void {
  const drawing = drawingPaths.dimensions(slug, variant.slug);
  variant.photos_variant = variant.photos_variant.filter(({ photo }) => photo !== drawing);
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
