import { type SQL, sql } from 'drizzle-orm';
import type { SalesFilter } from '#contracts/admin/reports/sales.ts';
import { type SaleGroup, saleTimes } from '#contracts/admin/reports/values.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { isCounted } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { within } from '../report-time.ts';

/** Sums of some orders, kopecks. */
export interface FoundSums extends Record<string, unknown> {
  readonly orders: number;
  readonly cancelled: number;
  readonly ordered: number;
  readonly came: number;
  readonly back: number;
}

export interface FoundSales extends FoundSums {
  readonly key: string;
  readonly name: string;
}

/** Trial money of an order that came or went back. */
const trialMoney = (kind: 'charge' | 'refund'): SQL => sql`coalesce((
  SELECT sum(event.amount_kopecks) FROM payment_events event
  WHERE event.order_id = orders.id AND event.test AND event.kind = ${kind} AND event.result = 'succeeded' AND NOT EXISTS (
    SELECT FROM payment_events failed
    WHERE failed.provider = event.provider AND failed.reference = event.reference AND failed.kind = event.kind AND failed.result = 'failed'
  )), 0)`;

/** The orders of a period, with what they cost since refunds and what the ledger says of each. */
const placed = ({ trials, from, to }: SalesFilter, zone: TimeZone): SQL => sql`
  SELECT id, created_at AT TIME ZONE ${zone} AS at, status_order = 'cancelled' AS is_cancelled, total_kopecks + charges_kopecks AS whole,
    total_kopecks + charges_kopecks - discount_kopecks - lowered_kopecks AS ordered,
    charged_kopecks - ${trials ? sql`0` : trialMoney('charge')} AS came, refunded_kopecks - ${trials ? sql`0` : trialMoney('refund')} AS back
  FROM orders WHERE ${within(sql`created_at`, { from, to }, zone)} ${trials ? sql`` : sql`AND NOT demo`}`;

/** Refunds of these orders that have taken something off their parts. */
const lowering = ({ trials }: SalesFilter): SQL => sql`
  lowered.order_id = placed.id AND ${isCounted(sql`lowered`)} ${
    trials
      ? sql``
      : sql`AND NOT EXISTS (SELECT FROM refunds tried JOIN payments ON payments.id = tried.payment_id WHERE tried.id = lowered.refund AND payments.test)`
  }`;

/**
 * The lines of these orders. What came is shared out by the prices of goods and charges; what went back for certain goods is told by its refunds,
 * what went back for charges is of no goods, and the rest is shared out as what came.
 */
const linesOf = (filter: SalesFilter): SQL => sql`
  SELECT id, is_cancelled, product_id, name, ordered - own_back AS ordered, came * share AS came, own_back + (back - all_back) * share AS back
  FROM (
    SELECT placed.id, is_cancelled, line.product_id, line.name, line.price_kopecks * line.quantity AS ordered, placed.came, placed.back,
      line.price_kopecks * line.quantity / nullif(placed.whole, 0)::numeric AS share,
      coalesce(told.own, 0) AS own_back, coalesce(told.whole, 0) AS all_back
    FROM placed JOIN order_lines line ON line.order_id = placed.id
      LEFT JOIN LATERAL (
        SELECT sum(lowered.kopecks) AS whole, sum(lowered.kopecks) FILTER (WHERE lowered.part = 'line ' || line.position) AS own
        FROM refund_lines lowered WHERE ${lowering(filter)}
      ) AS told ON placed.back > 0
  ) AS line`;

/** The parts of orders by what they are added up by. */
const partsBy = (lines: SQL): Readonly<Record<SaleGroup, SQL>> => ({
  day: sql`SELECT *, to_char(at, 'YYYY-MM-DD') AS key, '' AS name FROM placed`,
  week: sql`SELECT *, to_char(date_trunc('week', at), 'YYYY-MM-DD') AS key, '' AS name FROM placed`,
  month: sql`SELECT *, to_char(at, 'YYYY-MM-01') AS key, '' AS name FROM placed`,
  product: sql`SELECT *, product_id::text AS key FROM (${lines}) AS line`,
  category: sql`
    SELECT line.id, is_cancelled, ordered, came, back, coalesce(category.id::text, '') AS key, coalesce(category.name, '') AS name
    FROM (${lines}) AS line LEFT JOIN products product ON product.id = line.product_id LEFT JOIN categories category ON category.id = product.category_id`,
  // Who confirmed an order first; where no member has, who did the first other thing with it.
  staff: sql`
    SELECT placed.*, coalesce(member.staff_id::text, '') AS key, '' AS name
    FROM placed LEFT JOIN LATERAL (
      SELECT staff_id FROM order_events
      WHERE order_id = placed.id AND staff_id IS NOT NULL AND undone_at IS NULL
      ORDER BY (status_order IS NOT DISTINCT FROM 'confirmed') DESC, id LIMIT 1
    ) AS member ON true`,
});

const sums = sql`
  count(DISTINCT id)::int AS orders, count(DISTINCT id) FILTER (WHERE is_cancelled)::int AS cancelled,
  coalesce(sum(ordered) FILTER (WHERE NOT is_cancelled), 0)::float8 AS ordered,
  coalesce(round(sum(came)), 0)::float8 AS came, coalesce(round(sum(back)), 0)::float8 AS back`;

const isTime = (group: SaleGroup) => saleTimes.some((time) => time === group);

/** What was sold, added up: time in its order, all else by what was ordered. At most so many rows. */
export async function addUpSales(
  db: Database,
  filter: SalesFilter,
  zone: TimeZone,
  most: number,
): Promise<FoundSales[]> {
  const { rows } = await db.execute<FoundSales>(sql`
    WITH placed AS MATERIALIZED (${placed(filter, zone)})
    SELECT key, max(name) AS name, ${sums} FROM (${partsBy(linesOf(filter))[filter.group]}) AS part
    GROUP BY key ORDER BY ${isTime(filter.group) ? sql`key` : sql`ordered DESC, key`} LIMIT ${most}`);
  return rows;
}

/** The sums of all orders of a period. */
export async function addUpOrders(
  db: Database,
  filter: SalesFilter,
  zone: TimeZone,
): Promise<FoundSums | undefined> {
  const { rows } = await db.execute<FoundSums>(
    sql`SELECT ${sums} FROM (${placed(filter, zone)}) AS placed`,
  );
  return rows[0];
}

/** How many orders of the demo a period has. */
export async function countDemo(
  db: Database,
  { from, to }: SalesFilter,
  zone: TimeZone,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM orders WHERE demo AND ${within(sql`created_at`, { from, to }, zone)}`,
  );
  return rows[0]?.count ?? 0;
}
