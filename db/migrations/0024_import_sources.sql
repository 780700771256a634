-- Without a number in `stock`: in stock, uncounted (true), or made to order (false).
ALTER TABLE variants ADD COLUMN uncounted boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- What the owner has decided about a source of imports. A source without a row has the defaults.
CREATE TABLE import_sources (
  source text PRIMARY KEY,
  -- Fields of which the source is master: its feed overwrites what a price list has set.
  masters text[] NOT NULL DEFAULT '{}' CHECK (masters <@ ARRAY['price', 'old_price', 'stock']),
  -- What `available="false"` without a count means.
  unavailable text NOT NULL DEFAULT 'to_order' CHECK (unavailable IN ('to_order', 'sold_out')),
  -- `--withdraw-missing` stops where it would withdraw a larger share of the source's goods on sale.
  withdraw_percent integer NOT NULL DEFAULT 20 CHECK (withdraw_percent BETWEEN 0 AND 100)
);
--> statement-breakpoint
-- Fields of a variant that a price list has set: feeds leave them alone.
CREATE TABLE held_fields (
  variant_id integer PRIMARY KEY REFERENCES variants ON DELETE CASCADE,
  fields text[] NOT NULL CHECK (fields <@ ARRAY['price', 'old_price', 'stock'])
);
--> statement-breakpoint
-- As in 0010, and uncounted goods are in stock.
CREATE OR REPLACE FUNCTION refresh_filters(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two writers of one product wait for each other: its options are those of all its variants.
  PERFORM FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;

  INSERT INTO filter_options (key, value, hex)
  SELECT n.key, n.value, max(n.hex)
  FROM variants v CROSS JOIN LATERAL filter_values(v.attributes) n
  WHERE v.product_id = ANY (product_ids) AND NOT v.withdrawn
    AND NOT EXISTS (SELECT FROM filter_options o WHERE o.key = n.key AND o.value = n.value)
  GROUP BY n.key, n.value ORDER BY n.key, n.value
  ON CONFLICT DO NOTHING;

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
    SELECT v.id AS variant_id, (array_agg(DISTINCT o.id))[1:300] AS options
    FROM variants v CROSS JOIN LATERAL filter_values(v.attributes) n JOIN filter_options o ON o.key = n.key AND o.value = n.value
    WHERE v.product_id = ANY (product_ids) AND NOT v.withdrawn
    GROUP BY v.id
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
CREATE OR REPLACE FUNCTION refresh_filters_of_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_filters(array_agg(DISTINCT n.product_id)) FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.product_id, n.position, n.price_kopecks, n.original_price_kopecks, n.withdrawn, n.attributes, n.stock > 0, n.stock = 0,
      n.uncounted)
    IS DISTINCT FROM (o.product_id, o.position, o.price_kopecks, o.original_price_kopecks, o.withdrawn, o.attributes, o.stock > 0, o.stock = 0,
      o.uncounted)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0013, and whether goods are uncounted.
CREATE OR REPLACE FUNCTION tell_variant_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.product_id, n.slug, n.code, n.name, n.position, n.price_kopecks, n.original_price_kopecks, n.withdrawn, n.attributes,
        n.stock > 0, n.stock = 0, n.uncounted)
      IS DISTINCT FROM (o.product_id, o.slug, o.code, o.name, o.position, o.price_kopecks, o.original_price_kopecks, o.withdrawn,
        o.attributes, o.stock > 0, o.stock = 0, o.uncounted)
  ) THEN
    INSERT INTO public_changes DEFAULT VALUES;
    PERFORM pg_notify('public_changes', '');
  END IF;
  RETURN NULL;
END $$;
