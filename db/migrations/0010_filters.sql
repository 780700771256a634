-- The words that variants can be filtered by: colours, materials, numbers of doors, «true» for what a variant has.
CREATE TABLE filter_options (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL,
  value text NOT NULL,
  -- Of a colour, where it is known.
  hex text,
  UNIQUE (key, value)
);
--> statement-breakpoint
-- What lists are filtered and counted by, a narrow row for each variant on sale, written by triggers. Measures are mm, kg, days, months.
CREATE TABLE variant_filters (
  variant_id integer PRIMARY KEY REFERENCES variants ON DELETE CASCADE,
  product_id integer NOT NULL,
  category_id integer NOT NULL,
  position integer NOT NULL,
  price_kopecks bigint NOT NULL,
  on_sale boolean NOT NULL,
  in_stock boolean NOT NULL,
  dimensions_width double precision,
  dimensions_height double precision,
  dimensions_depth double precision,
  dimensions_thickness double precision,
  dimensions_weight double precision,
  expanded_width double precision,
  expanded_height double precision,
  corner_width double precision,
  seat_width double precision,
  seat_height double precision,
  seat_depth double precision,
  armrest_width double precision,
  armrest_height double precision,
  bed_width double precision,
  bed_length double precision,
  footboard_height double precision,
  max_load double precision,
  facade_thickness double precision,
  production_time_days double precision,
  warranty_period_months double precision,
  options integer[] NOT NULL
);
--> statement-breakpoint
-- Whole rows: those of a category lie side by side in the index, and all over the table.
CREATE INDEX variant_filters_category ON variant_filters (category_id, product_id, position) INCLUDE (
  variant_id, price_kopecks, on_sale, in_stock, dimensions_width, dimensions_height, dimensions_depth, dimensions_thickness,
  dimensions_weight, expanded_width, expanded_height, corner_width, seat_width, seat_height, seat_depth, armrest_width,
  armrest_height, bed_width, bed_length, footboard_height, max_load, facade_thickness, production_time_days,
  warranty_period_months, options);
--> statement-breakpoint
CREATE INDEX variant_filters_product ON variant_filters (product_id, position);
--> statement-breakpoint
-- The options of all variants of a product together, and whether any of them can be ordered.
CREATE TABLE product_filters (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  category_id integer NOT NULL,
  available boolean NOT NULL,
  options integer[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX product_filters_category ON product_filters (category_id);
--> statement-breakpoint
-- Everything in the attributes that is no measure, as words. What is too long to be chosen from a list is left out.
CREATE FUNCTION filter_values(attributes jsonb) RETURNS TABLE (key text, value text, hex text) LANGUAGE sql IMMUTABLE AS $$
  SELECT a.key, v.value, a.value ->> 'hex'
  FROM jsonb_each(attributes) a
  CROSS JOIN LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(a.value)
      WHEN 'array' THEN a.value
      WHEN 'object' THEN jsonb_build_array(coalesce(
        a.value -> 'name', a.value -> 'country', a.value -> 'ball_material_type', a.value -> 'inches', a.value -> 'thread_type'))
      ELSE jsonb_build_array(a.value)
    END) v
  WHERE length(v.value) <= 200 AND a.key <> ALL (ARRAY[
    'dimensions_width', 'dimensions_height', 'dimensions_depth', 'dimensions_thickness', 'dimensions_weight',
    'expanded_width', 'expanded_height', 'corner_width', 'seat_width', 'seat_height', 'seat_depth',
    'armrest_width', 'armrest_height', 'bed_width', 'bed_length', 'footboard_height', 'max_load', 'facade_thickness',
    'production_time_days', 'warranty_period_months'])
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_filters(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
  SELECT v.id, p.id, p.category_id, v.position, v.price_kopecks, v.original_price_kopecks IS NOT NULL, coalesce(v.stock > 0, false),
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
CREATE FUNCTION refresh_filters_of_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_filters(array_agg(id)) FROM new_rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_filters_of_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_filters(array_agg(id)) FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.category_id, n.withdrawn) IS DISTINCT FROM (o.category_id, o.withdrawn) HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_filters_of_new_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_filters(array_agg(DISTINCT product_id)) FROM new_rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_filters_of_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_filters(array_agg(DISTINCT n.product_id)) FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.product_id, n.position, n.price_kopecks, n.original_price_kopecks, n.withdrawn, n.attributes, n.stock > 0, n.stock = 0)
    IS DISTINCT FROM (o.product_id, o.position, o.price_kopecks, o.original_price_kopecks, o.withdrawn, o.attributes, o.stock > 0, o.stock = 0)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_filters_of_deleted_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_filters(array_agg(DISTINCT product_id)) FROM old_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_new_filters AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_filters_of_new_products();
--> statement-breakpoint
CREATE TRIGGER products_changed_filters AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_filters_of_changed_products();
--> statement-breakpoint
CREATE TRIGGER variants_new_filters AFTER INSERT ON variants REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_filters_of_new_variants();
--> statement-breakpoint
CREATE TRIGGER variants_changed_filters AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_filters_of_changed_variants();
--> statement-breakpoint
CREATE TRIGGER variants_deleted_filters AFTER DELETE ON variants REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_filters_of_deleted_variants();
--> statement-breakpoint
SELECT refresh_filters(array_agg(id)) FROM products;
