import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { orderPromises, orderQuotes } from '../tables.ts';

export type PromiseRow = typeof orderPromises.$inferSelect;
export type QuoteRow = typeof orderQuotes.$inferSelect;

/** The promises of many orders, grouped by order, the first one first; that in force has no end. */
export async function selectPromisesOf(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, PromiseRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderPromises)
    .where(sql`${orderPromises.orderId} = ANY(${sql.param([...orderIds])}::int[])`)
    .orderBy(orderPromises.orderId, orderPromises.id);
  return Map.groupBy(rows, (row) => row.orderId);
}

/** Puts a promise in the place of the one in force. */
export async function replacePromise(
  db: Database,
  row: typeof orderPromises.$inferInsert,
): Promise<void> {
  await db
    .update(orderPromises)
    .set({ endedAt: row.madeAt })
    .where(and(eq(orderPromises.orderId, row.orderId), isNull(orderPromises.endedAt)));
  await db.insert(orderPromises).values(row);
}

export async function insertQuote(
  db: Database,
  row: typeof orderQuotes.$inferInsert,
): Promise<void> {
  await db.insert(orderQuotes).values(row);
}

/** The key of the town that delivery was counted for; null where there is none. */
export const townOfQuote = (quote: Pick<QuoteRow, 'town' | 'region'> | undefined): string | null =>
  quote?.town ? [quote.town, quote.region].filter(Boolean).join(', ') : null;

export async function selectQuote(db: Database, orderId: number): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(orderQuotes).where(eq(orderQuotes.orderId, orderId));
  return row;
}
