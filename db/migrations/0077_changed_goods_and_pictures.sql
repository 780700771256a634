-- When a product was last seen to change, for search engines. A row of its own: the product is not locked for it, and a transaction that would
-- wait for another's row passes over it, because the other writes nearly the same time.
CREATE TABLE product_changes (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  changed_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
INSERT INTO product_changes (product_id, changed_at) SELECT id, created_at FROM products;
--> statement-breakpoint
-- As in 0038, and the time of the products.
CREATE OR REPLACE FUNCTION record_public_change(products integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed integer[] := CASE WHEN cardinality(products) <= 500 THEN products END;
  change bigint;
BEGIN
  INSERT INTO public_changes (product_ids) VALUES (changed) RETURNING id INTO change;
  PERFORM pg_notify('public_changes', json_build_object('id', change, 'products', changed)::text);
  IF products IS NOT NULL THEN
    UPDATE product_changes c SET changed_at = now() FROM (
      SELECT product_id FROM product_changes WHERE product_id = ANY(products) AND changed_at < now() FOR UPDATE SKIP LOCKED) due
    WHERE c.product_id = due.product_id;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products integer[] := ARRAY(SELECT id FROM changed_rows);
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO product_changes (product_id) SELECT unnest(products);
  END IF;
  IF products <> '{}' THEN
    PERFORM record_public_change(products);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What a host says of a fetched picture, so that it is asked only whether it has changed; when it was last asked; and since when it is to be
-- asked again, because a feed names the picture again. What the owner has given for an address is never asked for.
ALTER TABLE pictures
  ADD COLUMN etag text,
  ADD COLUMN last_modified text,
  ADD COLUMN checked_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN renew_at timestamptz;
--> statement-breakpoint
UPDATE pictures p SET checked_at = 'infinity' WHERE file IS NOT NULL AND host IS NOT NULL AND EXISTS (
  SELECT FROM variant_photos WHERE given IS NOT NULL AND photo = '/pictures/' || p.file);
--> statement-breakpoint
CREATE INDEX pictures_renewed ON pictures (host, renew_at) WHERE renew_at IS NOT NULL;
