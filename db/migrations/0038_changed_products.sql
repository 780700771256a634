-- The products that a change concerns, so that a process keeps what it knows of all others. Null: any may have changed.
ALTER TABLE public_changes ADD COLUMN product_ids integer[];
--> statement-breakpoint
-- The notification has the row, so that a process need not read it. Its payload is bounded, as are the ids of one row.
CREATE FUNCTION record_public_change(products integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed integer[] := CASE WHEN cardinality(products) <= 500 THEN products END;
  change bigint;
BEGIN
  INSERT INTO public_changes (product_ids) VALUES (changed) RETURNING id INTO change;
  PERFORM pg_notify('public_changes', json_build_object('id', change, 'products', changed)::text);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_public_change(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0024, with the products of the variants.
CREATE OR REPLACE FUNCTION tell_variant_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products integer[];
BEGIN
  SELECT array_agg(DISTINCT product) INTO products
  FROM new_rows n JOIN old_rows o USING (id), LATERAL (VALUES (n.product_id), (o.product_id)) moved (product)
  WHERE (n.product_id, n.slug, n.code, n.name, n.position, n.price_kopecks, n.original_price_kopecks, n.withdrawn, n.attributes,
      n.stock > 0, n.stock = 0, n.uncounted)
    IS DISTINCT FROM (o.product_id, o.slug, o.code, o.name, o.position, o.price_kopecks, o.original_price_kopecks, o.withdrawn,
      o.attributes, o.stock > 0, o.stock = 0, o.uncounted);
  IF products IS NOT NULL THEN
    PERFORM record_public_change(products);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products integer[] := ARRAY(SELECT id FROM changed_rows);
BEGIN
  IF products <> '{}' THEN
    PERFORM record_public_change(products);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_parts_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products integer[] := ARRAY(SELECT DISTINCT product_id FROM changed_rows);
BEGIN
  IF products <> '{}' THEN
    PERFORM record_public_change(products);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The parts of a variant that goes with them are told by the variant.
CREATE FUNCTION tell_parts_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products integer[] := ARRAY(SELECT DISTINCT v.product_id FROM changed_rows c JOIN variants v ON v.id = c.variant_id);
BEGIN
  IF products <> '{}' THEN
    PERFORM record_public_change(products);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_told ON products;
--> statement-breakpoint
CREATE TRIGGER products_new_told AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products();
--> statement-breakpoint
CREATE TRIGGER products_changed_told AFTER UPDATE ON products REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products();
--> statement-breakpoint
CREATE TRIGGER products_gone_told AFTER DELETE ON products REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products();
--> statement-breakpoint
DROP TRIGGER product_photos_told ON product_photos;
--> statement-breakpoint
CREATE TRIGGER product_photos_new_told AFTER INSERT ON product_photos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_products();
--> statement-breakpoint
CREATE TRIGGER product_photos_changed_told AFTER UPDATE ON product_photos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_products();
--> statement-breakpoint
CREATE TRIGGER product_photos_gone_told AFTER DELETE ON product_photos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_products();
--> statement-breakpoint
DROP TRIGGER variants_told ON variants;
--> statement-breakpoint
CREATE TRIGGER variants_new_told AFTER INSERT ON variants REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_products();
--> statement-breakpoint
CREATE TRIGGER variants_gone_told AFTER DELETE ON variants REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_products();
--> statement-breakpoint
DROP TRIGGER variant_photos_told ON variant_photos;
--> statement-breakpoint
CREATE TRIGGER variant_photos_new_told AFTER INSERT ON variant_photos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_variants();
--> statement-breakpoint
CREATE TRIGGER variant_photos_changed_told AFTER UPDATE ON variant_photos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_variants();
--> statement-breakpoint
CREATE TRIGGER variant_photos_gone_told AFTER DELETE ON variant_photos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_variants();
--> statement-breakpoint
DROP TRIGGER variant_characteristics_told ON variant_characteristics;
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_new_told AFTER INSERT ON variant_characteristics REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_variants();
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_changed_told AFTER UPDATE ON variant_characteristics REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_variants();
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_gone_told AFTER DELETE ON variant_characteristics REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_variants();
