-- A new product has no variants yet: its filters are made with them, not before them and once more.
DROP TRIGGER products_new_filters ON products;
--> statement-breakpoint
DROP FUNCTION refresh_filters_of_new_products();
--> statement-breakpoint
-- As in 0036; the values of attributes are taken out once, where it was twice.
CREATE OR REPLACE FUNCTION refresh_filters(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  keys text[];
  texts text[];
  colours text[];
BEGIN
  -- Two writers of one product wait for each other: its options are those of all its variants.
  PERFORM FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;

  -- What the variants state is taken out of their attributes once.
  SELECT array_agg(v.id), array_agg(n.key), array_agg(n.value), array_agg(n.hex) INTO ids, keys, texts, colours
  FROM variants v CROSS JOIN LATERAL filter_values(v.attributes) n
  WHERE v.product_id = ANY (product_ids) AND NOT v.withdrawn;

  -- Each option is looked for once, not once for each variant.
  WITH stated AS MATERIALIZED (
    SELECT n.key, n.value, max(n.hex) AS hex FROM unnest(keys, texts, colours) n (key, value, hex) GROUP BY n.key, n.value)
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
      SELECT n.variant_id, n.key, n.value FROM unnest(ids, keys, texts) n (variant_id, key, value)
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
