-- What suppliers say beyond the attributes are options as well: `key` is `own:` with the label in lower case, `label` its spelling.
ALTER TABLE filter_options ADD COLUMN label text;
--> statement-breakpoint
-- An import writes characteristics before the variants that have them, so that the filters of a variant are made once.
ALTER TABLE variant_characteristics ALTER CONSTRAINT variant_characteristics_variant_id_fkey DEFERRABLE;
--> statement-breakpoint
-- Products whose filters a migration wants made anew. The shop does it in batches after its start.
CREATE TABLE filter_queue (product_id integer PRIMARY KEY);
--> statement-breakpoint
-- Values with their units as words: «150 Вт». Several values of a label are joined by «; ». Values of more than 60 characters make no options: they are texts.
CREATE FUNCTION own_filter_values(characteristics jsonb) RETURNS TABLE (key text, value text, label text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'own:' || lower(c.label), v.value, c.label
  FROM jsonb_array_elements(characteristics) a
  CROSS JOIN LATERAL (
    SELECT btrim(replace(a ->> 'label', U&'\00A0', ' ')) AS label, btrim(replace(a ->> 'unit', U&'\00A0', ' ')) AS unit) c
  CROSS JOIN LATERAL string_to_table(replace(a ->> 'value', U&'\00A0', ' '), ';') part
  CROSS JOIN LATERAL (SELECT btrim(part) || CASE WHEN c.unit = '' THEN '' ELSE ' ' || c.unit END AS value) v
  WHERE btrim(part) <> '' AND length(v.value) <= 60 AND strpos(c.label, ':') = 0
$$;
--> statement-breakpoint
-- A label with a thousand values is a text or a number of its own for each thing: it gets no more options. Numbers of options are
-- bounded, so that a hostile feed cannot fill the table.
CREATE FUNCTION add_own_options(product_ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH stated AS MATERIALIZED (
    SELECT n.key, n.value, mode() WITHIN GROUP (ORDER BY n.label) AS label, count(*) AS goods
    FROM variants v JOIN variant_characteristics c ON c.variant_id = v.id
    CROSS JOIN LATERAL own_filter_values(c.characteristics) n
    WHERE v.product_id = ANY (product_ids) AND NOT v.withdrawn
    GROUP BY n.key, n.value),
  lacking AS MATERIALIZED (
    SELECT * FROM stated s
    WHERE NOT EXISTS (SELECT FROM filter_options o WHERE o.key = s.key AND o.value = s.value)),
  known AS MATERIALIZED (
    SELECT key, (SELECT count(*) FROM filter_options o WHERE o.key = asked.key) AS options
    FROM (SELECT DISTINCT key FROM lacking) asked),
  ranked AS (
    SELECT key, value, label, goods, options + row_number() OVER (PARTITION BY key ORDER BY goods DESC, value) AS place
    FROM lacking JOIN known USING (key))
  INSERT INTO filter_options (key, value, label)
  SELECT key, value, label FROM (
    SELECT key, value, label FROM ranked WHERE place <= 1000 ORDER BY goods DESC, key, value
    LIMIT greatest(0, 200000 - (SELECT coalesce(max(id), 0) FROM filter_options))) best
  ORDER BY key, value
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- As in 0024, with the options of characteristics.
CREATE OR REPLACE FUNCTION refresh_filters(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two writers of one product wait for each other: its options are those of all its variants.
  PERFORM FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;

  -- Each option is looked for once, not once for each variant.
  WITH stated AS MATERIALIZED (
    SELECT n.key, n.value, max(n.hex) AS hex
    FROM variants v CROSS JOIN LATERAL filter_values(v.attributes) n
    WHERE v.product_id = ANY (product_ids) AND NOT v.withdrawn
    GROUP BY n.key, n.value)
  INSERT INTO filter_options (key, value, hex)
  SELECT key, value, hex FROM stated s
  WHERE NOT EXISTS (SELECT FROM filter_options o WHERE o.key = s.key AND o.value = s.value)
  ORDER BY key, value
  ON CONFLICT DO NOTHING;
  PERFORM add_own_options(product_ids);

  DELETE FROM variant_filters f USING variants v JOIN products p ON p.id = v.product_id
  WHERE f.variant_id = v.id AND v.product_id = ANY (product_ids) AND (v.withdrawn OR p.withdrawn);

  INSERT INTO variant_filters
  SELECT v.id, p.id, p.category_id, v.position, v.price_kopecks, v.original_price_kopecks IS NOT NULL, coalesce(v.stock > 0, v.uncounted),
    (v.attributes ->> 'dimensions_width')::float8, (v.attributes ->> 'dimensions_height')::float8,
    (v.attributes ->> 'dimensions_depth')::float8, (v.attributes ->> 'dimensions_thickness')::float8,
    (v.attributes ->> 'dimensions_weight')::float8, (v.attributes ->> 'expanded_width')::float8,
    (v.attributes ->> 'expanded_height')::float8, (v.attributes ->> 'corner_width')::float8,
    (v.attributes ->> 'seat_width')::float8, (v.attributes ->> 'seat_height')::float8, (v.attributes ->> 'seat_depth')::float8,
    (v.attributes ->> 'armrest_width')::float8, (v.attributes ->> 'armrest_height')::float8,
    (v.attributes ->> 'bed_width')::float8, (v.attributes ->> 'bed_length')::float8,
    (v.attributes ->> 'footboard_height')::float8, (v.attributes ->> 'max_load')::float8,
    (v.attributes ->> 'facade_thickness')::float8, (v.attributes ->> 'production_time_days')::float8,
    (v.attributes ->> 'warranty_period_months')::float8,
    coalesce(o.options, '{}')
  FROM variants v
  JOIN products p ON p.id = v.product_id
  LEFT JOIN (
    -- As many as fit into the index.
    SELECT n.variant_id, (array_agg(DISTINCT o.id))[1:300] AS options
    FROM (
      SELECT v.id AS variant_id, n.key, n.value
      FROM variants v CROSS JOIN LATERAL filter_values(v.attributes) n
      WHERE v.product_id = ANY (product_ids) AND NOT v.withdrawn
      UNION ALL
      SELECT v.id, n.key, n.value
      FROM variants v JOIN variant_characteristics c ON c.variant_id = v.id
      CROSS JOIN LATERAL own_filter_values(c.characteristics) n
      WHERE v.product_id = ANY (product_ids) AND NOT v.withdrawn
    ) n JOIN filter_options o ON o.key = n.key AND o.value = n.value
    GROUP BY n.variant_id
  ) o ON o.variant_id = v.id
  WHERE v.product_id = ANY (product_ids) AND NOT v.withdrawn AND NOT p.withdrawn
  ON CONFLICT (variant_id) DO UPDATE SET
    (product_id, category_id, position, price_kopecks, on_sale, in_stock,
     dimensions_width, dimensions_height, dimensions_depth, dimensions_thickness, dimensions_weight, expanded_width, expanded_height,
     corner_width, seat_width, seat_height, seat_depth, armrest_width, armrest_height, bed_width, bed_length, footboard_height,
     max_load, facade_thickness, production_time_days, warranty_period_months, options)
    = ROW (excluded.product_id, excluded.category_id, excluded.position, excluded.price_kopecks, excluded.on_sale, excluded.in_stock,
     excluded.dimensions_width, excluded.dimensions_height, excluded.dimensions_depth, excluded.dimensions_thickness,
     excluded.dimensions_weight, excluded.expanded_width, excluded.expanded_height, excluded.corner_width, excluded.seat_width,
     excluded.seat_height, excluded.seat_depth, excluded.armrest_width, excluded.armrest_height, excluded.bed_width,
     excluded.bed_length, excluded.footboard_height, excluded.max_load, excluded.facade_thickness, excluded.production_time_days,
     excluded.warranty_period_months, excluded.options);

  DELETE FROM product_filters f USING products p WHERE f.product_id = p.id AND p.id = ANY (product_ids) AND p.withdrawn;
  INSERT INTO product_filters (product_id, category_id, available, options)
  SELECT p.id, p.category_id,
    EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND NOT v.withdrawn AND v.stock IS DISTINCT FROM 0),
    ARRAY (SELECT DISTINCT o FROM variant_filters f, unnest(f.options) o WHERE f.product_id = p.id)
  FROM products p WHERE p.id = ANY (product_ids) AND NOT p.withdrawn
  ON CONFLICT (product_id) DO UPDATE SET (category_id, available, options) = ROW (excluded.category_id, excluded.available, excluded.options);
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_filters_of_characteristics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_filters(array_agg(DISTINCT v.product_id))
  FROM changed_rows c JOIN variants v ON v.id = c.variant_id HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_new_filters AFTER INSERT ON variant_characteristics REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_filters_of_characteristics();
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_changed_filters AFTER UPDATE ON variant_characteristics REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_filters_of_characteristics();
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_gone_filters AFTER DELETE ON variant_characteristics REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_filters_of_characteristics();
--> statement-breakpoint
INSERT INTO filter_queue
SELECT DISTINCT v.product_id FROM variant_characteristics c JOIN variants v ON v.id = c.variant_id WHERE NOT v.withdrawn;
