-- When the product was withdrawn; null while it is on sale.
ALTER TABLE products ADD COLUMN withdrawn_at timestamptz;
--> statement-breakpoint
UPDATE products SET withdrawn_at = now() WHERE withdrawn;
--> statement-breakpoint
-- Former slugs: their addresses lead to the product's own.
CREATE TABLE moved_products (
  slug text PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX moved_products_product_id ON moved_products (product_id);
--> statement-breakpoint
CREATE FUNCTION note_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.withdrawn_at = CASE WHEN NEW.withdrawn THEN coalesce(OLD.withdrawn_at, now()) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_withdrawal BEFORE UPDATE OF withdrawn ON products
  FOR EACH ROW WHEN (NEW.withdrawn IS DISTINCT FROM OLD.withdrawn) EXECUTE FUNCTION note_withdrawal();
--> statement-breakpoint
CREATE FUNCTION remember_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moved_products VALUES (OLD.slug, NEW.id) ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE OF slug ON products
  FOR EACH ROW WHEN (NEW.slug <> OLD.slug) EXECUTE FUNCTION remember_slug();
