import { and, eq, ne, sql } from 'drizzle-orm';
import type { OfferState } from '#contracts/order-states.ts';
import type { Database } from '#platform/database/database.ts';
import { orderOffers } from './tables.ts';

export type OfferRow = typeof orderOffers.$inferSelect;

/** The offers of an order that stand or were answered, oldest first. */
export const selectOffers = (db: Database, orderId: number): Promise<OfferRow[]> =>
  db
    .select()
    .from(orderOffers)
    .where(and(eq(orderOffers.orderId, orderId), ne(orderOffers.state, 'withdrawn')))
    .orderBy(orderOffers.id);

/** The offer that waits for an answer. */
export async function selectOpenOffer(
  db: Database,
  orderId: number,
): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(orderOffers)
    .where(and(eq(orderOffers.orderId, orderId), eq(orderOffers.state, 'offered')));
  return row;
}

/** Whether an offer of an order waits for an answer. */
export const hasOpenOffer = async (db: Database, orderId: number): Promise<boolean> =>
  (await selectOpenOffer(db, orderId)) !== undefined;

/** Whether an offer still waits for an answer. */
export async function isOpen(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM order_offers WHERE id = ${id} AND state = 'offered'`,
  );
  return rows.length > 0;
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
