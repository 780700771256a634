import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { KeptProductField, KeptVariantField } from './kept-fields.ts';
import type { PriceField } from './price-fields.ts';

/** Which variant an offer of a feed became. */
export const importOffers = pgTable(
  'import_offers',
  {
    source: text().notNull(),
    offerId: text('offer_id').notNull(),
    variantId: integer('variant_id').notNull(),
    withdrawn: boolean().notNull().default(false),
    /** The offer's name in the last import. */
    name: text(),
    /** The article that the feed has stated; null for imports of earlier versions. */
    article: text(),
  },
  (table) => [primaryKey({ columns: [table.source, table.offerId] })],
);

export const importCategories = pgTable(
  'import_categories',
  {
    source: text().notNull(),
    sourceCategory: text('source_category').notNull(),
    categoryId: integer('category_id').notNull(),
    /** The name in the last import; null for imports of earlier versions. */
    name: text(),
    /** The category's parent in the last import; null for the top level. */
    parentId: integer('parent_id'),
    /** The category moves with the feed: an import of the source has created it. */
    moves: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceCategory] })],
);

/** Categories of a source whose goods are not loaded. */
export const skippedCategories = pgTable(
  'skipped_categories',
  {
    source: text().notNull(),
    sourceCategory: text('source_category').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceCategory] })],
);

/** The owner's decisions about a source. A source without a row has the defaults. */
export const importSources = pgTable('import_sources', {
  source: text().primaryKey(),
  masters: text().array().$type<PriceField[]>().notNull().default([]),
  unavailable: text({ enum: ['to_order', 'sold_out'] })
    .notNull()
    .default('to_order'),
  withdrawPercent: integer('withdraw_percent').notNull().default(20),
  /** The owner's rules for the labels of the source: `imports/source-reading.ts` reads and writes them. */
  mapping: jsonb(),
  /** What the owner says of the columns of its tables: the same. */
  columns: jsonb(),
  /** Loaded every night, where `nightly` says so. */
  address: text(),
  nightly: boolean().notNull().default(false),
  /** Working days in which its goods are made; both null: as their category has it. */
  productionLeast: integer('production_least'),
  productionMost: integer('production_most'),
});

/** Texts and visibility of products that the staff has set: feeds leave them alone. */
export const keptProductFields = pgTable('kept_product_fields', {
  productId: integer('product_id').primaryKey(),
  fields: text().array().$type<KeptProductField[]>().notNull(),
});

/** The same of variants: their name, characteristics, attributes. */
export const keptVariantFields = pgTable('kept_variant_fields', {
  variantId: integer('variant_id').primaryKey(),
  fields: text().array().$type<KeptVariantField[]>().notNull(),
});

/** Fields that a price list has set: feeds leave them alone. */
export const heldFields = pgTable('held_fields', {
  variantId: integer('variant_id').primaryKey(),
  fields: text().array().$type<PriceField[]>().notNull(),
});
