-- One row for each change of what every visitor sees: answers kept from before it are old. Rows are counted, never read; a
-- notification tells at once, the rows heal one that was missed.
CREATE TABLE public_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX public_changes_at ON public_changes (changed_at);
--> statement-breakpoint
CREATE FUNCTION tell_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_changes DEFAULT VALUES;
  PERFORM pg_notify('public_changes', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of the pieces on the shelf visitors see only whether there are any.
CREATE FUNCTION tell_variant_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.product_id, n.slug, n.code, n.name, n.position, n.price_kopecks, n.original_price_kopecks, n.withdrawn, n.attributes,
        n.stock > 0, n.stock = 0)
      IS DISTINCT FROM (o.product_id, o.slug, o.code, o.name, o.position, o.price_kopecks, o.original_price_kopecks, o.withdrawn,
        o.attributes, o.stock > 0, o.stock = 0)
  ) THEN
    INSERT INTO public_changes DEFAULT VALUES;
    PERFORM pg_notify('public_changes', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_changed_told AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_variant_change();
--> statement-breakpoint
CREATE TRIGGER variants_told AFTER INSERT OR DELETE ON variants FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE TRIGGER products_told AFTER INSERT OR UPDATE OR DELETE ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE TRIGGER categories_told AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE TRIGGER product_photos_told AFTER INSERT OR UPDATE OR DELETE ON product_photos FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE TRIGGER variant_photos_told AFTER INSERT OR UPDATE OR DELETE ON variant_photos FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE TRIGGER site_settings_told AFTER INSERT OR UPDATE OR DELETE ON site_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
