import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { orderCompanies } from '../tables.ts';

export type CompanyRow = typeof orderCompanies.$inferSelect;

/** The companies of those orders whose buyer is one, by order. */
export async function selectCompaniesOf(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, CompanyRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderCompanies)
    .where(inArray(orderCompanies.orderId, [...orderIds]));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Undefined where a person buys. */
export const selectCompany = async (
  db: Database,
  orderId: number,
): Promise<CompanyRow | undefined> => (await selectCompaniesOf(db, [orderId])).get(orderId);

export async function upsertCompany(db: Database, row: CompanyRow): Promise<void> {
  await db.insert(orderCompanies).values(row).onConflictDoUpdate({
    target: orderCompanies.orderId,
    set: row,
  });
}

export async function deleteCompany(db: Database, orderId: number): Promise<void> {
  await db.delete(orderCompanies).where(eq(orderCompanies.orderId, orderId));
}
