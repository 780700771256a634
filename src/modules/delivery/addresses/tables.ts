import { boolean, customType, date, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One row, or none: then no addresses are suggested. */
export const addressService = pgTable('address_service', {
  id: integer().primaryKey().default(1),
  /** Sealed. */
  key: bytea().notNull(),
  dailyBudget: integer('daily_budget').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** The account of the staff. */
  changedBy: integer('changed_by'),
});

/** How many questions were asked on the last day that there was any. One row, inserted by the migration. */
export const addressUses = pgTable('address_uses', {
  id: integer().primaryKey().default(1),
  /** By the clocks of Moscow. */
  day: date().notNull(),
  asked: integer().notNull(),
  /** The service has refused: it is not asked again on this day. */
  isStopped: boolean('is_stopped').notNull(),
});
