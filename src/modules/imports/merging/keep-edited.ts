import type pg from 'pg';

/** Puts the texts that the staff has set in place of those of the feed, in `merged_products`. */
export async function keepProductFields(client: pg.ClientBase): Promise<void> {
  await client.query(`
    UPDATE merged_products m
    SET name = CASE WHEN 'name' = ANY (k.fields) THEN p.name ELSE m.name END,
      description = CASE WHEN 'description' = ANY (k.fields) THEN p.description ELSE m.description END,
      category_id = CASE WHEN 'category' = ANY (k.fields) THEN p.category_id ELSE m.category_id END
    FROM kept_product_fields k JOIN products p ON p.id = k.product_id
    WHERE k.product_id = m.id`);
}

/** The same for names and attributes of variants, in `named` and `feed_rows`. Attributes that the staff has removed stay away. */
export async function keepVariantFields(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE kept_variants ON COMMIT DROP AS
    SELECT s.no, v.attributes, 'name' = ANY (k.fields) AS has_name,
      ARRAY(SELECT substr(field, 12) FROM unnest(k.fields) field WHERE starts_with(field, 'attributes.')) AS keys
    FROM kept_variant_fields k JOIN staged s USING (variant_id) JOIN variants v ON v.id = s.variant_id
    WHERE NOT s.refused AND NOT s.is_new`);
  await client.query(`
    UPDATE named n SET is_told = false FROM kept_variants k WHERE k.no = n.no AND k.has_name`);
  await client.query(`
    UPDATE feed_rows f
    SET attributes = (f.attributes - k.keys) || coalesce(
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(k.attributes) WHERE key = ANY (k.keys)), '{}')
    FROM kept_variants k WHERE k.no = f.no AND k.keys <> '{}' AND f.attributes <> '{}'`);
}
