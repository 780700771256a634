import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { paymentEvents, payments } from '../tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type PaymentEventRow = typeof paymentEvents.$inferSelect;
export type NewPaymentEvent = Omit<typeof paymentEvents.$inferInsert, 'id'>;

export async function insertPayment(db: Database, row: NewPayment): Promise<void> {
  await db.insert(payments).values(row);
}

/** Adds an event to the ledger; one that is told already is added once. Answers what the ledger has under its provider, reference, kind and result. */
export async function insertEvent(
  db: Database,
  event: NewPaymentEvent,
): Promise<{ readonly isNew: boolean; readonly amountKopecks: number }> {
  const [added] = await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  if (added) return { isNew: true, amountKopecks: event.amountKopecks };
  const { rows } = await db.execute<{ amount: number }>(sql`
    SELECT amount_kopecks::float8 AS amount FROM payment_events
    WHERE provider = ${event.provider} AND reference = ${event.reference} AND kind = ${event.kind} AND result = ${event.result}`);
  return { isNew: false, amountKopecks: rows[0]?.amount ?? 0 };
}

/** The payments of an order, oldest first. */
export const selectPayments = (db: Database, orderId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));

/** All events of an order, oldest first. */
export const selectEvents = (db: Database, orderId: number): Promise<PaymentEventRow[]> =>
  db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, orderId))
    .orderBy(asc(paymentEvents.id));

/** Kopecks. */
export interface PaymentSums {
  readonly charged: number;
  readonly refunded: number;
}

/** What counts of each payment of an order, kopecks, by payment; those with no money are left out. */
export async function selectPaymentSums(
  db: Database,
  orderId: number,
): Promise<Map<string, PaymentSums>> {
  const { rows } = await db.execute<PaymentSums & { id: string } & Record<string, unknown>>(sql`
    SELECT payment_id AS id, charged::float8 AS charged, refunded::float8 AS refunded FROM sums_by_payment(${orderId})`);
  return new Map(rows.map(({ id, charged, refunded }) => [id, { charged, refunded }]));
}
