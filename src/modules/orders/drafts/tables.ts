import { customType, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { DraftBody } from '#contracts/admin/orders/order-drafts.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Orders that the staff write down, until they are placed. */
export const orderDrafts = pgTable('order_drafts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  body: jsonb().$type<DraftBody>().notNull(),
  /** Counts the changes, from 1. */
  version: integer().notNull().default(1),
  staffId: integer('staff_id'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** Of the link with which its customer places it, and since when it is good. */
  linkDigest: bytea('link_digest'),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** The order that it became. */
  orderId: integer('order_id'),
  placedAt: timestamp('placed_at', { withTimezone: true }),
});
