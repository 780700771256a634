import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PaymentState } from '#contracts/payments.ts';
import type { Database } from '#platform/database/database.ts';
import { MINUTE } from '#platform/time/duration.ts';
import type { PaymentRow } from '../ledger/ledger-queries.ts';
import { payments } from '../tables.ts';

/** States in which a provider may still say something new. */
export const openStates: readonly PaymentState[] = ['created', 'pending', 'authorised'];

const isOpen = inArray(payments.state, [...openStates]);

export async function selectPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** A payment with a row lock until the transaction ends. */
export async function lockPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

/** The payments of an order that may still be paid, the newest first. */
export const selectOpenPayments = (db: Database, orderId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpen))
    .orderBy(desc(payments.createdAt), desc(payments.id));

export async function updatePayment(
  db: Database,
  id: string,
  change: Partial<Omit<PaymentRow, 'id' | 'orderId' | 'amountKopecks' | 'provider'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) {
    await db.update(payments).set(change).where(eq(payments.id, id));
  }
}

/**
 * Takes the right to ask the provider about a payment. Answers the payment, or when it may be taken: `apart` ms lie between two questions,
 * whichever process asks. Undefined for an unknown payment.
 */
export async function claimQuestion(
  db: Database,
  id: string,
  { now, apart }: { readonly now: Date; readonly apart: number },
): Promise<{ payment: PaymentRow } | { waitUntil: Date } | undefined> {
  const before = new Date(now.getTime() - apart);
  const [payment] = await db
    .update(payments)
    .set({ askedAt: now })
    .where(and(eq(payments.id, id), or(isNull(payments.askedAt), lte(payments.askedAt, before))))
    .returning();
  if (payment) return { payment };
  const found = await selectPayment(db, id);
  return found && { waitUntil: new Date((found.askedAt ?? now).getTime() + apart) };
}

/**
 * Payments that are to be asked about again, those first that were not asked for the longest: every two minutes within their first hour,
 * every quarter of an hour within their first day, then every six hours.
 */
export async function selectWaiting(db: Database, now: Date, most: number): Promise<string[]> {
  const seconds = (ms: number) => ms / 1000;
  const age = sql`extract(epoch FROM ${now.toISOString()}::timestamptz - ${payments.createdAt})`;
  const pause = sql`CASE WHEN ${age} < ${seconds(60 * MINUTE)} THEN ${seconds(2 * MINUTE)}
    WHEN ${age} < ${seconds(24 * 60 * MINUTE)} THEN ${seconds(15 * MINUTE)} ELSE ${seconds(6 * 60 * MINUTE)} END`;
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        isOpen,
        sql`extract(epoch FROM ${now.toISOString()}::timestamptz - coalesce(${payments.askedAt}, ${payments.createdAt})) >= ${pause}`,
      ),
    )
    .orderBy(sql`${payments.askedAt} NULLS FIRST`, asc(payments.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
