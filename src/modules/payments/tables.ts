import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { declineReasons, refundRefusals } from '#contracts/payment-reasons.ts';
import {
  eventKinds,
  eventResults,
  eventSources,
  noticeVerdicts,
  type PaymentAttention,
  paidBy,
  paymentMakers,
  paymentPurposes,
  paymentStates,
  paymentTroubles,
  providerNames,
  refundStates,
} from '#contracts/payments.ts';
import {
  plainRates,
  type ReceiptFailure,
  receiptKinds,
  receiptStates,
  taxSystems,
  tills,
} from '#contracts/receipts.ts';
import type { ReceiptItem, Settlement } from './receipts/receipt.ts';

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
  /** Which till prints the receipts of its payments. */
  till: text({ enum: tills }).notNull().default('none'),
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
  /** What the shop gets of it, as the provider tells: without its fee and the VAT on it. */
  incomeKopecks: kopecks('income_kopecks'),
  /** Moves no money. */
  test: boolean().notNull().default(false),
  madeBy: text('made_by', { enum: paymentMakers }).notNull(),
  staffId: integer('staff_id'),
  /** The number of the paper that the staff have noted. */
  document: text().notNull().default(''),
  note: text().notNull().default(''),
  createdAt: instant('created_at').notNull(),
  /** Where it stands with its provider. What money came the events say. `created`: nothing is known of the provider's answer. */
  state: text({ enum: paymentStates }).notNull().default('succeeded'),
  /** The provider's id of it. */
  reference: text(),
  payUrl: text('pay_url'),
  expiresAt: instant('expires_at'),
  /** Until when the provider may take to decide, as it says. */
  pendingUntil: instant('pending_until'),
  decline: text({ enum: declineReasons }),
  /** When the provider was asked last. */
  askedAt: instant('asked_at'),
  /** When the provider answered last. */
  answeredAt: instant('answered_at'),
  /** Since when the provider says what is not understood. */
  unknownSince: instant('unknown_since'),
  /** What a person has to look at. */
  trouble: text({ enum: paymentTroubles }),
  troubleAt: instant('trouble_at'),
  /** What a member has dealt with: it is not told again. */
  settled: text().array().$type<PaymentAttention[]>().notNull().default([]),
});

/** Money that the shop asks a provider to give back. */
export const refunds = pgTable('refunds', {
  /** The provider knows the refund by it. */
  id: uuid().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  orderId: integer('order_id').notNull(),
  amountKopecks: kopecks('amount_kopecks').notNull(),
  /** What of it the order costs less: by parts in `refundLines`. */
  lowersKopecks: kopecks('lowers_kopecks').notNull().default(0),
  reason: text().notNull(),
  /** `created`: nothing is known of the provider's answer. `undone`: a bank has taken it back without a word. */
  state: text({ enum: refundStates }).notNull(),
  reference: text(),
  refusal: text({ enum: refundRefusals }),
  staffId: integer('staff_id'),
  createdAt: instant('created_at').notNull(),
  askedAt: instant('asked_at'),
  /** A person has to look: whether it was done cannot be found out. */
  troubleAt: instant('trouble_at'),
  /** When a member has dealt with one that was refused, undone or not found out. */
  settledAt: instant('settled_at'),
  /** Who has asked for it tells the customer. */
  toldApart: boolean('told_apart').notNull().default(false),
});

/** By parts of an order, what it costs less since a refund. */
export const refundLines = pgTable(
  'refund_lines',
  {
    orderId: integer('order_id').notNull(),
    /** The id of a refund by a provider, or the reference of one by hand. */
    refund: uuid().notNull(),
    /** `line 0` by position, `charge lift` by kind. */
    part: text().notNull(),
    /** Pieces that came back; 0: the part only costs less. */
    quantity: integer().notNull(),
    kopecks: kopecks('kopecks').notNull(),
    /** The pieces were not handed over yet: they are not sent. */
    beforeHandover: boolean('before_handover').notNull().default(false),
    /** What the chosen goods cost beyond `kopecks`, since the payment had no more; below 0: such a rest was given back. */
    restKopecks: kopecks('rest_kopecks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.refund, table.part] })],
);

/** What providers have sent, without what belongs to a card. */
export const providerMessages = pgTable('provider_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  provider: text({ enum: providerNames }).notNull(),
  /** Null: the shop knows no such payment. */
  paymentId: uuid('payment_id'),
  verdict: text({ enum: noticeVerdicts }).notNull(),
  body: text().notNull(),
  receivedAt: instant('received_at').notNull(),
});

/** How many messages there were about payments that the shop does not know. */
export const unknownProviderMessages = pgTable(
  'unknown_provider_messages',
  {
    day: date().notNull(),
    provider: text({ enum: providerNames }).notNull(),
    messages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider] })],
);

/** Only ever added to. What an order has paid is what they add up to. */
export const paymentEvents = pgTable('payment_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  paymentId: uuid('payment_id').notNull(),
  orderId: integer('order_id').notNull(),
  kind: text({ enum: eventKinds }).notNull(),
  result: text({ enum: eventResults }).notNull(),
  amountKopecks: kopecks('amount_kopecks').notNull(),
  /** Of a refund: what of it the order costs less. */
  lowersKopecks: kopecks('lowers_kopecks').notNull().default(0),
  /** Of a refund: whether that is known. It is not of refunds of before, and of those in the cabinet of a provider. */
  knowsLowered: boolean('knows_lowered').notNull().default(true),
  provider: text({ enum: paidBy }).notNull(),
  /** What the provider calls it; where it has no name of its own, ours. */
  reference: text().notNull(),
  test: boolean().notNull().default(false),
  source: text({ enum: eventSources }).notNull(),
  staffId: integer('staff_id'),
  note: text().notNull().default(''),
  happenedAt: instant('happened_at').notNull(),
});

/** What the shop pays taxes by, from a day on. */
export const taxTerms = pgTable('tax_terms', {
  validFrom: date('valid_from').primaryKey(),
  taxSystem: text('tax_system', { enum: taxSystems }).notNull(),
  goodsRate: text('goods_rate', { enum: plainRates }).notNull(),
  servicesRate: text('services_rate', { enum: plainRates }).notNull(),
  /** Whether the receipt at the handover has the calculated rate in place of the plain one. */
  closesCalculated: boolean('closes_calculated').notNull(),
  changedAt: instant('changed_at').notNull(),
  staffId: integer('staff_id'),
});

/** Receipts of 54-ФЗ, by payment, handover and refund. The database keeps what became of each in `receipt_events`. */
export const receipts = pgTable('receipts', {
  id: uuid().primaryKey(),
  /** In which order they were made. */
  place: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  refundId: uuid('refund_id'),
  kind: text({ enum: receiptKinds }).notNull(),
  provider: text({ enum: ['hand', ...providerNames] }).notNull(),
  amountKopecks: kopecks('amount_kopecks').notNull(),
  items: jsonb().$type<readonly ReceiptItem[]>().notNull(),
  settlements: jsonb().$type<readonly Settlement[]>().notNull(),
  taxSystem: text('tax_system', { enum: taxSystems }).notNull(),
  email: text().notNull(),
  phone: text(),
  test: boolean().notNull(),
  state: text({ enum: receiptStates }).notNull(),
  /** Of the call that sends it. */
  key: uuid().notNull(),
  /** The provider's id of it. */
  reference: text(),
  failure: text().$type<ReceiptFailure>(),
  /** What its till said when it refused it. */
  refusalCode: text('refusal_code'),
  /** «ФН», «ФД» and «ФПД». */
  fiscalStorage: text('fiscal_storage'),
  fiscalDocument: text('fiscal_document'),
  fiscalSign: text('fiscal_sign'),
  link: text(),
  registeredAt: instant('registered_at'),
  createdAt: instant('created_at').notNull(),
  /** Since when it is to be registered. */
  dueAt: instant('due_at'),
  /** When its till was asked last. */
  askedAt: instant('asked_at'),
  /** Of a payment: the receipt at the handover that stands for it too. */
  closedBy: uuid('closed_by'),
  /** Who has noted or repeated it. */
  staffId: integer('staff_id'),
});
