import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Which variant an offer of a feed became. */
export const importOffers = pgTable(
  'import_offers',
  {
    source: text().notNull(),
    offerId: text('offer_id').notNull(),
    variantId: integer('variant_id').notNull(),
    withdrawn: boolean().notNull().default(false),
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
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceCategory] })],
);
