import {
  bigint,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvoiceBody } from './invoice-body.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One row, where the owner has entered it. */
export const bankDetails = pgTable('bank_details', {
  id: integer().primaryKey().default(1),
  inn: text().notNull(),
  kpp: text(),
  account: text().notNull(),
  bic: text().notNull(),
  bank: text().notNull(),
  correspondent: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  staffId: integer('staff_id'),
});

/** The last number that was taken. */
export const invoiceCounter = pgTable('invoice_counter', {
  id: integer().primaryKey().default(1),
  last: integer().notNull().default(0),
});

export const invoices = pgTable('invoices', {
  number: integer().primaryKey(),
  orderId: integer('order_id'),
  orderVersion: integer('order_version').notNull(),
  amountKopecks: bigint('amount_kopecks', { mode: 'number' }).notNull(),
  body: jsonb().$type<InvoiceBody>().notNull(),
  pdf: bytea(),
  madeOn: date('made_on').notNull(),
  validUntil: date('valid_until').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  staffId: integer('staff_id'),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  sentTo: text('sent_to'),
  replacedBy: integer('replaced_by'),
});

/** Which payments came for which invoice. */
export const invoicePayments = pgTable('invoice_payments', {
  paymentId: uuid('payment_id').primaryKey(),
  invoice: integer().notNull(),
});

/** Which documents of the bank's files are noted, and as which payments. */
export const bankDocuments = pgTable('bank_documents', {
  id: text().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
  staffId: integer('staff_id'),
});
