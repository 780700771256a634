import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LiftKind } from '#contracts/lift-kinds.ts';
import { type ChargeKind, type DeliveryType, offerStates } from '#contracts/order-states.ts';

/** A charge that would change. Kopecks; null: not counted. */
export interface OfferedCharge {
  readonly kind: ChargeKind;
  readonly before: number | null;
  readonly after: number | null;
  readonly reason: string;
}

/** Goods of a line. Kopecks a piece. */
export interface OfferedGoods {
  readonly variant: number;
  readonly name: string;
  readonly variantName: string;
  readonly code: string;
  readonly priceKopecks: number;
  readonly quantity: number;
}

/** A line that would change; without `before` it is added, without `after` it goes. */
export interface OfferedLine {
  /** Null: it is added. */
  readonly position: number | null;
  readonly before: OfferedGoods | null;
  readonly after: OfferedGoods | null;
  /** Why its price is another one. */
  readonly reason: string;
}

/** Where an order is brought, or fetched. */
export interface Place {
  /** Undefined: the offer does not change it. */
  readonly way?: DeliveryType | undefined;
  readonly city: string;
  readonly address: string;
  readonly departmentNumber: string | null;
  /** Key of the town, where it was told. */
  readonly town?: string | null | undefined;
  /** Undefined: the offer does not change it. */
  readonly floor?: number | null | undefined;
  readonly lift?: LiftKind | null | undefined;
}

export interface OfferedPlace {
  readonly before: Place;
  readonly after: Place;
}

/** `YYYY-MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** The promised days that would be others. */
export interface OfferedDays {
  /** Null: they were to be told by telephone. */
  readonly before: Days | null;
  readonly after: Days;
}

/** A change of an order that its customer is asked about. */
export const orderOffers = pgTable('order_offers', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  state: text({ enum: offerStates }).notNull(),
  changes: jsonb().$type<readonly OfferedCharge[]>().notNull(),
  lines: jsonb().$type<readonly OfferedLine[]>().notNull().default([]),
  /** Null: the address stays. */
  place: jsonb().$type<OfferedPlace>(),
  /** Null: they stay. */
  days: jsonb().$type<OfferedDays>(),
  payableBeforeKopecks: bigint('payable_before_kopecks', { mode: 'number' }).notNull(),
  payableAfterKopecks: bigint('payable_after_kopecks', { mode: 'number' }).notNull(),
  staffId: integer('staff_id'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  /** How the customer has agreed where the staff say so. */
  note: text().notNull().default(''),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** When its customer has agreed, and goods were not there any more. */
  shortAt: timestamp('short_at', { withTimezone: true }),
  /** The staff have taken note of a refusal. */
  seen: boolean().notNull().default(false),
});
