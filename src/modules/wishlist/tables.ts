import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const wishlistEntries = pgTable('wishlist_entries', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  customerId: integer('customer_id').notNull(),
  variantId: integer('variant_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
