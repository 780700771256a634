import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { returnPhotographs as photographs } from './tables.ts';

/** The ids of the photographs of some returns, in the order in which they were given. */
export async function selectPhotographIds(
  db: Database,
  returnIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (returnIds.length === 0) return new Map();
  const rows = await db
    .select({ returnId: photographs.returnId, id: photographs.id })
    .from(photographs)
    .where(sql`${photographs.returnId} = ANY(${sql.param([...returnIds])}::int[])`)
    .orderBy(asc(photographs.returnId), asc(photographs.position));
  const byReturn = Map.groupBy(rows, ({ returnId }) => returnId);
  return new Map([...byReturn].map(([returnId, of]) => [returnId, of.map(({ id }) => id)]));
}

export async function selectPhotograph(
  db: Database,
  returnId: number,
  id: string,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ jpeg: photographs.jpeg })
    .from(photographs)
    .where(and(eq(photographs.returnId, returnId), eq(photographs.id, id)));
  return row?.jpeg;
}

export async function insertPhotograph(
  db: Database,
  row: typeof photographs.$inferInsert,
): Promise<void> {
  await db.insert(photographs).values(row);
}
