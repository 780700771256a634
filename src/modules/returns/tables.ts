import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  returnFates,
  returnSettlements,
  returnStates,
  returnWays,
  returnWishes,
} from '#contracts/return-states.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Goods of a delivered order that come back. */
export const returns = pgTable('returns', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  state: text({ enum: returnStates }).notNull(),
  wish: text({ enum: returnWishes }).notNull(),
  /** As the customer says, after the inspection as the staff have found. */
  hasDefect: boolean('has_defect').notNull(),
  /** What the customer has said, kept when the goods were looked at. */
  saidDefect: boolean('said_defect'),
  reason: text().notNull(),
  begunBy: text('begun_by', { enum: ['customer', 'staff'] }).notNull(),
  askedAt: instant('asked_at').notNull(),
  /** The last day on which the customer could ask without a reason; null: the day of the handover is not known. */
  termOn: date('term_on'),
  /** The money goes back until this day. */
  moneyBy: date('money_by').notNull(),
  way: text({ enum: returnWays }),
  collectOn: date('collect_on'),
  /** What carrying the goods back costs the customer. */
  carriageKopecks: bigint('carriage_kopecks', { mode: 'number' }).notNull().default(0),
  /** What it ended with. */
  outcome: text({ enum: returnWishes }),
  /** What becomes of money that was left then. */
  settlement: text({ enum: returnSettlements }),
  /** What of that pays for the order instead. */
  countedKopecks: bigint('counted_kopecks', { mode: 'number' }),
  /** The order that was made instead. */
  replacementId: integer('replacement_id'),
  /** Counts the changes, from 1. */
  version: integer().notNull().default(1),
});

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: integer('return_id').notNull(),
    /** Of the line of the order. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** Where the goods went after the inspection. */
    fate: text({ enum: returnFates }),
    condition: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.position] })],
);

export const returnEvents = pgTable('return_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  returnId: integer('return_id').notNull(),
  happenedAt: instant('happened_at').notNull(),
  actor: text({ enum: ['customer', 'staff'] }).notNull(),
  staffId: integer('staff_id'),
  state: text({ enum: returnStates }).notNull(),
  /** What the customer is told. */
  note: text().notNull().default(''),
});

/** Which refunds of the order were made for a return. */
export const returnRefunds = pgTable('return_refunds', {
  returnId: integer('return_id').notNull(),
  /** The id of a refund by a provider, or the reference of one by hand. */
  refund: uuid().primaryKey(),
  /** Its money pays for the order instead, and has not left the shop. */
  counted: boolean().notNull().default(false),
});
