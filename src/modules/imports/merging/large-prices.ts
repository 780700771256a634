import type pg from 'pg';
import { PriceJumps } from '#contracts/price-jumps.ts';
import { LargePrices } from '../import-error.ts';
import type { FoundPrices, LargePrice, OnLargePrices } from './found-prices.ts';
import { goodsName } from './goods-name.ts';

const EXAMPLES = 3;

interface Judged {
  readonly source: string;
  readonly isPriceList: boolean;
  readonly dryRun: boolean;
  readonly onLarge: OnLargePrices;
}

/**
 * Looks at the prices that the staged rows are about to change. Call it when rows have their variants and fields that the shop keeps are
 * out of them. Throws {@link LargePrices} where the import is to stop.
 */
export async function judgePrices(
  client: pg.ClientBase,
  { source, isPriceList, dryRun, onLarge }: Judged,
): Promise<FoundPrices> {
  const found = await findLarge(client);
  if (dryRun) return found;
  if (found.count > 0 && onLarge === 'stop') throw new LargePrices(found);
  const isHeld = found.count > 0 && onLarge === 'hold';
  await answerStated(client, isHeld);
  if (isHeld) await holdPrices(client, source, isPriceList);
  return found;
}

/** Makes the table `large_prices` where there are some. */
async function findLarge(client: pg.ClientBase): Promise<FoundPrices> {
  const { rows } = await client.query<{ before: number; after: number; times: number }>(
    `SELECT v.price_kopecks::float8 AS before, f.price::float8 AS after, count(*)::int AS times
     FROM staged s JOIN feed_rows f USING (no) JOIN variants v ON v.id = s.variant_id
     WHERE NOT s.refused AND NOT s.is_new AND f.price IS NOT NULL GROUP BY 1, 2`,
  );
  const jumps = new PriceJumps();
  for (const { before, after, times } of rows) jumps.see({ from: before, to: after }, times);
  if (!jumps.asks) return { count: 0, all: jumps.all, examples: [] };
  const asked = rows.filter(({ before, after }) => jumps.isAsked({ from: before, to: after }));
  await client.query(
    `CREATE TEMP TABLE large_prices ON COMMIT DROP AS
     SELECT no, v.id AS variant_id, v.code AS article, ${goodsName} AS name, a.before, a.after, f.original_price
     FROM staged s JOIN feed_rows f USING (no) JOIN variants v ON v.id = s.variant_id JOIN products p ON p.id = v.product_id
     JOIN unnest($1::bigint[], $2::bigint[]) a (before, after) ON a.before = v.price_kopecks AND a.after = f.price
     WHERE NOT s.refused AND NOT s.is_new`,
    [asked.map(({ before }) => before), asked.map(({ after }) => after)],
  );
  const examples = await client.query<LargePrice>(
    `SELECT article, name, before::float8 AS "from", after::float8 AS "to" FROM large_prices
     ORDER BY greatest(before, after) / least(before, after)::float8 DESC, article LIMIT ${EXAMPLES}`,
  );
  return { count: jumps.asked, all: jumps.all, examples: examples.rows };
}

/** A price that the import takes is no question any more. */
async function answerStated(client: pg.ClientBase, isHeld: boolean): Promise<void> {
  const isKept = isHeld ? 'AND NOT EXISTS (SELECT FROM large_prices l WHERE l.no = f.no)' : '';
  await client.query(
    `DELETE FROM asked_prices q USING staged s JOIN feed_rows f USING (no)
     WHERE q.variant_id = s.variant_id AND NOT s.refused AND f.price IS NOT NULL ${isKept}`,
  );
}

/** The rows keep the prices of the shop, and the staff is asked. A price that it has refused is not asked about again. */
async function holdPrices(
  client: pg.ClientBase,
  source: string,
  isPriceList: boolean,
): Promise<void> {
  await client.query(
    `INSERT INTO asked_prices AS q (variant_id, source, price_kopecks, original_price_kopecks, asked_at)
     SELECT DISTINCT ON (variant_id) variant_id, $1, after, CASE WHEN original_price > after THEN original_price END, now()
     FROM large_prices ORDER BY variant_id, no
     ON CONFLICT (variant_id) DO UPDATE SET
       asked_at = CASE WHEN q.price_kopecks = excluded.price_kopecks THEN q.asked_at ELSE excluded.asked_at END,
       refused_at = CASE WHEN q.price_kopecks = excluded.price_kopecks THEN q.refused_at END,
       source = excluded.source, price_kopecks = excluded.price_kopecks, original_price_kopecks = excluded.original_price_kopecks`,
    [source],
  );
  // A price list that says no price leaves it alone, and holds none against feeds.
  await client.query(
    `UPDATE feed_rows f SET price = CASE WHEN $1 THEN NULL ELSE v.price_kopecks END, original_price = v.original_price_kopecks
     FROM large_prices l JOIN variants v ON v.id = l.variant_id WHERE l.no = f.no`,
    [isPriceList],
  );
}
