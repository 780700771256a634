import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Views of the lists of orders and goods that the staff keep. */
export const savedViews = pgTable('saved_views', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  screen: text().$type<'orders' | 'goods'>().notNull().default('orders'),
  staffId: integer('staff_id').notNull(),
  name: text().notNull(),
  shared: boolean().notNull(),
  query: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
