import { sql } from 'drizzle-orm';
import {
  freeGoods,
  hasOpenPayment,
  type KnownPayingTerms,
  payableSince,
  readPayingTerms,
  selectOrderForUpdate,
  takesStock,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { HOUR } from '#platform/time/duration.ts';

interface FreeingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

/** Orders whose goods are freed in a minute. */
const A_MINUTE = 50;

/**
 * Puts the goods of orders back on sale that could be paid online for the owner's term and were not; the orders stay. The term begins when an
 * order could be paid: when it was placed, when the manager confirmed it, or when its goods were taken anew. A payment that may still succeed
 * keeps the goods, and so do the staff.
 */
export async function freeUnpaidGoods({ db, clock, jobs }: FreeingContext): Promise<void> {
  const terms = await readPayingTerms(db);
  if (!terms.isOn || terms.hold_hours === 0) return;
  const now = clock.now();
  for (const id of await selectOverdue(db, terms, now, { most: A_MINUTE })) {
    // One transaction an order: a failure in the middle keeps what is done.
    await db.transaction(async (db) => {
      const order = await selectOrderForUpdate(db, id);
      // Paid, cancelled or begun to be paid since it was found.
      const [isStill] = await selectOverdue(db, terms, now, { only: id, most: 1 });
      if (order && isStill) await freeGoods({ db, jobs }, order, now);
    });
  }
}

async function selectOverdue(
  db: Database,
  { when, hold_hours: hours }: KnownPayingTerms,
  now: Date,
  { only, most }: { readonly only?: number; readonly most: number },
): Promise<number[]> {
  const before = new Date(now.getTime() - hours * HOUR).toISOString();
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT one.id FROM orders one
    WHERE one.status_order IN ('new', 'confirmed') AND one.payment_status = 'waiting_for_payment'
      AND one.created_at < ${before} AND one.goods_freed_at IS NULL AND NOT one.keeps_goods AND NOT one.demo
      ${only === undefined ? sql`` : sql`AND one.id = ${only}`}
      ${when === 'confirmed' ? sql`AND one.status_order = 'confirmed'` : sql``}
      AND ${payableSince} < ${before}
      AND ${takesStock}
      AND NOT ${hasOpenPayment(sql`one.id`)}
    ORDER BY one.created_at, one.id LIMIT ${most}`);
  return rows.map(({ id }) => id);
}
