import { type SQL, sql } from 'drizzle-orm';
import type { AskedPrices } from '#contracts/admin/goods/asked-prices.ts';
import { MOST_CHANGES } from '#contracts/admin/imports/values.ts';
import type { Queue } from '#contracts/admin/work/today.ts';
import type { Database } from '#platform/database/database.ts';
import { goodsName } from '../merging/goods-name.ts';

/** A question `q` that waits for an answer. One of goods whose price the shop keeps itself is none any more. */
export const isOpen: SQL = sql`q.refused_at IS NULL AND NOT EXISTS (
  SELECT FROM held_fields h WHERE h.variant_id = q.variant_id AND 'price' = ANY (h.fields))`;

interface Row extends Record<string, unknown> {
  readonly source: string;
  readonly count: number;
  readonly since: string;
  readonly until: string;
  readonly article: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The prices that wait for an answer, in roubles, by source; of each the first {@link MOST_CHANGES}. */
export async function listAskedPrices(db: Database): Promise<AskedPrices[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT source, count, since, until, article, name, "from", "to"
    FROM (
      SELECT q.source, v.code AS article, ${sql.raw(goodsName)} AS name,
        (v.price_kopecks / 100.0)::float8 AS "from", (q.price_kopecks / 100.0)::float8 AS "to",
        (count(*) OVER own)::int AS count, to_json(min(q.asked_at) OVER own) #>> '{}' AS since,
        to_json(max(q.asked_at) OVER own) #>> '{}' AS until,
        row_number() OVER (PARTITION BY q.source ORDER BY
          greatest(v.price_kopecks, q.price_kopecks) / greatest(least(v.price_kopecks, q.price_kopecks), 1)::float8 DESC, v.code) AS place
      FROM asked_prices q JOIN variants v ON v.id = q.variant_id JOIN products p ON p.id = v.product_id
      WHERE ${isOpen} WINDOW own AS (PARTITION BY q.source)) asked
    WHERE place <= ${MOST_CHANGES} ORDER BY source, place`);
  const bySource = Map.groupBy(rows, ({ source }) => source);
  return [...bySource].map(([source, [first, ...others]]) => ({
    source,
    count: first?.count ?? 0,
    since: first?.since ?? '',
    until: first?.until ?? '',
    first: (first ? [first, ...others] : []).map(({ article, name, from, to }) => ({
      article,
      name,
      from,
      to,
    })),
  }));
}

/** How many prices wait for an answer. */
export async function askedPriceQueues(db: Database): Promise<Queue[]> {
  const { rows } = await db.execute<{ count: number; oldest: string | null }>(sql`
    SELECT count(*)::int AS count, to_json(min(q.asked_at)) #>> '{}' AS oldest FROM asked_prices q WHERE ${isOpen}`);
  const [row] = rows;
  const oldest = row?.oldest ? new Date(row.oldest).toISOString() : null;
  return [{ name: 'prices_asked', count: row?.count ?? 0, oldest }];
}
