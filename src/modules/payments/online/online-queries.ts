import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type PaymentState, providerNames } from '#contracts/payments.ts';
import type { Database } from '#platform/database/database.ts';
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
  const at = sql`${now.toISOString()}::timestamptz`;
  const age = sql`${at} - ${payments.createdAt}`;
  const pause = sql`CASE WHEN ${age} < interval '1 hour' THEN interval '2 minutes'
    WHEN ${age} < interval '1 day' THEN interval '15 minutes' ELSE interval '6 hours' END`;
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(isOpen, sql`${at} - coalesce(${payments.askedAt}, ${payments.createdAt}) >= ${pause}`),
    )
    .orderBy(sql`${payments.askedAt} NULLS FIRST`, asc(payments.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The last payment of an order that came to a provider; null where there is none. */
export async function selectLastOnline(db: Database, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        isNotNull(payments.reference),
        inArray(payments.provider, [...providerNames]),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row ?? null;
}
