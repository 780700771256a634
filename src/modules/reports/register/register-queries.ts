import { type SQL, sql } from 'drizzle-orm';
import type { RegisterFilter } from '#contracts/admin/reports/register.ts';
import type { RegisterKind } from '#contracts/admin/reports/values.ts';
import type { PaidBy } from '#contracts/payments.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { feeVats } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { within } from '../report-time.ts';

/** One payment or refund of the ledger. Kopecks. */
export interface FoundEntry extends Record<string, unknown> {
  readonly id: string;
  readonly kind: RegisterKind;
  /** ISO, with microseconds. */
  readonly at: string;
  readonly number: string;
  readonly by: PaidBy;
  readonly method: string | null;
  readonly reference: string | null;
  readonly kopecks: number;
  readonly fee: number | null;
  readonly percent: number;
  readonly vat: number | null;
  readonly trial: boolean;
}

/** Sums of one day, one provider and one rate of VAT on its fee. Kopecks. */
export interface FoundDay extends Record<string, unknown> {
  readonly day: string;
  readonly by: PaidBy;
  readonly percent: number;
  readonly payments: number;
  readonly came: number;
  readonly refunds: number;
  readonly back: number;
  readonly fee: number | null;
  readonly vat: number | null;
  readonly unknown: number;
}

const rates = sql.join(
  feeVats.map(
    ({ provider, validFrom, percent }) =>
      sql`(${provider}, ${validFrom.toISOString()}::timestamptz, ${percent}::integer)`,
  ),
  sql`, `,
);

/** What of the events is asked for; `page` cuts it short, the first of them first. */
interface Asked {
  readonly when: SQL;
  readonly page: SQL;
}

/** Payments that came, without those that the staff have taken back. */
const cameSource = ({ when, page }: Asked): SQL => sql`
  SELECT event.id, 'payment' AS kind, event.happened_at AS at, orders.number, event.provider AS by, payment.method,
    CASE WHEN event.provider = 'hand' THEN nullif(payment.document, '') ELSE event.reference END AS reference,
    event.amount_kopecks AS kopecks, event.amount_kopecks - payment.income_kopecks AS fee, ${isTrial} AS trial
  FROM payment_events event JOIN payments payment ON payment.id = event.payment_id JOIN orders ON orders.id = event.order_id
  WHERE event.kind = 'charge' AND event.result = 'succeeded' AND ${when}
    AND NOT (event.provider = 'hand' AND EXISTS (
      SELECT FROM payment_events taken WHERE taken.payment_id = event.payment_id AND taken.kind = 'cancel' AND taken.result = 'succeeded'
    ))
  ${page}`;

/** A provider that gives refunds no names tells them under the payment: what it was asked with is ours alone. */
const isUnnamed = sql`EXISTS (SELECT FROM refunds own WHERE own.payment_id = event.payment_id AND own.id::text = event.reference)`;

/** Money that went back, without refunds that failed in the end. */
const backSource = ({ when, page }: Asked): SQL => sql`
  SELECT event.id, 'refund' AS kind, event.happened_at AS at, orders.number, event.provider AS by, payment.method,
    CASE WHEN event.provider = 'hand' THEN NULL WHEN ${isUnnamed} THEN payment.reference ELSE event.reference END AS reference,
    event.amount_kopecks AS kopecks, NULL AS fee, ${isTrial} AS trial
  FROM payment_events event JOIN payments payment ON payment.id = event.payment_id JOIN orders ON orders.id = event.order_id
  WHERE event.kind = 'refund' AND event.result = 'succeeded' AND ${when}
    AND NOT EXISTS (
      SELECT FROM payment_events failed
      WHERE failed.provider = event.provider AND failed.reference = event.reference AND failed.kind = 'refund' AND failed.result = 'failed'
    )
  ${page}`;

const isTrial = sql`(event.test OR orders.demo)`;

const conditionsOf = ({ by, trials, ...period }: RegisterFilter, zone: TimeZone): SQL => sql`
  ${within(sql`event.happened_at`, period, zone)} ${by ? sql`AND event.provider = ${by}` : sql``}
  ${trials ? sql`` : sql`AND NOT ${isTrial}`}`;

/**
 * The entries of the register as a table: what of the ledger counts as the sums of orders count it, but for tests.
 */
export const registerEntries = (when: SQL, page = sql``): SQL => sql`
  SELECT found.*, coalesce(rate.percent, 0) AS percent,
    round(found.fee * coalesce(rate.percent, 0) / (100.0 + coalesce(rate.percent, 0))) AS vat
  FROM ((${cameSource({ when, page })}) UNION ALL (${backSource({ when, page })})) AS found
    LEFT JOIN LATERAL (
      SELECT percent FROM (VALUES ${rates}) AS known (provider, valid_from, percent)
      WHERE known.provider = found.by AND known.valid_from <= found.at AND found.fee IS NOT NULL ORDER BY valid_from DESC LIMIT 1
    ) AS rate ON true`;

/** The sums of days, providers and rates of VAT, by the clock of the shop. */
export async function sumDays(
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
): Promise<FoundDay[]> {
  const { rows } = await db.execute<FoundDay>(sql`
    SELECT day, by, percent,
      count(*) FILTER (WHERE kind = 'payment')::int AS payments, coalesce(sum(kopecks) FILTER (WHERE kind = 'payment'), 0)::float8 AS came,
      count(*) FILTER (WHERE kind = 'refund')::int AS refunds, coalesce(sum(kopecks) FILTER (WHERE kind = 'refund'), 0)::float8 AS back,
      sum(fee)::float8 AS fee, sum(vat)::float8 AS vat,
      count(*) FILTER (WHERE kind = 'payment' AND by <> 'hand' AND fee IS NULL)::int AS unknown
    FROM (SELECT *, to_char(at AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day FROM (${registerEntries(conditionsOf(filter, zone))}) AS entry) AS dated
    GROUP BY day, by, percent ORDER BY day, by, percent`);
  return rows;
}

/** How many tests, and payments and refunds of the demo, the days have beside the others. */
export async function countLeftOut(
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
): Promise<number> {
  const all = conditionsOf({ ...filter, trials: 'shown' }, zone);
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (${registerEntries(sql`${all} AND ${isTrial}`)}) AS entry`,
  );
  return rows[0]?.count ?? 0;
}

/** How many payments and refunds there are, counted up to `most`. */
export async function countEntries(
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
  most: number,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (SELECT FROM (${registerEntries(conditionsOf(filter, zone))}) AS entry LIMIT ${most}) AS counted`,
  );
  return rows[0]?.count ?? 0;
}

/** A page of payments and refunds, the first of them first, and the cursor of the next page or null. */
export async function findEntries(
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ rows: FoundEntry[]; next: string | null }> {
  const [at, id] = after?.split('_') ?? [];
  // The first comparison is what the indexes know.
  const beyond = after
    ? sql`AND event.happened_at >= ${at}::timestamptz AND (event.happened_at, event.id) > (${at}::timestamptz, ${id}::bigint)`
    : sql``;
  const page = sql`ORDER BY event.happened_at, event.id LIMIT ${limit + 1}`;
  const when = sql`${conditionsOf(filter, zone)} ${beyond}`;
  const { rows: found } = await db.execute<FoundEntry>(sql`
    SELECT id::text AS id, kind, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, number, by, method, reference,
      kopecks::float8 AS kopecks, fee::float8 AS fee, percent, vat::float8 AS vat, trial
    FROM (${registerEntries(when, page)}) AS entry ORDER BY entry.at, entry.id LIMIT ${limit + 1}`);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? `${last.at}_${last.id}` : null };
}
