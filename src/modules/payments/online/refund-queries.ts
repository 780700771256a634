import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/duration.ts';
import { refunds } from '../tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefund(db: Database, row: typeof refunds.$inferInsert): Promise<void> {
  await db.insert(refunds).values(row);
}

export async function selectRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** All refunds that were asked of providers for an order, oldest first. */
export const selectRefundsOfOrder = (db: Database, orderId: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

/** A refund with a row lock until the transaction ends. */
export async function lockRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row;
}

export async function updateRefund(
  db: Database,
  id: string,
  change: Partial<Pick<RefundRow, 'state' | 'reference' | 'refusal' | 'troubleAt' | 'settledAt'>>,
): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, id));
}

/** What refunds of a payment are asked for and not done yet, kopecks. */
export async function sumOfOpenRefunds(db: Database, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountKopecks}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, ['created', 'pending'])));
  return row?.sum ?? 0;
}

/** What open refunds of an order give back of money that was paid too much or is paid again, kopecks. */
export async function sumOfRaisingRefunds(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({
      sum: sql<number>`coalesce(sum(${refunds.amountKopecks} - ${refunds.lowersKopecks}), 0)::float8`,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['created', 'pending'])));
  return row?.sum ?? 0;
}

/** What other refunds of a payment have given back, or may have, kopecks. */
export async function sumOfOtherRefunds(
  db: Database,
  { id, paymentId }: Pick<RefundRow, 'id' | 'paymentId'>,
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountKopecks}), 0)::float8` })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        inArray(refunds.state, ['created', 'pending', 'succeeded']),
        ne(refunds.id, id),
      ),
    );
  return row?.sum ?? 0;
}

/** Takes the right to ask about a refund; `apart` ms lie between two questions. Undefined where it is not to be asked about now. */
export async function claimRefund(
  db: Database,
  id: string,
  { now, apart }: { readonly now: Date; readonly apart: number },
): Promise<RefundRow | undefined> {
  const before = new Date(now.getTime() - apart);
  const [row] = await db
    .update(refunds)
    .set({ askedAt: now })
    .where(and(eq(refunds.id, id), or(isNull(refunds.askedAt), lte(refunds.askedAt, before))))
    .returning();
  return row;
}

/** Nights on which a refund that is done is asked about again. */
const NIGHTS = 10;

/** Refunds to be asked about: those that are not done every five minutes in their first hour, then every hour; those that are done once a night. */
export async function selectFollowed(db: Database, now: Date, most: number): Promise<string[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const askedBefore = (ms: number) => or(isNull(refunds.askedAt), lte(refunds.askedAt, ago(ms)));
  const isOpen = inArray(refunds.state, ['created', 'pending']);
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      or(
        and(isOpen, gte(refunds.createdAt, ago(HOUR)), askedBefore(5 * MINUTE)),
        and(isOpen, askedBefore(HOUR)),
        and(
          eq(refunds.state, 'succeeded'),
          gte(refunds.createdAt, ago(NIGHTS * DAY)),
          askedBefore(DAY - HOUR),
        ),
      ),
    )
    .orderBy(sql`${refunds.askedAt} NULLS FIRST`, asc(refunds.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
