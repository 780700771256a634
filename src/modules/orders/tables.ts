import {
  bigint,
  boolean,
  customType,
  date,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import { liftKinds } from '#contracts/lift-kinds.ts';
import {
  chargeKinds,
  deliveryTypes,
  orderStatuses,
  paymentStatuses,
  paymentTypes,
} from '#contracts/order-states.ts';
import type { Offer } from '#modules/delivery/carriers/index.ts';
import type { PromiseBasis } from '#modules/delivery/index.ts';

/** A quote as it is kept with its order: what was counted, what was not, and what the promise was counted from. */
export interface KeptQuote {
  readonly charges: readonly {
    readonly kind: string;
    readonly title: string;
    readonly amountKopecks: number;
    readonly reason: string;
  }[];
  readonly calls: readonly { readonly kind: string; readonly call: string }[];
  readonly missingToFree?: number;
  /** What the carrier offered, where no zone of the shop has the place. */
  readonly offer?: Offer;
  readonly basis?: PromiseBasis;
  /** Of an order with chosen hours: the first day that was offered for them. */
  readonly slotsFrom?: string;
}

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const orders = pgTable('orders', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  number: text().notNull(),
  cartId: bigint('cart_id', { mode: 'number' }).notNull(),
  customerId: integer('customer_id'),
  statusOrder: text('status_order', { enum: orderStatuses }).notNull().default('new'),
  paymentStatus: text('payment_status', { enum: paymentStatuses })
    .notNull()
    .default('waiting_for_payment'),
  paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
  totalKopecks: bigint('total_kopecks', { mode: 'number' }).notNull(),
  amountDueKopecks: bigint('amount_due_kopecks', { mode: 'number' }).notNull(),
  /** Of the charges of delivery and slot; null while nothing is said of them. A trigger keeps it. */
  deliveryCostKopecks: bigint('delivery_cost_kopecks', { mode: 'number' }),
  /** The sum of all charges. A trigger keeps it. */
  chargesKopecks: bigint('charges_kopecks', { mode: 'number' }).notNull().default(0),
  discountKopecks: bigint('discount_kopecks', { mode: 'number' }).notNull().default(0),
  /** What came and what went back by the ledger of payments. Triggers keep both, and `paymentStatus` with them. */
  chargedKopecks: bigint('charged_kopecks', { mode: 'number' }).notNull().default(0),
  refundedKopecks: bigint('refunded_kopecks', { mode: 'number' }).notNull().default(0),
  /** By how much less the order costs since money was given back for its goods. A trigger keeps it. */
  loweredKopecks: bigint('lowered_kopecks', { mode: 'number' }).notNull().default(0),
  /** Whether total and prepayment are those of goods with charges; not of orders that are older than charges. */
  countsCharges: boolean('counts_charges').notNull().default(false),
  deliveryType: text('delivery_type', { enum: deliveryTypes }).notNull(),
  customerName: text('customer_name').notNull(),
  email: text().notNull(),
  phoneNumber: text('phone_number').notNull(),
  city: text().notNull(),
  address: text().notNull(),
  departmentNumber: text('department_number'),
  comment: text(),
  telegram: text(),
  whatsapp: text(),
  /** Of rows that are older than `legal_documents`: the date of the policy. */
  policyVersion: text('policy_version').notNull().default(''),
  policyDocument: integer('policy_document'),
  consentDocument: integer('consent_document'),
  offerDocument: integer('offer_document'),
  /** Null: nothing was ticked, since it was told on the telephone. */
  consentAt: timestamp('consent_at', { withTimezone: true }),
  consentIp: inet('consent_ip'),
  /** Who of the staff has placed it; null: its customer. */
  placedBy: integer('placed_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  availabilityUnconfirmed: boolean('availability_unconfirmed').notNull().default(false),
  letterWithheld: boolean('letter_withheld').notNull().default(false),
  guestMailbox: bytea('guest_mailbox'),
  guestNetwork: bytea('guest_network'),
  /** Since when the goods are held, where they were taken anew after the term of paying. */
  heldSince: timestamp('held_since', { withTimezone: true }),
  /** The staff hold its goods whether it is paid or not. */
  keepsGoods: boolean('keeps_goods').notNull().default(false),
  /** When its goods went back on sale because it was not paid; null: they did not, or were taken anew. */
  goodsFreedAt: timestamp('goods_freed_at', { withTimezone: true }),
  /** When the person behind it was erased. */
  erasedAt: timestamp('erased_at', { withTimezone: true }),
  /** Counts the changes, from 1. */
  version: integer().notNull().default(1),
  /** An example that came with the demo catalogue. */
  demo: boolean().notNull().default(false),
});

/** When and in what parts customers pay online. One row, inserted by the migration. */
export const payingTermsTable = pgTable('paying_terms', {
  id: integer().primaryKey().default(1),
  /** Of the shape of `PayingTerms`; fields that are absent have their defaults. */
  terms: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Counts the changes. */
  version: integer().notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }),
  staffId: integer('staff_id'),
});

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id').notNull(),
    position: integer().notNull(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    name: text().notNull(),
    variantName: text('variant_name').notNull(),
    code: text().notNull(),
    photo: text().notNull(),
    productSlug: text('product_slug').notNull(),
    variantSlug: text('variant_slug').notNull(),
    priceKopecks: bigint('price_kopecks', { mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    taken: integer(),
    /** Pieces that are not sent: money was given back for them, or is asked back, before the handover. */
    dropped: integer().notNull().default(0),
    /** Of those that were taken: back on the shelf, since they are not sent. */
    freed: integer().notNull().default(0),
    /** Pieces that came back to the shop by returns. */
    cameBack: integer('came_back').notNull().default(0),
    /** At the time of the order; null where it is not known. */
    inStock: boolean('in_stock'),
    leadDays: integer('lead_days'),
    leadDaysFrom: integer('lead_days_from'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** What an order costs beside its goods, and what it did cost. */
export const orderCharges = pgTable('order_charges', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  kind: text({ enum: chargeKinds }).notNull(),
  title: text().notNull(),
  amountKopecks: bigint('amount_kopecks', { mode: 'number' }).notNull(),
  reason: text().notNull().default(''),
  /** `before`: by a version that knew the price of delivery alone. */
  setBy: text('set_by', { enum: ['staff', 'terminal', 'system', 'demo', 'before'] }).notNull(),
  staffId: integer('staff_id'),
  setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  /** When another one took its place. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** The quote that an order was placed with, whole. */
export const orderQuotes = pgTable('order_quotes', {
  orderId: integer('order_id').primaryKey(),
  /** Empty: the order is picked up. */
  town: text().notNull(),
  region: text().notNull(),
  zone: text(),
  floor: integer(),
  lift: text({ enum: liftKinds }),
  quote: jsonb().$type<KeptQuote>().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

/** The days that an order was promised for; that in force has no end. */
export const orderPromises = pgTable('order_promises', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  /** Null: told by telephone. */
  promisedFrom: date('promised_from'),
  promisedTo: date('promised_to'),
  hasMargin: boolean('has_margin').notNull().default(false),
  /** `placed`: with the order, or with hours that its customer has chosen later. */
  madeBy: text('made_by', { enum: ['placed', 'recounted', 'staff', 'carrier'] }).notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

export const unprovedOrders = pgTable(
  'unproved_orders',
  {
    day: date().notNull(),
    mailbox: bytea().notNull(),
    orders: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.mailbox] })],
);

export const linkOrigins = ['order', 'letter', 'found', 'account'] as const;

export const orderLinks = pgTable('order_links', {
  digest: bytea().primaryKey(),
  orderId: integer('order_id').notNull(),
  origin: text({ enum: linkOrigins }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const orderActors = ['customer', 'shop', 'term'] as const;

export const orderEvents = pgTable('order_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  actor: text({ enum: orderActors }).notNull(),
  statusOrder: text('status_order', { enum: orderStatuses }),
  paymentStatus: text('payment_status', { enum: paymentStatuses }),
  deliveryCostKopecks: bigint('delivery_cost_kopecks', { mode: 'number' }),
  /** The account of the staff that made the change. */
  staffId: integer('staff_id'),
  /** What the staff did beside status, payment and delivery price. */
  work: jsonb().$type<OrderWork>(),
  statusBefore: text('status_before', { enum: orderStatuses }),
  paymentBefore: text('payment_before', { enum: paymentStatuses }),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

/** What is agreed with the customer. */
export const orderPlans = pgTable('order_plans', {
  orderId: integer('order_id').primaryKey(),
  callAt: timestamp('call_at', { withTimezone: true }),
  visitAt: timestamp('visit_at', { withTimezone: true }),
  visitNote: text('visit_note'),
  visitDone: boolean('visit_done').notNull().default(false),
  deliverOn: date('deliver_on'),
  deliverHours: text('deliver_hours'),
});

/** The place of an order on the route sheet of a day. `crew`: null for that of its booked hours. */
export const routeStops = pgTable('route_stops', {
  orderId: integer('order_id').primaryKey(),
  day: date().notNull(),
  crew: text(),
  position: integer().notNull(),
});

/** Where a line was ordered, when it is promised and when it came. */
export const orderLineWork = pgTable(
  'order_line_work',
  {
    orderId: integer('order_id').notNull(),
    position: integer().notNull(),
    maker: text(),
    makerNumber: text('maker_number'),
    orderedOn: date('ordered_on'),
    promisedOn: date('promised_on'),
    readyOn: date('ready_on'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** The company that buys. */
export const orderCompanies = pgTable('order_companies', {
  orderId: integer('order_id').primaryKey(),
  inn: text().notNull(),
  kpp: text(),
  name: text().notNull(),
  address: text().notNull(),
  version: integer().notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  staffId: integer('staff_id'),
});

export const orderTags = pgTable(
  'order_tags',
  { orderId: integer('order_id').notNull(), tag: text().notNull() },
  (table) => [primaryKey({ columns: [table.orderId, table.tag] })],
);
