import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { orderLineWork, orderPlans, orderTags } from '../tables.ts';

export type PlanRow = typeof orderPlans.$inferSelect;
export type LineWorkRow = typeof orderLineWork.$inferSelect;

/** The plan of an order; undefined where nothing is agreed yet. */
export async function selectPlan(db: Database, orderId: number): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(orderPlans).where(eq(orderPlans.orderId, orderId));
  return row;
}

/** The plans of many orders, by order. */
export async function selectPlansOf(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, PlanRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderPlans)
    .where(inArray(orderPlans.orderId, [...orderIds]));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Sets these parts of a plan. */
export async function writePlan(
  db: Database,
  orderId: number,
  plan: Partial<Omit<PlanRow, 'orderId'>>,
): Promise<void> {
  await db
    .insert(orderPlans)
    .values({ orderId, ...plan })
    .onConflictDoUpdate({ target: orderPlans.orderId, set: plan });
}

/** What is known of the lines of an order, by their position. */
export async function selectLineWork(
  db: Database,
  orderId: number,
): Promise<Map<number, LineWorkRow>> {
  const rows = await db.select().from(orderLineWork).where(eq(orderLineWork.orderId, orderId));
  return new Map(rows.map((row) => [row.position, row]));
}

export async function writeLineWork(db: Database, row: LineWorkRow): Promise<void> {
  const { orderId, position, ...set } = row;
  await db
    .insert(orderLineWork)
    .values(row)
    .onConflictDoUpdate({ target: [orderLineWork.orderId, orderLineWork.position], set });
}

/** The tags of many orders, in the order of the alphabet. */
export async function selectTagsOf(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderTags)
    .where(inArray(orderTags.orderId, [...orderIds]))
    .orderBy(asc(orderTags.tag));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, found]) => [id, found.map(({ tag }) => tag)]));
}

export async function addTags(db: Database, orderId: number, tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  await db
    .insert(orderTags)
    .values(tags.map((tag) => ({ orderId, tag })))
    .onConflictDoNothing();
}

export async function removeTags(db: Database, orderId: number, tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  await db
    .delete(orderTags)
    .where(and(eq(orderTags.orderId, orderId), inArray(orderTags.tag, tags)));
}

/** The tags in use, the most frequent first. */
export async function selectKnownTags(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ tag: orderTags.tag })
    .from(orderTags)
    .groupBy(orderTags.tag)
    .orderBy(sql`count(*) DESC`, asc(orderTags.tag))
    .limit(limit);
  return rows.map(({ tag }) => tag);
}
