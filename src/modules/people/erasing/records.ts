import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Parts, Subject } from './subject.ts';

const partsIn = ({ orders, calls, accounts }: Parts) => ({
  orders: sql`${sql.param([...orders])}::int[]`,
  calls: sql`${sql.param([...calls])}::uuid[]`,
  accounts: sql`${sql.param([...accounts])}::int[]`,
});

/** The records that some parts belong to. */
export async function recordsOf(db: Database, parts: Parts): Promise<number[]> {
  const { orders, calls, accounts } = partsIn(parts);
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT person_id AS id FROM person_orders WHERE order_id = ANY(${orders})
    UNION SELECT person_id FROM person_calls WHERE request_id = ANY(${calls})
    UNION SELECT person_id FROM person_accounts WHERE customer_id = ANY(${accounts})`);
  return rows.map(({ id }) => id);
}

/** Whether a record has other parts than these. */
export async function hasOthers(db: Database, record: number, parts: Parts): Promise<boolean> {
  const { orders, calls, accounts } = partsIn(parts);
  const { rows } = await db.execute(sql`
    SELECT FROM person_orders WHERE person_id = ${record} AND order_id <> ALL(${orders})
    UNION ALL SELECT FROM person_calls WHERE person_id = ${record} AND request_id <> ALL(${calls})
    UNION ALL SELECT FROM person_accounts WHERE person_id = ${record} AND customer_id <> ALL(${accounts}) LIMIT 1`);
  return rows.length > 0;
}

/** The contacts by which a record is known, and no other one. */
export async function selectKeys(
  db: Database,
  record: number,
): Promise<Pick<Subject, 'emails' | 'phones'>> {
  const { rows } = await db.execute<{ kind: string; key: string }>(
    sql`SELECT kind, key FROM person_keys WHERE person_id = ${record}`,
  );
  const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ key }) => key);
  return { emails: of('email'), phones: of('phone') };
}

/** Gives orders that will be erased a record of their own. Answers it; null where there are none. */
export async function setApart(
  db: Database,
  orders: readonly number[],
  at: Date,
): Promise<number | null> {
  if (orders.length === 0) return null;
  const all = sql`${sql.param([...orders])}::int[]`;
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO persons (made_at, last_at, demo, erased_at)
    SELECT min(created_at), max(created_at), bool_and(demo), ${at.toISOString()}::timestamptz FROM orders WHERE id = ANY(${all})
    RETURNING id`);
  const [record] = rows;
  if (!record) throw new Error('A record was not made');
  await db.execute(
    sql`UPDATE person_orders SET person_id = ${record.id} WHERE order_id = ANY(${all})`,
  );
  return record.id;
}

/** Works out records anew from which parts have gone: names, contacts and days of what is left; a record of nothing goes. */
export async function describeRest(db: Database, records: readonly number[]): Promise<void> {
  await db.execute(sql`
    SELECT person_describe(id), person_tidy(id) FROM persons
    WHERE id = ANY(${sql.param([...records])}::int[]) AND erased_at IS NULL ORDER BY id`);
}

/** Removes what the staff have written of records. Answers how many notes there were. */
export async function removeNotes(db: Database, records: readonly number[]): Promise<number> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM person_notes WHERE person_id = ANY(${sql.param([...records])}::int[])`,
  );
  return rowCount ?? 0;
}
