import { type SQL, sql } from 'drizzle-orm';
import type {
  ReturnsPage,
  ReturnsQuery,
  ReturnRow as ShownRow,
} from '#contracts/admin/returns/returns.ts';
import type { ReturnQueue } from '#contracts/admin/returns/values.ts';
import { type OrderRow, ordersNamed, selectLinesOf } from '#modules/orders/index.ts';
import { isCounted } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReturnRow } from '../queries.ts';
import { selectLines } from '../queries.ts';
import { goodsText } from '../returnable.ts';

/** What the goods of a return `one` cost by the order, less what other refunds have taken off and the carriage, as `moneyOf` works it out. */
const due = sql`(
  SELECT sum(least(
      line.price_kopecks * part.quantity * off.rest,
      line.price_kopecks * line.quantity * off.rest - coalesce((
        SELECT sum(lowered.kopecks) FROM refund_lines lowered
        WHERE lowered.order_id = one.order_id AND lowered.part = 'line ' || part.position AND ${isCounted(sql`lowered`)} AND NOT EXISTS (
          SELECT FROM return_refunds own WHERE own.return_id = one.id AND own.refund = lowered.refund)), 0)
    )) - CASE WHEN one.has_defect THEN 0 ELSE one.carriage_kopecks END
  FROM return_lines part
    JOIN order_lines line ON line.order_id = one.order_id AND line.position = part.position
    CROSS JOIN (SELECT 1 - orders.discount_kopecks / greatest(orders.total_kopecks, 1)::numeric AS rest) AS off
  WHERE part.return_id = one.id AND (part.fate IS DISTINCT FROM 'back' OR one.wish = 'mending'))`;

/** What was given back for a return `one`, or is on its way. */
const given = sql`(
  SELECT coalesce(sum(asked.amount_kopecks), 0) + coalesce(sum(noted.amount_kopecks), 0)
  FROM return_refunds back
    LEFT JOIN refunds asked ON asked.id = back.refund AND asked.state IN ('created', 'pending', 'succeeded')
    LEFT JOIN payment_events noted ON noted.provider = 'hand' AND noted.reference = back.refund::text AND noted.kind = 'refund'
      AND noted.result = 'succeeded' AND NOT EXISTS (
        SELECT FROM payment_events failed
        WHERE failed.provider = 'hand' AND failed.reference = noted.reference AND failed.kind = 'refund' AND failed.result = 'failed')
  WHERE back.return_id = one.id)`;

/** What of a row `one` of the table of returns waits for the staff. */
const waiting: Readonly<Record<ReturnQueue, SQL>> = {
  answer: sql`one.state = 'asked'`,
  // As `owesMoney`.
  money: sql`(one.state IN ('agreed', 'coming', 'received', 'inspected') AND one.wish = 'money' OR one.settlement IS NOT DISTINCT FROM 'later' OR one.counted_kopecks IS NOT NULL)
    AND orders.charged_kopecks > orders.refunded_kopecks AND ${given} < floor(${due})`,
};

interface Found extends Record<string, unknown> {
  readonly id: number;
  readonly order_id: number;
  readonly number: string;
  readonly customer: string;
  readonly demo: boolean;
  readonly state: ReturnRow['state'];
  readonly wish: ReturnRow['wish'];
  readonly has_defect: boolean;
  readonly asked_at: string;
  readonly money_by: string;
  /** Money of it is to be given back. */
  readonly is_due: boolean;
}

/** A page of the returns of a filter, the latest first. `today`: in the zone of the shop. */
export async function listReturns(
  db: Database,
  { text, state, waits, after, limit }: ReturnsQuery,
  today: string,
): Promise<ReturnsPage> {
  const found = await select(
    db,
    [
      ...(text ? [ordersNamed(text)] : []),
      ...(state ? [sql`one.state = ${state}`] : []),
      ...(waits ? [waiting[waits]] : []),
      ...(after ? [sql`one.id < ${after}`] : []),
    ],
    limit + 1,
  );
  const rows = await present(db, found.slice(0, limit), today);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** The returns of one order, the latest first. */
export const listReturnsOf = async (
  db: Database,
  { id }: Pick<OrderRow, 'id'>,
  today: string,
): Promise<ShownRow[]> => present(db, await select(db, [sql`one.order_id = ${id}`], 100), today);

async function select(db: Database, where: readonly SQL[], limit: number): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    SELECT one.id, one.order_id, orders.number, orders.customer_name AS customer, orders.demo, one.state, one.wish, one.has_defect,
      to_json(one.asked_at) #>> '{}' AS asked_at, one.money_by::text AS money_by, ${waiting.money} AS is_due
    FROM returns one JOIN orders ON orders.id = one.order_id
    WHERE ${sql.join([sql`true`, ...where], sql` AND `)} ORDER BY one.id DESC LIMIT ${limit}`);
  return rows;
}

async function present(db: Database, found: readonly Found[], today: string): Promise<ShownRow[]> {
  const lines = await selectLines(
    db,
    found.map(({ id }) => id),
  );
  const ordered = await selectLinesOf(db, [...new Set(found.map(({ order_id: id }) => id))]);
  return found.map(({ order_id: orderId, demo, asked_at: at, money_by: by, is_due, ...row }) => ({
    ...row,
    is_demo: demo,
    asked_at: new Date(at).toISOString(),
    goods: goodsText(lines.get(row.id) ?? [], ordered.get(orderId) ?? []),
    money_by: is_due ? by : null,
    is_overdue: is_due && today > by,
  }));
}

/** How many returns wait, and since when, or until when, the first of them. */
export async function countWaiting(
  db: Database,
  queue: ReturnQueue,
  { withDemo, zone }: { readonly withDemo: boolean; readonly zone: string },
): Promise<{ count: number; oldest: string | null }> {
  const oldest =
    queue === 'money'
      ? sql`(min(one.money_by)::timestamp AT TIME ZONE ${zone})`
      : sql`min(one.asked_at)`;
  const { rows } = await db.execute<{ count: number; oldest: string | null }>(sql`
    SELECT count(*)::int AS count, to_json(${oldest}) #>> '{}' AS oldest
    FROM returns one JOIN orders ON orders.id = one.order_id
    WHERE ${waiting[queue]} AND (${withDemo} OR NOT orders.demo)`);
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    oldest: row?.oldest ? new Date(row.oldest).toISOString() : null,
  };
}
