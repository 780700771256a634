import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  eventKinds,
  eventResults,
  eventSources,
  paidBy,
  paymentMakers,
  paymentPurposes,
  providerNames,
} from '#contracts/payments.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });
const kopecks = (name: string) => bigint(name, { mode: 'number' });

export const paymentProviders = pgTable('payment_providers', {
  name: text({ enum: providerNames }).primaryKey(),
  /** The id of the shop, or the key of the terminal. */
  account: text().notNull(),
  /** The secret, sealed. */
  keys: bytea().notNull(),
  isTest: boolean('is_test').notNull(),
  isOn: boolean('is_on').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by'),
});

export const payments = pgTable('payments', {
  /** The provider knows the payment by it. */
  id: uuid().primaryKey(),
  orderId: integer('order_id').notNull(),
  purpose: text({ enum: paymentPurposes }).notNull(),
  provider: text({ enum: paidBy }).notNull(),
  method: text(),
  amountKopecks: kopecks('amount_kopecks').notNull(),
  /** Moves no money. */
  test: boolean().notNull().default(false),
  madeBy: text('made_by', { enum: paymentMakers }).notNull(),
  staffId: integer('staff_id'),
  /** The number of the paper that the staff have noted. */
  document: text().notNull().default(''),
  note: text().notNull().default(''),
  createdAt: instant('created_at').notNull(),
});

/** Only ever added to. What an order has paid is what they add up to. */
export const paymentEvents = pgTable('payment_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  paymentId: uuid('payment_id').notNull(),
  orderId: integer('order_id').notNull(),
  kind: text({ enum: eventKinds }).notNull(),
  result: text({ enum: eventResults }).notNull(),
  amountKopecks: kopecks('amount_kopecks').notNull(),
  provider: text({ enum: paidBy }).notNull(),
  /** What the provider calls it; where it has no name of its own, ours. */
  reference: text().notNull(),
  test: boolean().notNull().default(false),
  source: text({ enum: eventSources }).notNull(),
  staffId: integer('staff_id'),
  note: text().notNull().default(''),
  happenedAt: instant('happened_at').notNull(),
});
