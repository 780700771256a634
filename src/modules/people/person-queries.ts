import { sql } from 'drizzle-orm';
import type { CustomerPart } from '#contracts/admin/customers/values.ts';
import type { Database } from '#platform/database/database.ts';

/** The record of an order, by its number, or of a request for a call, by its id. */
export async function selectPersonOf(
  db: Database,
  part: CustomerPart,
  key: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(
    part === 'order'
      ? sql`SELECT person_id AS id FROM person_orders JOIN orders ON orders.id = order_id WHERE number = ${key}`
      : sql`SELECT person_id AS id FROM person_calls WHERE request_id::text = ${key}`,
  );
  return rows[0]?.id;
}

export interface PersonState {
  readonly joined: boolean;
  readonly erased: boolean;
}

/** Locks records in the order of their ids, so that two joins never wait for each other. */
export async function lockPeople(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PersonState>> {
  const { rows } = await db.execute<{ id: number; joined: boolean; erased: boolean }>(sql`
    SELECT id, joined_into IS NOT NULL AS joined, erased_at IS NOT NULL AS erased
    FROM persons WHERE id = ANY(${sql.param([...ids])}::int[]) ORDER BY id FOR UPDATE`);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}
