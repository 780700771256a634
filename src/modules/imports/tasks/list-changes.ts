import type pg from 'pg';
import type { Stock } from '#contracts/admin/goods/goods.ts';
import type { TaskChanges } from '#contracts/admin/imports/import-results.ts';
import { MOST_CHANGES } from '#contracts/admin/imports/values.ts';
import { toRoubles } from '#contracts/money.ts';
import type { ImportReport } from '../import-options.ts';
import { goodsName } from '../merging/goods-name.ts';

interface Named {
  readonly article: string;
  readonly name: string;
}

interface Change extends Named {
  readonly what: 'price' | 'old_price' | 'stock';
  /** Of this kind. */
  readonly count: number;
  readonly big: number;
  /** Goods of which a price or the stock changes. */
  readonly goods: number;
  readonly is_big: boolean;
  readonly from_number: number | null;
  readonly to_number: number | null;
  readonly from_uncounted: boolean;
  readonly to_uncounted: boolean;
}

/**
 * What the import of this transaction changes of prices and stock, and which goods are new or missing: the first {@link MOST_CHANGES} of
 * each kind. Call it at the end of the transaction, with `before_import` made.
 */
export async function listChanges(
  client: pg.ClientBase,
  { source, changed, missing }: ImportReport,
): Promise<TaskChanges> {
  const rows = await selectChanges(client);
  const of = (kind: Change['what']) => rows.filter(({ what }) => what === kind);
  const [prices, oldPrices, stocks] = [of('price'), of('old_price'), of('stock')];
  return {
    prices: {
      count: prices[0]?.count ?? 0,
      big: prices[0]?.big ?? 0,
      first: prices.map(newPrice),
    },
    old_prices: { count: oldPrices[0]?.count ?? 0, first: oldPrices.map(newPrice) },
    stocks: { count: stocks[0]?.count ?? 0, first: stocks.map(newStock) },
    others: changed - (rows[0]?.goods ?? 0),
    created: await selectNew(client),
    missing: missing.count > 0 ? await selectMissing(client, source) : [],
  };
}

const newPrice = ({ article, name, is_big, from_number: from, to_number: to }: Change) => ({
  article,
  name,
  from: from === null ? null : toRoubles(from),
  to: to === null ? null : toRoubles(to),
  is_big,
});

const newStock = ({ article, name, ...of }: Change) => ({
  article,
  name,
  from: stockOf(of.from_number, of.from_uncounted),
  to: stockOf(of.to_number, of.to_uncounted),
});

const stockOf = (pieces: number | null, isUncounted: boolean): Stock =>
  pieces === null
    ? { kind: isUncounted ? 'uncounted' : 'to_order' }
    : { kind: 'counted', pieces: Math.max(0, pieces) };

/**
 * Prices that change by more than a half come first, then by how many times they change. Of the stock, what is sold out by the file
 * comes first, then what changes by most pieces.
 */
async function selectChanges(client: pg.ClientBase): Promise<Change[]> {
  const { rows } = await client.query<Change>(`
    WITH goods AS MATERIALIZED (
      SELECT * FROM (
        SELECT v.code AS article, ${goodsName} AS name,
          (b.state ->> 'price')::float8 AS price, v.price_kopecks::float8 AS new_price,
          (b.state ->> 'old_price')::float8 AS old_price, v.original_price_kopecks::float8 AS new_old_price,
          (b.state ->> 'stock')::float8 AS stock, v.stock::float8 AS new_stock,
          (b.state ->> 'uncounted')::boolean AS uncounted, v.uncounted AS new_uncounted
        FROM before_import b JOIN variants v USING (id) JOIN products p ON p.id = v.product_id) g
      WHERE (price, old_price, stock, uncounted) IS DISTINCT FROM (new_price, new_old_price, new_stock, new_uncounted)),
    changes AS (
      SELECT 'price' AS what, article, name, price AS from_number, new_price AS to_number,
        uncounted AS from_uncounted, new_uncounted AS to_uncounted, abs(new_price - price) * 2 > price AS is_big,
        greatest(price, new_price) / greatest(least(price, new_price), 1) AS size
      FROM goods WHERE price <> new_price
      UNION ALL
      SELECT 'old_price', article, name, old_price, new_old_price, uncounted, new_uncounted, false,
        coalesce(greatest(old_price, new_old_price) / greatest(least(old_price, new_old_price), 1), 0)
      FROM goods WHERE old_price IS DISTINCT FROM new_old_price
      UNION ALL
      SELECT 'stock', article, name, stock, new_stock, uncounted, new_uncounted, new_stock = 0,
        abs(coalesce(new_stock, 0) - coalesce(stock, 0))
      FROM goods WHERE (stock, uncounted) IS DISTINCT FROM (new_stock, new_uncounted))
    SELECT what, article, name, from_number, to_number, from_uncounted, to_uncounted, is_big, count, big,
      (SELECT count(*)::int FROM goods) AS goods
    FROM (
      SELECT *, (count(*) OVER kind)::int AS count, (count(*) FILTER (WHERE is_big) OVER kind)::int AS big,
        row_number() OVER (kind ORDER BY is_big DESC NULLS LAST, size DESC, article) AS place
      FROM changes WINDOW kind AS (PARTITION BY what)) c
    WHERE place <= ${MOST_CHANGES} ORDER BY what, place`);
  return rows;
}

/** New goods in the order of the file. */
async function selectNew(client: pg.ClientBase): Promise<Named[]> {
  const { rows } = await client.query<Named>(`
    SELECT v.code AS article, ${goodsName} AS name
    FROM staged s JOIN variants v ON v.id = s.variant_id JOIN products p ON p.id = v.product_id
    WHERE s.is_new AND NOT s.refused ORDER BY s.no LIMIT ${MOST_CHANGES}`);
  return rows;
}

/** Goods of the source that were on sale before the import and are not in the file, withdrawn by it or not. */
async function selectMissing(client: pg.ClientBase, source: string): Promise<Named[]> {
  const { rows } = await client.query<Named>(
    `SELECT v.code AS article, ${goodsName} AS name
     FROM import_offers l JOIN before_import b ON b.id = l.variant_id
     JOIN variants v ON v.id = l.variant_id JOIN products p ON p.id = v.product_id
     WHERE l.source = $1 AND NOT (b.state ->> 'withdrawn')::boolean
       AND NOT EXISTS (SELECT FROM staged s WHERE s.offer_id = l.offer_id)
     ORDER BY v.code LIMIT ${MOST_CHANGES}`,
    [source],
  );
  return rows;
}
