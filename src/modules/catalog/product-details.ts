import type { VariantAttributes } from '#contracts/attributes.ts';
import type { ProductDetails, Variant, VariantModel } from '#contracts/catalog.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import type { Package } from '#contracts/packages.ts';
import { asDefined } from '#contracts/shop-characteristics.ts';
import { selectPreviews } from '#modules/pictures/index.ts';
import type { Database } from '#platform/database/database.ts';
import { getShopCharacteristics, selectCharacteristics } from './characteristics.ts';
import { type KeptProduct, keptProduct } from './kept-product.ts';
import { type Alts, selectAlts, selectPackages } from './parts-of-variants.ts';
import { type PresentedProduct, presentProduct } from './presenter.ts';
import { type ProductRecord, selectProducts } from './queries.ts';

/** A product with what only its own page shows. */
export interface PresentedDetails extends PresentedProduct {
  readonly fields: PresentedProduct['fields'] &
    Pick<ProductDetails, 'models' | 'seo_title' | 'seo_description'>;
}

/** Finds the 3D models of a product's variants. The caller of the catalogue provides this function. */
export type FindModels = (db: Database, record: ProductRecord) => Promise<VariantModel[]>;

/** A variant as a drawing of it is made. */
export interface DrawnVariant {
  readonly categorySlug: string;
  readonly name: string;
  readonly variantName: string;
  readonly attributes: VariantAttributes;
  readonly characteristics: readonly Characteristic[];
}

/** Whether a variant can be drawn truly. The caller of the catalogue provides this function. */
export type IsDrawn = (variant: DrawnVariant) => boolean;

export interface DetailsContext {
  readonly db: Database;
  readonly findModels: FindModels;
  readonly isDrawn: IsDrawn;
}

/** What a page shows of variants beside their rows, by their ids. */
export interface VariantParts {
  readonly characteristics: ReadonlyMap<number, readonly Characteristic[]>;
  readonly packages: ReadonlyMap<number, readonly Package[]>;
  readonly alts: Alts;
}

/** The product of this id as its page shows it; empty if it is not on sale. */
export async function readDetails(
  context: DetailsContext,
  id: number,
): Promise<Map<number, KeptProduct<PresentedDetails>>> {
  const { db } = context;
  const [record] = await selectProducts(db, [id]);
  if (!record) return new Map();
  const ids = record.variants.map(({ variant }) => variant.id);
  const reading = Promise.all([
    selectCharacteristics(db, ids),
    selectPackages(db, ids),
    selectAlts(db, ids),
  ]).then(([characteristics, packages, alts]) => ({ characteristics, packages, alts }));
  return new Map([[id, keptProduct(await presentDetails(context, record, reading))]]);
}

/** A product, stored or only typed, as its page shows it: with previews of its photos, characteristics and models. */
export async function presentDetails(
  { db, findModels, isDrawn }: DetailsContext,
  record: ProductRecord,
  reading: Promise<VariantParts>,
): Promise<PresentedDetails> {
  const presented = presentProduct(record);
  const { variants } = presented.fields;
  const [parts, previews, models, defined] = await Promise.all([
    reading,
    selectPreviews(
      db,
      variants.map(({ photo }) => photo),
    ),
    findModels(db, record),
    getShopCharacteristics(db),
  ]);
  for (const [index, variant] of variants.entries()) {
    const stated = parts.characteristics.get(variant.id) ?? [];
    variant.characteristics = stated.map((one) => asDefined(one, defined));
    const packed = parts.packages.get(variant.id);
    if (packed?.length) variant.packages = [...packed];
    addPreview(variant, previews);
    addAlts(variant, parts.alts);
    if (!isDrawnTruly(record, index, variant.characteristics, isDrawn))
      removeDrawing(variant, presented.fields.slug);
  }
  const { seoTitle, seoDescription } = record.product;
  const fields = {
    ...presented.fields,
    models,
    ...(seoTitle && { seo_title: seoTitle }),
    ...(seoDescription && { seo_description: seoDescription }),
  };
  return { ...presented, fields };
}

/** Only the first photo of a variant: the others are loaded when the visitor looks at them. */
function addPreview(
  { photos_variant: [photo] }: Variant,
  previews: Awaited<ReturnType<typeof selectPreviews>>,
): void {
  const preview = photo && previews.get(photo.photo);
  if (photo && preview) photo.preview = preview;
}

function addAlts({ id, photos_variant: photos }: Variant, alts: Alts): void {
  const own = alts.get(id);
  for (const photo of own ? photos : []) {
    const alt = own?.get(photo.photo);
    if (alt) photo.alt = alt;
  }
}

function isDrawnTruly(
  { product: { category, name }, variants }: ProductRecord,
  index: number,
  characteristics: readonly Characteristic[],
  isDrawn: IsDrawn,
): boolean {
  const stated = variants[index]?.variant;
  if (!stated) return true;
  const { attributes, name: variantName } = stated;
  return isDrawn({ categorySlug: category.slug, name, variantName, attributes, characteristics });
}

/** Takes off the drawing of sizes that would be a guess. */
function removeDrawing(variant: Variant, productSlug: string): void {
  const drawing = drawingPaths.dimensions(productSlug, variant.slug);
  variant.photos_variant = variant.photos_variant.filter(({ photo }) => photo !== drawing);
}
