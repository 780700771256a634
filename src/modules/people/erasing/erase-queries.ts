import { sql } from 'drizzle-orm';
import type { KeptKind } from '#contracts/admin/customers/values.ts';
import type { Database } from '#platform/database/database.ts';

/** Lets the rest of the transaction take words out of what is otherwise only added to. */
export async function beginErasing(db: Database): Promise<void> {
  await db.execute(sql`SELECT set_config('shop.erasing', 'on', true)`);
}

/** Locks the orders, so that nothing begins while the person goes out of them. */
export async function lockOrders(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`SELECT id FROM orders WHERE id = ANY(${sql.param([...ids])}::int[]) ORDER BY id FOR UPDATE`,
  );
}

/** What of the orders stays. */
export async function countKept(
  db: Database,
  orders: readonly number[],
): Promise<Record<KeptKind, number>> {
  const all = sql`${sql.param([...orders])}::int[]`;
  const { rows } = await db.execute<Record<KeptKind, number>>(sql`
    SELECT cardinality(${all}) AS orders,
      (SELECT count(*)::int FROM payments WHERE order_id = ANY(${all})) AS payments,
      (SELECT count(*)::int FROM receipts WHERE order_id = ANY(${all})) AS receipts,
      (SELECT count(*)::int FROM returns WHERE order_id = ANY(${all})) AS returns`);
  return rows[0] ?? { orders: 0, payments: 0, receipts: 0, returns: 0 };
}

/** Views of the lists whose words or name find the person. */
export async function eraseViews(db: Database, patterns: readonly string[]): Promise<number> {
  const words = sql`${sql.param([...patterns])}::text[]`;
  const { rowCount } = await db.execute(
    sql`DELETE FROM saved_views WHERE query::text ILIKE ANY(${words}) OR name ILIKE ANY(${words})`,
  );
  return rowCount ?? 0;
}

/** Marks a record, so that it outlives its last part. */
export async function markErased(db: Database, person: number, at: Date): Promise<void> {
  await db.execute(
    sql`UPDATE persons SET erased_at = ${at.toISOString()}::timestamptz WHERE id = ${person} OR joined_into = ${person}`,
  );
}

/** Takes names, keys and notes out of a record and those that were joined into it. Answers how many notes and contacts there were. */
export async function wipeRecord(
  db: Database,
  person: number,
): Promise<{ notes: number; contacts: number }> {
  const own = sql`(SELECT id FROM persons WHERE id = ${person} OR joined_into = ${person})`;
  const rows = async (statement: ReturnType<typeof sql>) =>
    (await db.execute(statement)).rowCount ?? 0;
  const notes = await rows(sql`DELETE FROM person_notes WHERE person_id IN ${own}`);
  const contacts = await rows(sql`DELETE FROM person_keys WHERE person_id IN ${own}`);
  await db.execute(sql`DELETE FROM person_joins WHERE kept IN ${own} OR joined IN ${own}`);
  await db.execute(
    sql`UPDATE persons SET name = '', names = '{}', words = ''::tsvector WHERE id IN ${own}`,
  );
  return { notes, contacts };
}
