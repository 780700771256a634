import type pg from 'pg';

/** Changes the existing variants. Unchanged rows are not written. Attributes and stock that are missing in the feed keep their values. */
export async function changeVariants(client: pg.ClientBase, source: string): Promise<void> {
  await findChanged(client);
  await lockVariants(client, source);
  await releaseCodes(client);
  await client.query(`
    UPDATE variants v
    SET code = c.code, name = c.name, price_kopecks = c.price, original_price_kopecks = c.original_price,
      stock = CASE WHEN c.is_stock_stated THEN c.stock ELSE v.stock END,
      uncounted = CASE WHEN c.is_stock_stated THEN c.uncounted ELSE v.uncounted END, attributes = c.attributes
    FROM changed_variants c WHERE c.id = v.id`);
  await client.query(`
    UPDATE staged s SET is_changed = true FROM changed_variants c WHERE c.id = s.variant_id`);
}

/** Adds the new variants after the product's existing ones. */
export async function addVariants(client: pg.ClientBase): Promise<void> {
  await client.query(`
    INSERT INTO variants (id, product_id, slug, code, name, position, price_kopecks, original_price_kopecks, stock, uncounted, attributes)
    SELECT s.variant_id, s.product_id,
      CASE WHEN n.claimant > 1 OR EXISTS (
          SELECT FROM variants o WHERE o.product_id = s.product_id AND o.slug = n.variant_slug)
        THEN n.variant_slug || '-' || s.variant_id ELSE n.variant_slug END,
      s.code, n.variant, coalesce(last.position, -1) + n.place, f.price, f.original_price, f.stock, f.uncounted, f.attributes
    FROM staged s JOIN feed_rows f USING (no)
    JOIN (
      SELECT no, n.variant, n.variant_slug,
        row_number() OVER (PARTITION BY t.product_id, n.variant_slug ORDER BY no) AS claimant,
        row_number() OVER (PARTITION BY t.product_id ORDER BY no) AS place
      FROM named n JOIN staged t USING (no) WHERE t.is_new AND NOT t.refused) n USING (no)
    LEFT JOIN (SELECT product_id, max(position) AS position FROM variants GROUP BY 1) last USING (product_id)
    WHERE s.is_new AND NOT s.refused ORDER BY s.variant_id`);
}

async function findChanged(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE changed_variants ON COMMIT DROP AS
    SELECT w.* FROM (
      SELECT v.id, s.code, f.price, f.original_price, f.stock, f.uncounted, f.is_stock_stated,
        CASE WHEN n.is_told THEN n.variant ELSE v.name END AS name,
        CASE WHEN f.attributes = '{}' THEN v.attributes ELSE f.attributes END AS attributes
      FROM staged s JOIN feed_rows f USING (no) JOIN named n USING (no) JOIN variants v ON v.id = s.variant_id
      WHERE NOT s.refused AND NOT s.is_new) w
    JOIN variants v USING (id)
    WHERE (v.code, v.name, v.price_kopecks, v.original_price_kopecks, v.attributes) IS DISTINCT FROM
        (w.code, w.name, w.price, w.original_price, w.attributes)
      OR (w.is_stock_stated AND (v.stock, v.uncounted) IS DISTINCT FROM (w.stock, w.uncounted))`);
}

/**
 * Locks the rows that this import may write in id order, like orders do, so the two never deadlock. This row lock does
 * not block carts.
 */
async function lockVariants(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(
    `SELECT FROM variants WHERE id IN (
       SELECT id FROM changed_variants
       UNION ALL
       SELECT l.variant_id FROM import_offers l LEFT JOIN staged s ON s.offer_id = l.offer_id
       WHERE l.source = $1 AND (l.withdrawn OR s.no IS NULL))
     ORDER BY id FOR NO KEY UPDATE`,
    [source],
  );
}

/** Releases codes that move to another variant within one feed: the unique constraint holds at every moment. */
async function releaseCodes(client: pg.ClientBase): Promise<void> {
  await client.query(`
    UPDATE variants v SET code = '#' || v.id
    FROM staged s JOIN staged taker ON NOT taker.refused
    WHERE s.variant_id = v.id AND NOT s.refused AND s.code <> v.code
      AND taker.code = v.code AND taker.variant_id <> v.id`);
}
