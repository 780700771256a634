import { and, type Column, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import {
  type MovedParts,
  personAccounts,
  personCalls,
  personJoins,
  personKeys,
  personNotes,
  personOrders,
} from './tables.ts';

interface StandingJoin {
  readonly id: number;
  readonly joinedAt: Date;
  readonly staffId: number | null;
  /** Of the record that was joined, or a contact of it. */
  readonly name: string;
}

/** The joins that have made a record what it is. */
export async function selectJoins(db: Database, id: number): Promise<StandingJoin[]> {
  const { rows } = await db.execute<{
    id: number;
    at: string;
    staff: number | null;
    name: string;
  }>(sql`
    SELECT done.id, to_json(done.joined_at) #>> '{}' AS at, done.staff_id AS staff,
      coalesce(nullif(other.name, ''), split_part(done.moved -> 'keys' ->> 0, ':', 2), '') AS name
    FROM person_joins done JOIN persons other ON other.id = done.joined
    WHERE done.kept = ${id} AND done.undone_at IS NULL ORDER BY done.id DESC`);
  return rows.map(({ id: join, at, staff: staffId, name }) => ({
    id: join,
    joinedAt: new Date(at),
    staffId,
    name,
  }));
}

/** A join of a record that stands, with a row lock. */
export async function selectJoinForUpdate(
  db: Database,
  { id, join }: { readonly id: number; readonly join: number },
): Promise<{ joined: number; moved: MovedParts } | undefined> {
  const { rows } = await db.execute<{ joined: number; moved: MovedParts }>(
    sql`SELECT joined, moved FROM person_joins WHERE id = ${join} AND kept = ${id} AND undone_at IS NULL FOR UPDATE`,
  );
  return rows[0];
}

/** All that a record has. */
export async function selectMovable(db: Database, id: number): Promise<MovedParts> {
  const { rows } = await db.execute<{ moved: MovedParts }>(sql`
    SELECT json_build_object(
      'orders', (SELECT coalesce(json_agg(order_id ORDER BY order_id), '[]') FROM person_orders WHERE person_id = ${id}),
      'calls', (SELECT coalesce(json_agg(request_id ORDER BY request_id), '[]') FROM person_calls WHERE person_id = ${id}),
      'accounts', (SELECT coalesce(json_agg(customer_id ORDER BY customer_id), '[]') FROM person_accounts WHERE person_id = ${id}),
      'notes', (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM person_notes WHERE person_id = ${id}),
      'keys', (SELECT coalesce(json_agg(kind || ':' || key ORDER BY kind DESC, key), '[]') FROM person_keys WHERE person_id = ${id})
    ) AS moved`);
  const [row] = rows;
  if (!row) throw new Error('No parts were read');
  return row.moved;
}

/** Moves parts that still belong to one record to another one. Names go along; dates and words are worked out anew. */
export async function moveParts(
  db: Database,
  moved: MovedParts,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const { orders, calls, accounts, notes, keys } = moved;
  const set = { personId: to };
  const own = (owner: Column, part: SQL, ids: readonly (number | string)[]) =>
    and(eq(owner, from), inArray(part, [...ids]));
  await db
    .update(personOrders)
    .set(set)
    .where(own(personOrders.personId, sql`${personOrders.orderId}`, orders));
  await db
    .update(personCalls)
    .set(set)
    .where(own(personCalls.personId, sql`${personCalls.requestId}`, calls));
  await db
    .update(personAccounts)
    .set(set)
    .where(own(personAccounts.personId, sql`${personAccounts.customerId}`, accounts));
  await db
    .update(personNotes)
    .set(set)
    .where(own(personNotes.personId, sql`${personNotes.id}`, notes));
  const named = sql`${personKeys.kind} || ':' || ${personKeys.key}`;
  await db
    .update(personKeys)
    .set(set)
    .where(own(personKeys.personId, named, keys));
}

/** Works out names, dates and words of a record from its parts. */
export async function describeAgain(db: Database, id: number): Promise<void> {
  await db.execute(sql`SELECT person_describe(${id})`);
}

export async function insertJoin(
  db: Database,
  join: typeof personJoins.$inferInsert,
): Promise<void> {
  await db.insert(personJoins).values(join);
}
