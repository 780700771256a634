import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How the shop delivers. One row, inserted by the migration. */
export const deliveryTermsTable = pgTable('delivery_terms', {
  id: integer().primaryKey().default(1),
  /** Of the shape of `delivery.yaml`; fields that are absent have their defaults. */
  terms: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Counts the changes, from 1. */
  version: integer().notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }),
  staffId: integer('staff_id'),
});

/** Hours of delivery that customers have chosen. */
export const slotBookings = pgTable('slot_bookings', {
  orderId: integer('order_id').primaryKey(),
  zone: text().notNull(),
  day: date().notNull(),
  fromHour: text('from_hour').notNull(),
  toHour: text('to_hour').notNull(),
  crew: text().notNull().default(''),
  bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
});
