import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ReturnState } from '#contracts/return-states.ts';
import type { Database } from '#platform/database/database.ts';
import { returnEvents, returnLines, returnRefunds, returns } from './tables.ts';

export type ReturnRow = typeof returns.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;
export type ReturnEventRow = typeof returnEvents.$inferSelect;

export async function selectReturn(db: Database, id: number): Promise<ReturnRow | undefined> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  return row;
}

/** The returns of an order, the latest first. */
export const selectReturnsOf = (db: Database, orderId: number): Promise<ReturnRow[]> =>
  db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(desc(returns.id));

/** The lines of some returns, in the order of the goods. */
export const selectLines = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, ReturnLineRow[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(returnLines)
    .where(sql`${returnLines.returnId} = ANY(${sql.param([...ids])}::int[])`)
    .orderBy(asc(returnLines.returnId), asc(returnLines.position));
  return Map.groupBy(rows, ({ returnId }) => returnId);
};

/** The history of some returns, oldest first. */
export const selectEvents = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, ReturnEventRow[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(returnEvents)
    .where(sql`${returnEvents.returnId} = ANY(${sql.param([...ids])}::int[])`)
    .orderBy(asc(returnEvents.id));
  return Map.groupBy(rows, ({ returnId }) => returnId);
};

export async function selectEvent(db: Database, id: number): Promise<ReturnEventRow | undefined> {
  const [row] = await db.select().from(returnEvents).where(eq(returnEvents.id, id));
  return row;
}

/** The refunds of an order's returns whose money pays for an order instead: it has not left the shop. */
export async function selectCounted(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ refund: returnRefunds.refund })
    .from(returnRefunds)
    .where(
      sql`${returnRefunds.returnId} = ANY(${sql.param([...ids])}::int[]) AND ${returnRefunds.counted}`,
    );
  return new Set(rows.map(({ refund }) => refund));
}

/** For which of some returns each refund was made, by its id. */
export async function selectReturnsOfRefunds(
  db: Database,
  ids: readonly number[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(returnRefunds)
    .where(sql`${returnRefunds.returnId} = ANY(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ refund, returnId }) => [refund, returnId]));
}

/** The ids of the refunds that were made for a return. */
export const selectRefundIds = async (db: Database, returnId: number): Promise<Set<string>> =>
  new Set((await selectReturnsOfRefunds(db, [returnId])).keys());

export async function insertReturn(
  db: Database,
  row: typeof returns.$inferInsert,
  lines: readonly Omit<typeof returnLines.$inferInsert, 'returnId'>[],
): Promise<ReturnRow> {
  const [added] = await db.insert(returns).values(row).returning();
  if (!added) throw new Error(`The return of order ${row.orderId} was not kept`);
  await db.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: added.id })));
  return added;
}

/** How many pieces of each line of an order, by its position, returns have brought back to the shop. Lines of no return are left out. */
export async function selectCameBack(db: Database, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({
      position: returnLines.position,
      pieces: sql<number>`coalesce(sum(${returnLines.quantity}) FILTER (WHERE ${returnLines.fate} <> 'back'), 0)::int`,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(eq(returns.orderId, orderId))
    .groupBy(returnLines.position);
  return new Map(rows.map(({ position, pieces }) => [position, pieces]));
}

/** Changes a return and counts its version. */
export async function updateReturn(
  db: Database,
  id: number,
  change: Partial<typeof returns.$inferInsert>,
): Promise<void> {
  await db
    .update(returns)
    .set({ ...change, version: sql`${returns.version} + 1` })
    .where(eq(returns.id, id));
}

export async function updateLine(
  db: Database,
  { returnId, position }: Pick<ReturnLineRow, 'returnId' | 'position'>,
  change: Pick<ReturnLineRow, 'fate' | 'condition'>,
): Promise<void> {
  await db
    .update(returnLines)
    .set(change)
    .where(and(eq(returnLines.returnId, returnId), eq(returnLines.position, position)));
}

/** Adds to the history of a return. Answers the id of the event. */
export async function insertEvent(
  db: Database,
  event: typeof returnEvents.$inferInsert & { readonly state: ReturnState },
): Promise<number> {
  const [row] = await db.insert(returnEvents).values(event).returning({ id: returnEvents.id });
  if (!row) throw new Error(`The event of return ${event.returnId} was not kept`);
  return row.id;
}

/** Remembers which refunds were made for a return; `counted`: they pay for the order instead. */
export async function insertRefunds(
  db: Database,
  returnId: number,
  refunds: readonly string[],
  { counted = false } = {},
): Promise<void> {
  if (refunds.length === 0) return;
  await db
    .insert(returnRefunds)
    .values(refunds.map((refund) => ({ returnId, refund, counted })))
    .onConflictDoNothing();
}

/** The return for which an order was made instead. */
export async function selectReplaced(
  db: Database,
  orderId: number,
): Promise<ReturnRow | undefined> {
  const [row] = await db
    .select()
    .from(returns)
    .where(eq(returns.replacementId, orderId))
    .orderBy(desc(returns.id))
    .limit(1);
  return row;
}
