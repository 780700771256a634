import type { Category, CategoryTexts } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import type { MakerDetails } from '#contracts/makers.ts';
import type { CharacteristicsByKey } from '#contracts/shop-characteristics.ts';
import type { CompanionRule } from '#contracts/shop-content.ts';
import type { PublicChanges } from '#platform/database/public-changes.ts';
import {
  type KeepByProduct,
  keepByProduct,
  productMemory,
} from '#platform/memory/keep-by-product.ts';
import { type Keep, keepByVersion } from '#platform/memory/keep-by-version.ts';
import type { FoundCategory } from './categories.ts';
import { createDataFilters, type DataFilters } from './filters/data-filters.ts';
import type { FindPlacing } from './filters/idle-sizes.ts';
import { createOptionTotals, type OptionTotals } from './filters/option-totals.ts';
import type { Listed, ListedPage } from './filters/select-listed.ts';
import type { Shade } from './filters/shades.ts';
import { bytesOf, type KeptProduct } from './kept-product.ts';
import type { PresentedDetails } from './product-details.ts';
import { createKnowledge, type Knowledge } from './search/knowledge.ts';
import type { Found, SearchKnowledge } from './search/search.ts';
import { createWordsIndexer, type WithWordsIndexed } from './search/words-indexer.ts';

/** More categories than a shop has. */
const MOST_CATEGORIES = 1000;
/** Some 100 bytes each. */
const MOST_SLUGS = 10_000;
/** Some kilobytes each at most: a meaning has a limit of words. */
const MOST_TEXTS = 1000;
/** Twelve ids each. */
const MOST_ALIKE = 5000;
/** Facets have some 20 kB each. */
const MOST_FACETS = 200;
/** At most 5,000 products each: `sorted-list-cache.ts`. */
const MOST_ORDERS = 100;

export interface ShownCategories {
  readonly all: readonly Category[];
  readonly listed: readonly Category[];
  /** By id, apart: lists and menus do without. */
  readonly texts: ReadonlyMap<number, CategoryTexts>;
}

/** What one process keeps of the catalogue: products until they change, the rest until the version of the data changes. */
export interface CatalogCaches {
  /** The version of the data; null while it is unknown, and where nothing is kept. */
  readonly version: () => number | null;
  readonly optionTotals: OptionTotals;
  readonly dataFilters: DataFilters;
  /** All categories as visitors see them, and those of menus and lists. */
  readonly keepCategories: Keep<'shown', ShownCategories>;
  /** The colours of the shop. */
  readonly keepShades: Keep<'all', readonly Shade[]>;
  /** The characteristics that the owner has added. */
  readonly keepCharacteristics: Keep<'all', CharacteristicsByKey>;
  /** The makers by slug, in the order of their names. */
  readonly keepMakers: Keep<'all', ReadonlyMap<string, MakerDetails>>;
  /** The facets of whole categories, by slug, and of all goods of a maker. */
  readonly keepFacets: Keep<string, Facets>;
  /** The products of whole categories by price. */
  readonly keepOrder: Keep<string, ListedPage>;
  /** Products like a product, by its id. */
  readonly keepSimilar: Keep<number, readonly Listed[]>;
  /** What fits to what, as the owner says. */
  readonly keepCompanionRules: Keep<'all', readonly CompanionRule[]>;
  /** What fits to a variant, by its id. */
  readonly keepCompanions: Keep<number, readonly Listed[]>;
  /** Categories by the slug that a list names. */
  readonly keepCategory: Keep<string, FoundCategory>;
  /** What typed texts mean. */
  readonly keepMeaning: Keep<string, Found>;
  /** What the search knows besides goods. */
  readonly keepKnowledge: Keep<string, SearchKnowledge>;
  readonly readKnowledge: Knowledge;
  readonly withWordsIndexed: WithWordsIndexed;
  /** Products as lists show them, and as their own pages do. */
  readonly keepListed: KeepByProduct<KeptProduct>;
  readonly keepDetails: KeepByProduct<KeptProduct<PresentedDetails>>;
  /** The ids of products by slug. */
  readonly keepProductId: Keep<string, number | undefined>;
}

/** Without changes, and while their version is not known, nothing is kept. `bytes`: memory for products. */
export function createCatalogCaches(
  changes: Pick<PublicChanges, 'version' | 'onChange'> | undefined,
  placingOf: FindPlacing,
  bytes: number,
): CatalogCaches {
  const version = changes?.version ?? (() => null);
  const products = productMemory(bytes);
  return {
    version,
    optionTotals: createOptionTotals(version),
    dataFilters: createDataFilters(version, placingOf),
    keepCategories: keepByVersion(version, 1),
    keepShades: keepByVersion(version, 1),
    keepCharacteristics: keepByVersion(version, 1),
    keepMakers: keepByVersion(version, 1),
    keepFacets: keepByVersion(version, MOST_FACETS),
    keepOrder: keepByVersion(version, MOST_ORDERS),
    keepSimilar: keepByVersion(version, MOST_ALIKE),
    keepCompanionRules: keepByVersion(version, 1),
    keepCompanions: keepByVersion(version, MOST_ALIKE),
    keepCategory: keepByVersion(version, MOST_CATEGORIES),
    keepMeaning: keepByVersion(version, MOST_TEXTS),
    keepKnowledge: keepByVersion(version, 1),
    readKnowledge: createKnowledge(),
    withWordsIndexed: createWordsIndexer(version),
    keepListed: keepByProduct(changes, products, { kind: 'listed', sizeOf: bytesOf }),
    keepDetails: keepByProduct<KeptProduct<PresentedDetails>>(changes, products, {
      kind: 'details',
      sizeOf: bytesOf,
    }),
    keepProductId: keepByVersion(version, MOST_SLUGS),
  };
}
