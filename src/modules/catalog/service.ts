import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Product, ProductDetails, VariantModel } from '#contracts/catalog.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import type { Facets } from '#contracts/facets.ts';
import { filtersOf, type ProductListQuery } from '#contracts/product-query.ts';
import { selectPreviews } from '#modules/pictures/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { DAY } from '#platform/duration.ts';
import type { WithSlot } from '#platform/semaphore.ts';
import type { CatalogCaches } from './caches.ts';
import { findCategory } from './categories.ts';
import { withCharacteristics } from './characteristics.ts';
import { countFacets } from './filters/count-facets.ts';
import { filtersOfCategory, withoutStrangers } from './filters/filters-of-category.ts';
import { presentFacets } from './filters/present-facets.ts';
import type { ListScope } from './filters/scope.ts';
import { selectFound } from './filters/select-found.ts';
import { type Listed, type ListOrder, selectListed } from './filters/select-listed.ts';
import { selectNewest } from './filters/select-newest.ts';
import { presentProduct } from './presenter.ts';
import { type ProductRecord, selectProductId, selectProducts } from './queries.ts';
import { search, withWordsIndexed } from './search/search.ts';
import { findWithdrawn } from './withdrawn.ts';

export interface CatalogContext extends CatalogCaches {
  /** A read-only replica if one is healthy, else the primary. */
  readonly db: Database;
  /** The primary, with the same limits as `db`. */
  readonly primary: Database;
  /** The primary without a statement timeout, for indexing changed products. */
  readonly writer: Database;
  readonly clock: Clock;
  readonly findModels: FindModels;
  readonly isDrawn: IsDrawn;
  /** Runs facets of the whole shop, which no page asks for: one at a time, and another is refused as unavailable. */
  readonly inWholeShop: WithSlot;
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

/** Runs a read on a healthy database. The read may run twice: if the first database fails, it is retried on another. */
export type ReadCatalogue = <Result>(
  read: (context: CatalogContext) => Promise<Result>,
) => Promise<Result>;

/** One page of a list with the data for the pager. */
export interface ProductSlice {
  readonly count: number;
  readonly results: Product[];
  /** The corrected query; null if it equals the typed one. */
  readonly corrected_query: string | null;
}

const NEW_FOR = 30 * DAY;
const NEW_ARRIVALS = 12;

const orders: Record<'' | 'price' | '-price', ListOrder> = {
  '': 'shop',
  price: 'cheapFirst',
  '-price': 'dearFirst',
};

/** One page of a category or a search (spec section 7). Throws `category_not_found` or `page_not_found`. */
export async function listProducts(
  context: CatalogContext,
  query: ProductListQuery,
): Promise<ProductSlice> {
  const { db, scope, corrected } = await scopeOf(context, query);
  const newSince = newSinceOf(context);
  const offset = (query.page - 1) * query.page_size;
  const slice = { newSince, limit: query.page_size, offset };
  const { count, listed } =
    scope.match && query.o === undefined
      ? await selectFound(db, { ...scope, match: scope.match }, slice)
      : await selectListed(db, scope, { ...slice, order: orders[query.o ?? ''] });
  if (offset > 0 && listed.length === 0) throw new DomainError('page_not_found');
  return { count, results: await read(db, listed, newSince), corrected_query: corrected };
}

/** The facets of the same list, with their counts. */
export function getFacets(context: CatalogContext, query: ProductListQuery): Promise<Facets> {
  const isWhole = !query.search?.trim() && filtersOf(query).length === 0;
  const read = () => readFacets(context, query);
  return isWhole && query.category !== undefined
    ? context.keepFacets(query.category, read)
    : read();
}

async function readFacets(context: CatalogContext, query: ProductListQuery): Promise<Facets> {
  const { db, scope, category } = await scopeOf(context, query);
  const keys = await filtersOfCategory({ ...context, db }, category);
  const isWholeShop = !scope.category && !scope.match;
  const count = () => countFacets({ ...context, db }, scope, keys);
  const counts = await (isWholeShop ? context.inWholeShop(count) : count());
  return presentFacets(counts, keys, scope.filters);
}

/** The category, search and filters of a query, and the database to read. Throws `category_not_found`. */
async function scopeOf(context: CatalogContext, query: ProductListQuery) {
  const isSearch = Boolean(query.search?.trim());
  const db = isSearch ? await withWordsIndexed(context) : context.db;
  const { category: slug } = query;
  const category =
    slug === undefined ? undefined : await context.keepCategory(slug, () => findCategory(db, slug));
  const found = isSearch ? await search(db, query.search ?? '') : undefined;
  const filters = await withoutStrangers({ ...context, db }, category, filtersOf(query));
  const scope: ListScope = { category, match: found?.match, filters };
  return { db, scope, category, corrected: found?.corrected ?? null };
}

/** Reads the products. Each is shown with the variant that represents it in the list. */
async function read(db: Database, listed: readonly Listed[], newSince: Date): Promise<Product[]> {
  const shown = new Map(listed.map(({ productId, variantId }) => [productId, variantId]));
  const records = await selectProducts(db, [...shown.keys()]);
  return records.map((record) =>
    presentProduct(record, newSince, shown.get(record.product.id) ?? null),
  );
}

/**
 * A product by id, slug or former slug, with previews of its photos and its 3D models. Throws `product_not_found`, or `product_withdrawn` with
 * what it was.
 */
export async function getProduct(
  context: CatalogContext,
  idOrSlug: number | string,
): Promise<ProductDetails> {
  const { db } = context;
  const id = typeof idOrSlug === 'number' ? idOrSlug : await selectProductId(db, idOrSlug);
  if (id === undefined) throw new DomainError('product_not_found');
  const [record] = await selectProducts(db, [id]);
  if (!record) throw await whyGone(context, id);
  const product = presentProduct(record, newSinceOf(context));
  const [shown, models] = await Promise.all([
    withPreviews(db, product),
    context.findModels(db, record),
    withCharacteristics(db, product),
  ]);
  withoutUntrueDrawings(record, product, context.isDrawn);
  return { ...shown, models };
}

async function whyGone({ db, clock }: CatalogContext, id: number): Promise<DomainError> {
  const product = await findWithdrawn(db, id, clock.now());
  return product
    ? new DomainError('product_withdrawn', { body: { product } })
    : new DomainError('product_not_found');
}

/** Only for a single product: previews would double the size of a list. */
async function withPreviews(db: Database, product: Product): Promise<Product> {
  const previews = await selectPreviews(
    db,
    product.variants.map(({ photo }) => photo),
  );
  for (const { photos_variant: photos } of product.variants) {
    const preview = photos[0] && previews.get(photos[0].photo);
    if (photos[0] && preview) photos[0].preview = preview;
  }
  return product;
}

/** Takes off the drawings of sizes that would be a guess. Only for a single product: the words of each variant are read. */
function withoutUntrueDrawings(
  { product: { category, name }, variants }: ProductRecord,
  product: Product,
  isDrawn: IsDrawn,
): void {
  for (const [index, shown] of product.variants.entries()) {
    const stated = variants[index]?.variant;
    if (!stated) continue;
    const { attributes, name: variantName } = stated;
    const characteristics = shown.characteristics ?? [];
    const isTrue = isDrawn({
      categorySlug: category.slug,
      name,
      variantName,
      attributes,
      characteristics,
    });
    const drawing = drawingPaths.dimensions(product.slug, shown.slug);
    if (!isTrue)
      shown.photos_variant = shown.photos_variant.filter(({ photo }) => photo !== drawing);
  }
}

/** The twelve newest products, for the home page. */
export async function listNewProducts(context: CatalogContext): Promise<Product[]> {
  const { db } = context;
  const newSince = newSinceOf(context);
  return read(db, await selectNewest(db, newSince, NEW_ARRIVALS), newSince);
}

const newSinceOf = ({ clock }: CatalogContext) => new Date(clock.now().getTime() - NEW_FOR);
