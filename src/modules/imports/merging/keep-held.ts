import type pg from 'pg';
import type { PriceField } from '#modules/ownership/index.ts';

/**
 * Replaces staged prices and stock by those of the shop where a price list holds the field, unless the source is master
 * of it: then the hold ends. Returns the number of offers whose own values were not applied.
 */
export async function keepHeldFields(
  client: pg.ClientBase,
  masters: readonly PriceField[],
): Promise<number> {
  await client.query(
    `CREATE TEMP TABLE kept ON COMMIT DROP AS
     SELECT no, CASE WHEN original_price > price THEN original_price END AS original_price, price, has_stock,
       (price, CASE WHEN original_price > price THEN original_price END) IS DISTINCT FROM (stated_price, stated_original)
         OR (has_stock AND is_stock_stated AND (stated_stock, stated_uncounted) IS DISTINCT FROM (stock, uncounted)) AS differs
     FROM (
       SELECT no, 'stock' = ANY (h.fields) AS has_stock, v.stock, v.uncounted, f.stock AS stated_stock,
         f.uncounted AS stated_uncounted, f.is_stock_stated,
         f.price AS stated_price, f.original_price AS stated_original,
         CASE WHEN 'price' = ANY (h.fields) THEN v.price_kopecks ELSE f.price END AS price,
         CASE WHEN 'old_price' = ANY (h.fields) THEN v.original_price_kopecks ELSE f.original_price END AS original_price
       FROM (SELECT variant_id, ARRAY(SELECT unnest(fields) EXCEPT SELECT unnest($1::text[])) AS fields FROM held_fields) h
       JOIN staged s USING (variant_id) JOIN feed_rows f USING (no) JOIN variants v ON v.id = s.variant_id
       WHERE NOT s.refused AND h.fields <> '{}') k`,
    [masters],
  );
  await client.query(`
    UPDATE feed_rows f SET price = k.price, original_price = k.original_price,
      is_stock_stated = f.is_stock_stated AND NOT k.has_stock
    FROM kept k WHERE k.no = f.no AND k.differs`);
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM kept WHERE differs',
  );
  if (masters.length > 0) await endHolds(client, masters);
  return rows[0]?.count ?? 0;
}

async function endHolds(client: pg.ClientBase, masters: readonly PriceField[]): Promise<void> {
  await client.query(
    `UPDATE held_fields h SET fields = ARRAY(SELECT unnest(h.fields) EXCEPT SELECT unnest($1::text[]))
     FROM staged s WHERE s.variant_id = h.variant_id AND NOT s.refused AND h.fields && $1`,
    [masters],
  );
  await client.query("DELETE FROM held_fields WHERE fields = '{}'");
}
