import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import {
  type AttributeKey,
  attributeKeys,
  attributes,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import type { CategoryIcon } from '#contracts/category-look.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import type { FilterKey } from '#contracts/filters.ts';
import type { Package } from '#contracts/packages.ts';

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  name: text().notNull(),
  photo: text(),
  position: integer().notNull(),
  /** Null: on the top level. A parent has no parent. */
  parentId: integer('parent_id'),
  /** Null: by the words of the name. */
  icon: text().$type<CategoryIcon>(),
  /** Not in menus, lists, the sitemap; its address and its goods stay. */
  hidden: boolean().notNull().default(false),
  /** The owner's filters, in display order. Null: the usual ones. */
  filters: text().array().$type<FilterKey[]>(),
  /** For shoppers; an empty line separates paragraphs. */
  description: text().notNull().default(''),
  /** For search engines; empty: made of the name. */
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
});

/** The slugs of deleted categories, with the category that took the goods. */
export const categoryRedirects = pgTable('category_redirects', {
  slug: text().primaryKey(),
  categoryId: integer('category_id').notNull(),
});

export const products = pgTable('products', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  categoryId: integer('category_id').notNull(),
  photo: text(),
  isNew: boolean('is_new'),
  withdrawn: boolean().notNull().default(false),
  /** A trigger sets it. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  /** For search engines; empty: made of name and price. */
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  /** The word of the staff on `withdrawn`, whatever feeds say; the days are in the shop's time zone. */
  hidden: boolean().notNull().default(false),
  shownFrom: date('shown_from'),
  shownUntil: date('shown_until'),
  /** The staff has deleted it: it is off sale, and out of the office. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** The path to which the address of a deleted product leads. */
  leadsTo: text('leads_to'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
});

/** Pieces ordered in the last 90 days; no row for none. A job writes it (popularity.ts). */
export const productPopularity = pgTable('product_popularity', {
  productId: integer('product_id').primaryKey(),
  pieces: integer().notNull(),
});

/** When a product was last seen to change; triggers write it. */
export const productChanges = pgTable('product_changes', {
  productId: integer('product_id').primaryKey(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Former slugs of products, which a trigger writes. */
export const movedProducts = pgTable('moved_products', {
  slug: text().primaryKey(),
  productId: integer('product_id').notNull(),
});

/** The application writes and matches this type but never reads it. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The words of a product; see search/. */
export const productSearch = pgTable('product_search', {
  productId: integer('product_id').primaryKey(),
  document: tsvector().notNull(),
  zones: tsvector().notNull(),
  categoryId: integer('category_id').notNull(),
  available: boolean().notNull(),
});

export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  products: integer().notNull(),
  isKind: boolean('is_kind').notNull(),
});

export const searchQueue = pgTable('search_queue', {
  productId: integer('product_id').primaryKey(),
});

export const productPhotos = pgTable(
  'product_photos',
  {
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    photo: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const variants = pgTable('variants', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
  slug: text().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  position: integer().notNull(),
  priceKopecks: bigint('price_kopecks', { mode: 'number' }).notNull(),
  originalPriceKopecks: bigint('original_price_kopecks', { mode: 'number' }),
  stock: integer(),
  /** Without a stock: in stock, uncounted (true), or made to order (false). */
  uncounted: boolean().notNull().default(false),
  /** So many pieces or fewer are few; null: as in the settings. */
  lowStock: integer('low_stock'),
  withdrawn: boolean().notNull().default(false),
  attributes: jsonb().$type<VariantAttributes>().notNull().default({}),
  /** The staff has chosen the pictures: those of feeds are not shown. */
  ownPhotos: boolean('own_photos').notNull().default(false),
});

export const variantCharacteristics = pgTable('variant_characteristics', {
  variantId: integer('variant_id').primaryKey(),
  characteristics: jsonb().$type<Characteristic[]>().notNull(),
});

/** The packages that a variant is delivered in. */
export const variantPackages = pgTable('variant_packages', {
  variantId: integer('variant_id').primaryKey(),
  packages: jsonb().$type<Package[]>().notNull(),
});

export const variantPhotos = pgTable(
  'variant_photos',
  {
    variantId: integer('variant_id').notNull(),
    /** Negative for the owner's pictures, which come first. */
    position: integer().notNull(),
    photo: text().notNull(),
    /** The name of the file that the owner gave; null for other pictures. */
    given: text(),
    /** Empty: told by the name. */
    alt: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.position] })],
);

export const filterOptions = pgTable('filter_options', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  value: text().notNull(),
  hex: text(),
  /** The spelling of the label of an own characteristic, whose key is in lower case. */
  label: text(),
});

/** Products whose filters a migration wants made anew. */
export const filterQueue = pgTable('filter_queue', {
  productId: integer('product_id').primaryKey(),
});

/** The attributes with a range filter. */
export const measures: readonly AttributeKey[] = attributeKeys.filter(
  (key) => attributes[key].filter === 'range',
);

/** The denormalised columns for filters and facets. Triggers keep them in sync with `variants`. */
export const variantFilters = pgTable('variant_filters', {
  variantId: integer('variant_id').primaryKey(),
  productId: integer('product_id').notNull(),
  categoryId: integer('category_id').notNull(),
  position: integer().notNull(),
  priceKopecks: bigint('price_kopecks', { mode: 'number' }).notNull(),
  onSale: boolean('on_sale').notNull(),
  inStock: boolean('in_stock').notNull(),
  options: integer().array().notNull(),
  ...Object.fromEntries(measures.map((key) => [key, doublePrecision(key)])),
});

/** The same for a product: the options of all its variants. */
export const productFilters = pgTable('product_filters', {
  productId: integer('product_id').primaryKey(),
  categoryId: integer('category_id').notNull(),
  available: boolean().notNull(),
  options: integer().array().notNull(),
});

/** The picture addresses of a variant in its feed, in the feed's order. */
export const variantPictures = pgTable(
  'variant_pictures',
  {
    variantId: integer('variant_id').notNull(),
    position: integer().notNull(),
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.position] })],
);
