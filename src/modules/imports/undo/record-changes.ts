import type pg from 'pg';

/** What an import may change of a variant and can give back; `product_` fields are those of its product, `held` those that feeds leave alone. */
const stateOf = `
  SELECT v.id, jsonb_build_object(
    'price', v.price_kopecks, 'old_price', v.original_price_kopecks, 'stock', v.stock, 'uncounted', v.uncounted,
    'name', v.name, 'withdrawn', v.withdrawn, 'attributes', v.attributes, 'characteristics', c.characteristics,
    'product_name', p.name, 'product_description', p.description, 'product_category', p.category_id,
    'held', to_jsonb(h.fields)) AS state
  FROM variants v JOIN products p ON p.id = v.product_id LEFT JOIN variant_characteristics c ON c.variant_id = v.id
    LEFT JOIN held_fields h ON h.variant_id = v.id`;

/** Remembers how the goods of a feed are before it changes them. Call it when its offers are matched. */
export async function rememberBefore(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE before_import ON COMMIT DROP AS
     SELECT s.* FROM (${stateOf}) s WHERE s.id IN (
       SELECT variant_id FROM staged WHERE NOT refused AND variant_id IS NOT NULL
       UNION SELECT variant_id FROM import_offers WHERE source = $1)`,
    [source],
  );
}

/**
 * Keeps what the import of this run has changed, so that it can be undone. Of new goods only that they are new: an undo takes them off sale,
 * whatever they are by then. Call it in the transaction of the import, at its end.
 */
export async function recordChanges(client: pg.ClientBase, runId: number): Promise<void> {
  await client.query(
    `INSERT INTO import_run_changes (run_id, variant_id, before, after)
     SELECT $1::integer, n.id, b.state, n.state FROM (${stateOf}) n JOIN before_import b USING (id)
     WHERE b.state IS DISTINCT FROM n.state
     UNION ALL
     SELECT $1::integer, variant_id, NULL::jsonb, '{}'::jsonb FROM (
       SELECT DISTINCT variant_id FROM staged WHERE NOT refused AND variant_id IS NOT NULL
       EXCEPT SELECT id FROM before_import) added`,
    [runId],
  );
}
