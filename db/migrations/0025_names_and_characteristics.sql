-- The name of an offer in the last import. A product keeps its name while the names of its offers are the same.
ALTER TABLE import_offers ADD COLUMN name text;
--> statement-breakpoint
-- What a feed says of a variant and no attribute takes: [{label, value, unit}]. Lists do not read it, so it is a table.
CREATE TABLE variant_characteristics (
  variant_id integer PRIMARY KEY REFERENCES variants (id) ON DELETE CASCADE,
  characteristics jsonb NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION queue_characteristics_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue
  SELECT DISTINCT v.product_id FROM changed_rows c JOIN variants v ON v.id = c.variant_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_new AFTER INSERT ON variant_characteristics REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_characteristics_for_search();
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_changed AFTER UPDATE ON variant_characteristics REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_characteristics_for_search();
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_gone AFTER DELETE ON variant_characteristics REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_characteristics_for_search();
--> statement-breakpoint
CREATE TRIGGER variant_characteristics_told AFTER INSERT OR UPDATE OR DELETE ON variant_characteristics
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
