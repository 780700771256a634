import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const carts = pgTable('carts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  uuid: uuid().notNull().defaultRandom(),
  customerId: integer('customer_id'),
  network: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  orderedAt: timestamp('ordered_at', { withTimezone: true }),
});

export const cartItems = pgTable(
  'cart_items',
  {
    cartId: bigint('cart_id', { mode: 'number' }).notNull(),
    variantId: integer('variant_id').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.variantId] })],
);
