-- A product that the staff has deleted: off sale and out of the office. `leads_to`: the path of the shop to which its address leads; NULL: it says what the product was.
ALTER TABLE products ADD COLUMN deleted_at timestamptz, ADD COLUMN leads_to text;
--> statement-breakpoint
CREATE FUNCTION undelete_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.deleted_at = NULL;
  NEW.leads_to = NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A feed that names it again puts it on sale.
CREATE TRIGGER products_undeleted BEFORE UPDATE OF withdrawn ON products
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL AND NOT NEW.withdrawn) EXECUTE FUNCTION undelete_product();
