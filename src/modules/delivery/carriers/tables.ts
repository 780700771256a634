import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { carrierNames, handOvers } from '#contracts/admin/delivery/values.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const deliveryCarriers = pgTable('delivery_carriers', {
  name: text({ enum: carrierNames }).primaryKey(),
  /** Account and secret, sealed. */
  keys: bytea().notNull(),
  /** The end of the account, by which its owner knows it again. */
  accountEnd: text('account_end').notNull(),
  /** Where packages are sent from. */
  town: text().notNull(),
  region: text().notNull(),
  handOver: text('hand_over', { enum: handOvers }).notNull(),
  changedAt: instant('changed_at').notNull(),
  /** The account of the staff. */
  changedBy: integer('changed_by'),
});
