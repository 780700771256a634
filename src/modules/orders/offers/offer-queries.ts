import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { OfferState } from '#contracts/order-states.ts';
import { isWithCarrier } from '#modules/delivery/carriers/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { orders } from '../tables.ts';
import { orderOffers } from './tables.ts';

export type OfferRow = typeof orderOffers.$inferSelect;

/** An offer, with whether it can still be agreed to. */
export interface OfferNow extends OfferRow {
  /** It waits, and cannot be agreed to any more: the goods have left as they were. */
  readonly isOvertaken: boolean;
}

const isOtherWay = sql`${orderOffers.place} #> '{before,way}' IS DISTINCT FROM ${orderOffers.place} #> '{after,way}'`;

/**
 * SQL over `order_offers` and `orders`: whether an offer was overtaken. Its goods, or the way in which they come, would be others, and they are on
 * their way, ready to be fetched, with the customer, or, of another way, with a carrier.
 */
export const isOvertaken = sql<boolean>`(${orderOffers.state} = 'offered' AND (
    (${orders.statusOrder} IN ('shipped', 'delivered') AND (${orderOffers.lines} <> '[]' OR ${isOtherWay}))
    OR (${isOtherWay} AND ${isWithCarrier(orders.id)})))`;

const selectNow = (db: Database) =>
  db
    .select({ ...getTableColumns(orderOffers), isOvertaken })
    .from(orderOffers)
    .innerJoin(orders, eq(orders.id, orderOffers.orderId));

/** The offers of an order that stand or were answered, oldest first. */
export const selectOffers = (db: Database, orderId: number): Promise<OfferNow[]> =>
  selectNow(db)
    .where(and(eq(orderOffers.orderId, orderId), ne(orderOffers.state, 'withdrawn')))
    .orderBy(orderOffers.id);

/** The offer that waits for an answer, also one that was overtaken. */
export async function selectOpenOffer(
  db: Database,
  orderId: number,
): Promise<OfferNow | undefined> {
  const [row] = await selectNow(db).where(
    and(eq(orderOffers.orderId, orderId), eq(orderOffers.state, 'offered')),
  );
  return row;
}

/** Whether an offer of an order waits for an answer that can still be given. */
export const hasOpenOffer = async (db: Database, orderId: number): Promise<boolean> =>
  (await selectOpenOffer(db, orderId))?.isOvertaken === false;

/** Whether an offer still waits for an answer that can be given. */
export async function isOpen(db: Database, id: number): Promise<boolean> {
  const [row] = await selectNow(db).where(
    and(eq(orderOffers.id, id), eq(orderOffers.state, 'offered')),
  );
  return row?.isOvertaken === false;
}

/**
 * For a change that is done while no offer waits: one that was overtaken ends for good. Throws `offer_open` while the customer is asked, since the
 * sums that they read would no longer be true.
 */
export async function requireNoOffer(db: Database, orderId: number, at: Date): Promise<void> {
  const open = await selectOpenOffer(db, orderId);
  if (!open) return;
  if (!open.isOvertaken) throw new DomainError('offer_open');
  await updateOfferEnded(db, open.id, { state: 'withdrawn', endedAt: at });
}

/** Keeps an offer: one that waits, or what was agreed on the telephone already. */
export async function insertOffer(
  db: Database,
  row: typeof orderOffers.$inferInsert,
): Promise<number> {
  const [made] = await db.insert(orderOffers).values(row).returning({ id: orderOffers.id });
  if (!made) throw new Error(`The offer for order ${row.orderId} was not kept`);
  return made.id;
}

export async function updateOfferEnded(
  db: Database,
  id: number,
  ended: { state: Exclude<OfferState, 'offered'>; note?: string; endedAt: Date },
): Promise<void> {
  await db.update(orderOffers).set(ended).where(eq(orderOffers.id, id));
}

/** Whether the customer of an order is asked to have other goods, or the same another way, which would end once they leave. */
export async function isAskedOtherwise(db: Database, number: string): Promise<boolean> {
  const found = await db
    .select({ id: orderOffers.id })
    .from(orderOffers)
    .innerJoin(orders, eq(orders.id, orderOffers.orderId))
    .where(
      and(
        eq(orders.number, number),
        eq(orderOffers.state, 'offered'),
        sql`(${orderOffers.lines} <> '[]' OR ${isOtherWay}) AND NOT ${isOvertaken}`,
      ),
    );
  return found.length > 0;
}

/** SQL over `orders`: whether the customer of an order is asked to have other goods, or these elsewhere. */
export const isAskedToChange = sql<boolean>`EXISTS (
  SELECT FROM order_offers WHERE order_offers.order_id = ${orders.id} AND order_offers.state = 'offered'
    AND (order_offers.lines <> '[]' OR order_offers.place IS NOT NULL) AND NOT ${isOvertaken})`;

/** Another promise was made: the waiting offer asks about its days no more, and about nothing where they were all. */
export async function dropOfferedDays(db: Database, orderId: number, at: Date): Promise<void> {
  await db.execute(
    sql`UPDATE order_offers SET days = NULL WHERE order_id = ${orderId} AND state = 'offered'`,
  );
  await db.execute(sql`UPDATE order_offers SET state = 'withdrawn', ended_at = ${at.toISOString()}::timestamptz
    WHERE order_id = ${orderId} AND state = 'offered' AND days IS NULL AND place IS NULL AND lines = '[]' AND changes = '[]'`);
}

/** The customer has agreed, and goods are not there. */
export async function updateOfferShort(db: Database, id: number, shortAt: Date): Promise<void> {
  await db.update(orderOffers).set({ shortAt }).where(eq(orderOffers.id, id));
}

/** The staff have taken note of the refusals of an order. Answers whether there were any. */
export async function updateRefusalsSeen(db: Database, orderId: number): Promise<boolean> {
  const { orderId: order, state, seen } = orderOffers;
  const rows = await db
    .update(orderOffers)
    .set({ seen: true })
    .where(and(eq(order, orderId), eq(state, 'refused'), eq(seen, false)))
    .returning({ id: orderOffers.id });
  return rows.length > 0;
}
