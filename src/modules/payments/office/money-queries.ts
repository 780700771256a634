import { type SQL, sql } from 'drizzle-orm';
import type { MoneyFilter } from '#contracts/admin/payments/money.ts';
import type { MoneyKind, MoneyQueue, MoneyState } from '#contracts/admin/payments/money-values.ts';
import { toKopecks } from '#contracts/money.ts';
import { normaliseOrderNumber } from '#contracts/order-number.ts';
import type { PaidBy, PaymentAttention, RefundAttention } from '#contracts/payments.ts';
import { readNumber } from '#contracts/read-number.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/time/duration.ts';
import { startOfDay } from '#platform/time/zone-day.ts';
import { attentionOfPayment, attentionOfRefund } from './attention.ts';

/** What the clock of the shop shows. */
export interface MoneyTime {
  readonly now: Date;
  readonly zone: TimeZone;
}

/** A payment or a refund. A refund that was noted by hand, or made in the cabinet of a provider, is known by its event. */
export interface FoundMoney extends Record<string, unknown> {
  readonly kind: MoneyKind;
  readonly id: string;
  /** ISO, with microseconds. */
  readonly at: string;
  readonly number: string;
  readonly demo: boolean;
  readonly by: PaidBy;
  readonly method: string | null;
  readonly kopecks: number;
  readonly state: MoneyState;
  readonly test: boolean;
  readonly attention: PaymentAttention | RefundAttention | null;
  readonly staff: number | null;
  readonly reference: string | null;
}

/** Payments. `looked`: those alone with which something may be wrong. */
const paymentsSource = (now: Date, looked: boolean): SQL => sql`
  SELECT 'payment' AS kind, payment.id::text AS id, payment.created_at AS at, payment.order_id, payment.provider AS by, payment.method,
    payment.amount_kopecks AS kopecks, payment.test, ${attentionOfPayment(now)} AS attention, payment.staff_id AS staff,
    payment.reference, payment.document,
    CASE WHEN payment.provider = 'hand' AND EXISTS (
      SELECT FROM payment_events back WHERE back.payment_id = payment.id AND back.kind = 'cancel' AND back.result = 'succeeded'
    ) THEN 'taken back' ELSE payment.state END AS state
  FROM payments payment
  ${looked ? sql`WHERE payment.trouble IS NOT NULL OR payment.state IN ('created', 'pending', 'authorised')` : sql``}`;

const refundsSource = (looked: boolean): SQL => sql`
  SELECT 'refund' AS kind, refund.id::text AS id, refund.created_at AS at, refund.order_id, payment.provider AS by, payment.method,
    refund.amount_kopecks AS kopecks, payment.test, ${attentionOfRefund} AS attention, refund.staff_id AS staff,
    refund.reference, '' AS document, refund.state
  FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
  ${looked ? sql`WHERE refund.settled_at IS NULL AND (refund.trouble_at IS NOT NULL OR refund.state IN ('refused', 'undone'))` : sql``}`;

/** Refunds that the shop has asked no provider for. */
const eventsSource: SQL = sql`
  SELECT 'refund' AS kind, event.id::text AS id, event.happened_at AS at, event.order_id, event.provider AS by, payment.method,
    event.amount_kopecks AS kopecks, event.test, NULL AS attention, event.staff_id AS staff,
    CASE WHEN event.provider <> 'hand' THEN event.reference END AS reference, '' AS document,
    CASE WHEN NOT EXISTS (
      SELECT FROM payment_events failed
      WHERE failed.provider = event.provider AND failed.reference = event.reference AND failed.kind = 'refund' AND failed.result = 'failed'
    ) THEN 'succeeded' WHEN event.provider = 'hand' THEN 'taken back' ELSE 'undone' END AS state
  FROM payment_events event JOIN payments payment ON payment.id = event.payment_id
  WHERE event.kind = 'refund' AND event.result = 'succeeded' AND NOT EXISTS (
    SELECT FROM refunds asked WHERE asked.payment_id = event.payment_id AND event.reference IN (asked.reference, asked.id::text)
  )`;

/** The sources of a filter, each with the rows that it finds. */
function sourcesOf(filter: MoneyFilter, { now, zone }: MoneyTime, beyond: SQL = sql``): SQL[] {
  const { kind, attention } = filter;
  const looked = attention !== undefined;
  const where = sql`${conditionsOf(filter, zone)} ${beyond}`;
  const of = (source: SQL) => sql`SELECT * FROM (${source}) AS money WHERE ${where}`;
  return [
    ...(kind === 'refund' || attention === 'refused' ? [] : [of(paymentsSource(now, looked))]),
    ...(kind === 'payment' ? [] : [of(refundsSource(looked))]),
    ...(kind === 'payment' || looked ? [] : [of(eventsSource)]),
  ];
}

const queues: Readonly<Record<MoneyQueue, SQL>> = {
  look: sql`attention IS NOT NULL AND attention <> 'refused'`,
  refused: sql`attention = 'refused'`,
};

function conditionsOf({ text, by, state, attention, from, to }: MoneyFilter, zone: TimeZone): SQL {
  const day = (date: string, after = 0) =>
    sql`${startOfDay(Date.parse(date) / DAY + after, zone).toISOString()}::timestamptz`;
  const parts = [
    sql`true`,
    ...(text ? [namedBy(text)] : []),
    ...(by ? [sql`by = ${by}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
    ...(attention ? [queues[attention]] : []),
    ...(from ? [sql`at >= ${day(from)}`] : []),
    ...(to ? [sql`at < ${day(to, 1)}`] : []),
  ];
  return sql.join(parts, sql` AND `);
}

/** By the number of the order, what a provider calls it, the number of its paper, or its sum. */
function namedBy(text: string): SQL {
  const number = normaliseOrderNumber(text);
  const sum = readNumber(text, { kind: 'money' });
  const parts = [
    sql`reference = ${text}`,
    sql`document = ${text}`,
    sql`id = ${text.toLowerCase()}`,
    ...(number ? [sql`order_id = (SELECT id FROM orders WHERE number = ${number})`] : []),
    ...('value' in sum ? [sql`kopecks = ${toKopecks(sum.value)}::bigint`] : []),
  ];
  return sql`(${sql.join(parts, sql` OR `)})`;
}

/** A page of the money of all orders, the latest first, behind a cursor, and the cursor of the next page or null. */
export async function findMoney(
  db: Database,
  filter: MoneyFilter,
  time: MoneyTime,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ rows: FoundMoney[]; next: string | null }> {
  const [at, id] = after?.split('_') ?? [];
  // The first comparison is what the indexes know.
  const beyond = after
    ? sql`AND at <= ${at}::timestamptz AND (at, id) < (${at}::timestamptz, ${id})`
    : sql``;
  const pages = sourcesOf(filter, time, beyond).map(
    (source) => sql`(${source} ORDER BY at DESC, id DESC LIMIT ${limit + 1})`,
  );
  const { rows: found } = await db.execute<FoundMoney>(sql`
    SELECT money.kind, money.id, to_char(money.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, orders.number, orders.demo, money.by,
      money.method, money.kopecks::float8 AS kopecks, money.state, money.test, money.attention, money.staff, money.reference
    FROM (${sql.join(pages, sql` UNION ALL `)}) AS money JOIN orders ON orders.id = money.order_id
    ORDER BY money.at DESC, money.id DESC LIMIT ${limit + 1}`);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? `${last.at}_${last.id}` : null };
}

/** What came and went back of all that a filter finds, kopecks. Tests count as they do for the orders. */
export async function sumMoney(
  db: Database,
  filter: MoneyFilter,
  time: MoneyTime,
): Promise<{ came: number; wentBack: number }> {
  const all = sql.join(sourcesOf(filter, time), sql` UNION ALL `);
  const { rows } = await db.execute<{ kind: MoneyKind; kopecks: number }>(sql`
    SELECT kind, sum(kopecks)::float8 AS kopecks FROM (${all}) AS money
    WHERE state = 'succeeded' AND NOT (test AND EXISTS (SELECT FROM payment_providers WHERE is_on AND (by = 'play' OR NOT is_test)))
    GROUP BY kind`);
  const of = (kind: MoneyKind) => rows.find((row) => row.kind === kind)?.kopecks ?? 0;
  return { came: of('payment'), wentBack: of('refund') };
}

/** How many rows a filter finds, counted up to `most`. */
export async function countMoney(
  db: Database,
  filter: MoneyFilter,
  time: MoneyTime,
  most: number,
): Promise<number> {
  const all = sql.join(sourcesOf(filter, time), sql` UNION ALL `);
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (SELECT FROM (${all}) AS money LIMIT ${most}) AS found`,
  );
  return rows[0]?.count ?? 0;
}

/** How much of the money of all orders is to be looked at, and since when the first of it waits; with that of the demo or without. */
export async function countAttention(
  db: Database,
  attention: MoneyQueue,
  { withDemo, ...time }: MoneyTime & { readonly withDemo: boolean },
): Promise<{ count: number; oldest: string | null }> {
  const all = sql.join(sourcesOf({ attention }, time), sql` UNION ALL `);
  const { rows } = await db.execute<{ count: number; oldest: string | null }>(sql`
    SELECT count(*)::int AS count, to_json(min(at)) #>> '{}' AS oldest FROM (${all}) AS money
    ${withDemo ? sql`` : sql`WHERE order_id NOT IN (SELECT id FROM orders WHERE demo)`}`);
  const { count = 0, oldest = null } = rows[0] ?? {};
  return { count, oldest: oldest === null ? null : new Date(oldest).toISOString() };
}
