import { type SQL, sql } from 'drizzle-orm';
import type { CompareQuery } from '#contracts/admin/reports/compare.ts';
import { providerNames } from '#contracts/payments.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { registerEntries } from '../register/register-queries.ts';
import { within } from '../report-time.ts';

/** What the shop has under one key. Kopecks. */
export interface OurEntry extends Record<string, unknown> {
  readonly key: string;
  readonly kopecks: number;
  /** What refunds have taken off an order: another program may keep it with this sum or without. */
  readonly lowered: number;
  readonly number: string;
  /** By the clock of the shop, `DD.MM.YYYY`: as files of Russian programs have it. */
  readonly day: string;
  /** Whether it lies within the period. */
  readonly within: boolean;
}

const MOST = 100_000;

/** What the shop has in a period, and whatever else it has under the keys of a file: a day at the edge may be another one there. */
export async function findOurs(
  db: Database,
  query: CompareQuery,
  keys: readonly string[],
  zone: TimeZone,
): Promise<OurEntry[]> {
  const { rows } = await db.execute<OurEntry>(sql`
    WITH named AS MATERIALIZED (SELECT unnest(${sql.param([...keys])}::text[]) AS key)
    SELECT key, number, kopecks::float8 AS kopecks, lowered::float8 AS lowered, to_char(at AT TIME ZONE ${zone}, 'DD.MM.YYYY') AS day, ${within(sql`at`, query, zone)} AS within
    FROM (${sourceOf(query, zone)}) AS ours LIMIT ${MOST}`);
  return rows;
}

function sourceOf(query: CompareQuery, zone: TimeZone): SQL {
  const { what, by } = query;
  if (what === 'orders') {
    const isOurs = sql`NOT demo AND (number IN (SELECT key FROM named) OR (status_order <> 'cancelled' AND ${within(sql`created_at`, query, zone)}))`;
    return sql`
      SELECT number AS key, number, total_kopecks + charges_kopecks - discount_kopecks - lowered_kopecks AS kopecks, lowered_kopecks AS lowered, created_at AS at FROM orders WHERE ${isOurs}`;
  }
  const period = within(sql`event.happened_at`, query, zone);
  if (what === 'paid') {
    const came = registerEntries(sql`NOT event.test AND NOT orders.demo AND ${period}`);
    return sql`
      SELECT number AS key, number, sum(kopecks) AS kopecks, 0 AS lowered, min(at) AS at FROM (${came}) AS entry WHERE kind = 'payment' GROUP BY number`;
  }
  const whose = sql`event.provider = ANY(${sql.param(by ? [by] : [...providerNames])}::text[])`;
  const counted = sql`NOT event.test AND NOT orders.demo AND ${whose}`;
  const inPeriod = registerEntries(sql`${counted} AND ${period}`);
  const named = registerEntries(sql`${counted} AND event.reference IN (SELECT key FROM named)`);
  const ofPayments = registerEntries(
    sql`${counted} AND event.kind = 'refund' AND payment.reference IN (SELECT key FROM named)`,
  );
  // Each read by its index.
  const found = sql`${inPeriod} UNION ${named} UNION ${ofPayments}`;
  const kind = what === 'payments' ? 'payment' : 'refund';
  const isWithin = within(sql`at`, query, zone);
  // Refunds without names of their own stand under their payment, as the file adds them up: those of the period alone, where it has some.
  return sql`
    SELECT reference AS key, max(number) AS number, coalesce(sum(kopecks) FILTER (WHERE ${isWithin}), sum(kopecks)) AS kopecks, 0 AS lowered,
      coalesce(min(at) FILTER (WHERE ${isWithin}), min(at)) AS at
    FROM (${found}) AS entry WHERE kind = ${kind} GROUP BY reference`;
}
