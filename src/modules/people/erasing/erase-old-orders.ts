import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { lockPeople } from '../person-queries.ts';
import { wipeRecord } from './erase-queries.ts';
import { eraseSubject } from './erase-subject.ts';
import { selectObstacles } from './obstacles.ts';
import { describeRest, hasOthers, recordsOf, selectKeys, setApart } from './records.ts';
import { type Parts, patternsOf, readSubject } from './subject.ts';

interface Context {
  readonly db: Database;
  readonly clock: Clock;
}

/** People are looked at so many at once. */
const AT_ONCE = 100;

/**
 * Takes people out of orders that ended before a time, at most so many orders: number, goods and sums stay, newer orders of the same people as
 * well. Orders that owe something, or are owed it, wait. Answers how many orders there were.
 */
export async function eraseOldOrders(
  { db, clock }: Context,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  let erased = 0;
  for (let last = 0; erased < most; ) {
    const due = await selectDue(db, before, last);
    for (const { person, orders } of due) {
      erased += await eraseOrdersOf({ db, clock }, person, orders);
      if (erased >= most) break;
    }
    const end = due.at(-1);
    if (!end || due.length < AT_ONCE) break;
    last = end.person;
  }
  return erased;
}

interface DueOrders {
  readonly person: number;
  readonly orders: number[];
}

/** Orders that ended before a time, by their people, after a person. An order that is older than the history ended when it was placed. */
async function selectDue(db: Database, before: Date, last: number): Promise<DueOrders[]> {
  const { rows } = await db.execute<DueOrders & Record<string, unknown>>(sql`
    SELECT person_id AS person, array_agg(orders.id ORDER BY orders.id) AS orders
    FROM orders JOIN person_orders ON order_id = orders.id
    WHERE person_id > ${last} AND erased_at IS NULL AND status_order IN ('delivered', 'cancelled')
      AND created_at < ${before.toISOString()}::timestamptz
      AND coalesce((SELECT max(happened_at) FROM order_events
        WHERE order_id = orders.id AND status_order IN ('delivered', 'cancelled') AND undone_at IS NULL), created_at)
        < ${before.toISOString()}::timestamptz
    GROUP BY person_id ORDER BY person_id LIMIT ${AT_ONCE}`);
  return rows;
}

async function eraseOrdersOf(
  { db, clock }: Context,
  person: number,
  due: readonly number[],
): Promise<number> {
  const waiting = new Set((await selectObstacles(db, due)).map(({ number }) => number));
  const orders = await selectNumbered(db, due, waiting);
  if (orders.length === 0) return 0;
  return db.transaction(async (db) => {
    await lockPeople(db, [person]);
    const free = await lockNotErased(db, orders);
    const parts: Parts = { orders: free, calls: [], accounts: [] };
    const [record] = await recordsOf(db, parts);
    // A member has joined the record to another one meanwhile, or erased it: the next night looks again.
    if (record !== person) return 0;
    const isWhole = !(await hasOthers(db, person, parts));
    const known = isWhole ? await selectKeys(db, person) : { emails: [], phones: [] };
    const kept = isWhole ? person : await setApart(db, free, clock.now());
    const patterns = patternsOf({ ...known, names: [], places: [] });
    await eraseSubject({ db, clock }, await readSubject(db, parts), {
      record: kept,
      patterns,
      known,
    });
    if (kept !== null) await wipeRecord(db, kept);
    if (!isWhole) await describeRest(db, [person]);
    return free.length;
  });
}

async function selectNumbered(
  db: Database,
  ids: readonly number[],
  without: ReadonlySet<string>,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM orders WHERE id = ANY(${sql.param([...ids])}::int[]) AND number <> ALL(${sql.param([...without])}::text[]) ORDER BY id`);
  return rows.map(({ id }) => id);
}

async function lockNotErased(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM orders WHERE id = ANY(${sql.param([...ids])}::int[]) AND erased_at IS NULL ORDER BY id FOR UPDATE`);
  return rows.map(({ id }) => id);
}
