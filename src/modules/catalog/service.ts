import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { Facets } from '#contracts/facets.ts';
import { MOST_SIMILAR } from '#contracts/goods-limits.ts';
import { isOwnFilter } from '#contracts/own-filters.ts';
import { encodedAddress } from '#contracts/own-links.ts';
import { filtersOf, type ProductListQuery } from '#contracts/product-query.ts';
import type { Sorting } from '#contracts/sortings.ts';
import type { Understood } from '#contracts/understood.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { HOUR } from '#platform/time/duration.ts';
import type { WithSlot } from '#platform/work/semaphore.ts';
import type { CatalogCaches } from './caches.ts';
import { findCategory } from './categories.ts';
import { getShopCharacteristics } from './characteristics.ts';
import { companionsOf } from './companions.ts';
import { countFacets } from './filters/count-facets.ts';
import { filtersOfCategory, withoutStrangers } from './filters/filters-of-category.ts';
import { withOwnRanges } from './filters/own-ranges.ts';
import { presentFacets } from './filters/present-facets.ts';
import type { ListScope } from './filters/scope.ts';
import { selectFound } from './filters/select-found.ts';
import type { Listed, ListOrder } from './filters/select-listed.ts';
import { selectNewest } from './filters/select-newest.ts';
import { selectSimilar } from './filters/select-similar.ts';
import { selectShades, withShades } from './filters/shades.ts';
import { type KeptProduct, keptProduct } from './kept-product.ts';
import { listCategories } from './list-categories.ts';
import { newSinceOf, presentProduct, showProduct } from './presenter.ts';
import {
  type FindModels,
  type IsDrawn,
  type PresentedDetails,
  readDetails,
} from './product-details.ts';
import { selectProductId, selectProducts } from './queries.ts';
import { type Found, search } from './search/search.ts';
import { understoodOf } from './search/understood-of.ts';
import { listInOrder } from './sorted-list-cache.ts';
import { findWithdrawn } from './withdrawn.ts';
import type { ShownProduct } from './written-product.ts';

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

/** Runs a read on a healthy database. The read may run twice: if the first database fails, it is retried on another. */
export type ReadCatalogue = <Result>(
  read: (context: CatalogContext) => Promise<Result>,
) => Promise<Result>;

/** One page of a list with the data for the pager. */
export interface ProductSlice {
  readonly count: number;
  readonly results: ShownProduct[];
  /** The corrected query; null if it equals the typed one. */
  readonly corrected_query: string | null;
  /** How the text of a search was understood. */
  readonly understood: Understood | null;
  readonly leads_to: string | null;
}

const NEW_ARRIVALS = 12;
const COMPANIONS = 4;

const orders: Record<'' | Sorting, ListOrder> = {
  '': 'shop',
  price: 'cheapFirst',
  '-price': 'dearFirst',
  '-created': 'newFirst',
  '-popular': 'popularFirst',
  '-discount': 'discountedFirst',
};

/** One page of a category or a search (spec section 7). Throws `category_not_found` or `page_not_found`. */
export async function listProducts(
  context: CatalogContext,
  query: ProductListQuery,
): Promise<ProductSlice> {
  const asked = context.version();
  const { db, scope, asked: chosen, found } = await scopeOf(context, query);
  const newSince = newSinceOf(context);
  const offset = (query.page - 1) * query.page_size;
  const slice = { newSince, limit: query.page_size, offset };
  const { count, listed } =
    scope.match && query.o === undefined
      ? await selectFound(db, { ...scope, match: scope.match, near: found?.near ?? [] }, slice)
      : await listInOrder(
          { ...context, db },
          { scope, slice: { ...slice, order: orders[query.o ?? ''] }, asked },
        );
  if (offset > 0 && listed.length === 0) throw new DomainError('page_not_found');
  const results = await show(context, db, listed);
  return {
    count,
    results,
    corrected_query: found?.corrected ?? null,
    understood: found ? understoodOf(found, chosen, results) : null,
    leads_to: found?.page ? encodedAddress(found.page) : null,
  };
}

/** How many goods a text finds. */
export async function countFound(context: CatalogContext, search: string): Promise<number> {
  return (await listProducts(context, { search, page: 1, page_size: 1 })).count;
}

/** The facets of the same list, with their counts. */
export function getFacets(context: CatalogContext, query: ProductListQuery): Promise<Facets> {
  const read = () => readFacets(context, query);
  const kept = query.search?.trim() ? undefined : keyOfFacets(query);
  return kept === undefined ? read() : context.keepFacets(kept, read);
}

/** Under what the facets of a list without a search are kept: of a whole category, and of all goods of a brand. */
function keyOfFacets(query: ProductListQuery): string | undefined {
  const [first, ...others] = filtersOf(query);
  if (!first) return query.category;
  const isOfBrand = first.kind === 'options' && first.name === 'brand' && others.length === 0;
  return isOfBrand && query.category === undefined ? JSON.stringify(first) : undefined;
}

async function readFacets(context: CatalogContext, query: ProductListQuery): Promise<Facets> {
  const { db, scope, asked, category } = await scopeOf(context, query);
  const keys = await filtersOfCategory({ ...context, db }, category);
  const isWholeShop = !scope.category && !scope.match;
  const count = async () => {
    const shades = keys.includes('color') ? await shadesOf(context, db) : [];
    return countFacets({ ...context, db, shades }, scope, keys);
  };
  const counts = await (isWholeShop ? context.inWholeShop(count) : count());
  const defined = keys.some(isOwnFilter) ? await definedOf(context, db) : new Map();
  return presentFacets(counts, keys, asked, defined);
}

/** The category, search and filters of a query, and the database to read. Throws `category_not_found`. */
async function scopeOf(context: CatalogContext, query: ProductListQuery) {
  const text = query.search?.trim();
  const { db, found } = text ? await readMeaning(context, text) : { db: context.db };
  const { category: slug } = query;
  const category =
    slug === undefined ? undefined : await context.keepCategory(slug, () => findCategory(db, slug));
  const asked = await withoutStrangers({ ...context, db }, category, filtersOf(query));
  const ranged = await withOwnRanges(db, asked, () => definedOf(context, db));
  const named = await withShades(ranged, () => shadesOf(context, db));
  const filters = withConditions(named, found);
  const scope: ListScope = { category, match: found?.match, filters };
  return { db, scope, asked: named, category, found };
}

const shadesOf = ({ keepShades }: CatalogContext, db: Database) =>
  keepShades('all', () => selectShades(db));

const definedOf = ({ keepCharacteristics }: CatalogContext, db: Database) =>
  keepCharacteristics('all', () => getShopCharacteristics(db));

/** What a typed text means, and the database to search in. */
async function readMeaning(context: CatalogContext, text: string) {
  const asked = context.version();
  const { db, isWhole } = await context.withWordsIndexed(context);
  const read = async () => search(db, text, await knowledgeOf(context, db));
  // Where the data have changed since, the database may be older than they are.
  const mayKeep = isWhole && context.version() === asked;
  return { db, found: await (mayKeep ? context.keepMeaning(hourly(context, text), read) : read()) };
}

/** A key that changes with the hour: pages of text begin and end at midnight in the shop's zone. */
const hourly = ({ clock }: CatalogContext, key: string): string =>
  `${Math.floor(clock.now().getTime() / HOUR)} ${key}`;

const knowledgeOf = (context: CatalogContext, db: Database) =>
  context.keepKnowledge(hourly(context, 'all'), async () =>
    context.readKnowledge(db, {
      now: context.clock.now(),
      shades: await shadesOf(context, db),
      categories: await listCategories({ ...context, db }),
    }),
  );

/** The filters of the query, and those that its text states unless the query has them. */
function withConditions(asked: readonly AppliedFilter[], found: Found | undefined) {
  const stated = (found?.conditions ?? []).flatMap(({ limits }) =>
    limits.map(({ filter }) => filter),
  );
  return [...asked, ...stated.filter(({ name }) => !asked.some((one) => one.name === name))];
}

/** Each product is shown with the variant that represents it in the list. */
async function show(
  context: CatalogContext,
  db: Database,
  listed: readonly Listed[],
): Promise<ShownProduct[]> {
  const ids = listed.map(({ productId }) => productId);
  const kept = await context.keepListed(ids, (missing) => readListed(db, missing));
  const newSince = newSinceOf(context);
  return listed.flatMap(({ productId, variantId }) => {
    const product = kept.get(productId);
    return product
      ? [{ ...product, shown: showProduct(product.presented, newSince, variantId) }]
      : [];
  });
}

async function readListed(db: Database, ids: number[]): Promise<Map<number, KeptProduct>> {
  const records = await selectProducts(db, ids);
  return new Map(records.map((record) => [record.product.id, keptProduct(presentProduct(record))]));
}

/**
 * A product by id, slug or former slug, with previews of its photos and its 3D models. Throws `product_not_found`, or `product_withdrawn` with
 * what it was.
 */
export async function getProduct(
  context: CatalogContext,
  idOrSlug: number | string,
): Promise<ShownProduct<PresentedDetails>> {
  const id = await idOf(context, idOrSlug);
  const kept = await context.keepDetails([id], () => readDetails(context, id));
  const product = kept.get(id);
  if (!product) throw await whyGone(context, id);
  return { ...product, shown: showProduct(product.presented, newSinceOf(context)) };
}

async function idOf(
  { db, keepProductId }: CatalogContext,
  idOrSlug: number | string,
): Promise<number> {
  const id =
    typeof idOrSlug === 'number'
      ? idOrSlug
      : await keepProductId(idOrSlug, () => selectProductId(db, idOrSlug));
  if (id === undefined) throw new DomainError('product_not_found');
  return id;
}

async function whyGone({ db, clock }: CatalogContext, id: number): Promise<DomainError> {
  const product = await findWithdrawn(db, id, clock.now());
  return product
    ? new DomainError('product_withdrawn', { body: { product } })
    : new DomainError('product_not_found');
}

/** Products of the same category, the most alike first; also for a withdrawn product. Throws `product_not_found` for an unknown slug. */
export async function listSimilar(
  context: CatalogContext,
  idOrSlug: number | string,
  count: number,
): Promise<ShownProduct[]> {
  const { db } = context;
  const id = await idOf(context, idOrSlug);
  const similar = await context.keepSimilar(id, () => selectSimilar(db, id, MOST_SIMILAR));
  return show(context, db, similar.slice(0, count));
}

interface Asked {
  /** Slug; else the variant that the page opens on, which also stands for an unknown one. */
  readonly variant?: string | undefined;
  readonly count?: number;
}

/** Products of other kinds that fit to a variant, by the owner's rules. Throws as {@link getProduct} does. */
export async function listCompanions(
  context: CatalogContext,
  idOrSlug: number | string,
  { variant: slug, count = COMPANIONS }: Asked,
): Promise<ShownProduct[]> {
  const { presented, shown } = await getProduct(context, idOrSlug);
  const { id: productId, category, variants } = presented.fields;
  const variant = variants.find((one) => one.slug === slug) ?? shown.first_variant;
  if (!variant) return [];
  const thing = { productId, variantId: variant.id, categoryId: category.id, attributes: variant };
  const companions = await companionsOf(context, thing, MOST_SIMILAR);
  return show(context, context.db, companions.slice(0, count));
}

/** The twelve newest products, for the home page. */
export async function listNewProducts(context: CatalogContext): Promise<ShownProduct[]> {
  const { db } = context;
  return show(context, db, await selectNewest(db, newSinceOf(context), NEW_ARRIVALS));
}
