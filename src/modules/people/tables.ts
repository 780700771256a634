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
import {
  type ErasedKind,
  erasureReasons,
  type KeptKind,
} from '#contracts/admin/customers/values.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** People of the shop. Triggers of the database write these rows with each order, request for a call and account. */
export const persons = pgTable('persons', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As named last. */
  name: text().notNull().default(''),
  names: text().array().notNull().default([]),
  madeAt: instant('made_at').notNull(),
  lastAt: instant('last_at').notNull(),
  demo: boolean().notNull(),
  joinedInto: integer('joined_into'),
  erasedAt: instant('erased_at'),
  words: tsvector().notNull().default(''),
});

/** By what a person is known again. */
export const personKeys = pgTable(
  'person_keys',
  {
    kind: text({ enum: ['phone', 'email'] }).notNull(),
    key: text().notNull(),
    personId: integer('person_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

export const personOrders = pgTable('person_orders', {
  orderId: integer('order_id').primaryKey(),
  personId: integer('person_id').notNull(),
});

export const personCalls = pgTable('person_calls', {
  requestId: uuid('request_id').primaryKey(),
  personId: integer('person_id').notNull(),
});

export const personAccounts = pgTable('person_accounts', {
  customerId: integer('customer_id').primaryKey(),
  personId: integer('person_id').notNull(),
});

export const personNotes = pgTable('person_notes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  personId: integer('person_id').notNull(),
  staffId: integer('staff_id').notNull(),
  writtenAt: instant('written_at').notNull(),
  text: text().notNull(),
});

/** What went from one record to another: ids, and keys as `kind:key`. */
export interface MovedParts {
  readonly orders: readonly number[];
  readonly calls: readonly string[];
  readonly accounts: readonly number[];
  readonly notes: readonly number[];
  readonly keys: readonly string[];
}

/** Records that the staff have joined. */
export const personJoins = pgTable('person_joins', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kept: integer().notNull(),
  joined: integer().notNull(),
  moved: jsonb().$type<MovedParts>().notNull(),
  joinedAt: instant('joined_at').notNull(),
  staffId: integer('staff_id'),
  undoneAt: instant('undone_at'),
});

/** What was done when people were erased. Nothing of them. */
export const erasures = pgTable('erasures', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  /** Null: the customer, in the cabinet. */
  staffId: integer('staff_id'),
  reason: text({ enum: [...erasureReasons, 'cabinet'] }).notNull(),
  askedOn: date('asked_on').notNull(),
  personId: integer('person_id'),
  removed: jsonb().$type<Partial<Record<ErasedKind, number>>>().notNull(),
  kept: jsonb().$type<Partial<Record<KeptKind, number>>>().notNull(),
});
