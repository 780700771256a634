import {
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { carrierNames, handOvers, shipmentStates } from '#contracts/admin/delivery/values.ts';

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
  /** The address where a courier fetches the packages, or the code of the point; empty: not said. */
  handedOverAt: text('handed_over_at').notNull().default(''),
  changedAt: instant('changed_at').notNull(),
  /** The account of the staff. */
  changedBy: integer('changed_by'),
});

export const shipments = pgTable('shipments', {
  orderId: integer('order_id').primaryKey(),
  carrier: text({ enum: carrierNames }).notNull(),
  /** The key at the carrier, given by the shop. */
  number: text().notNull(),
  carrierUuid: uuid('carrier_uuid'),
  /** By which the customer asks the carrier. */
  carrierNumber: text('carrier_number'),
  state: text({ enum: shipmentStates }).notNull(),
  /** Codes of the carrier, where it has refused. */
  fault: text(),
  promisedOn: date('promised_on'),
  askedAt: instant('asked_at').notNull(),
  lookedAt: instant('looked_at'),
  /** When the staff have dealt with a shipment that was refused, brought back or removed. */
  settledAt: instant('settled_at'),
});

export const shipmentEvents = pgTable(
  'shipment_events',
  {
    orderId: integer('order_id').notNull(),
    code: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.code, table.at] })],
);
