-- The words of a product in their dictionary form. A: name, B: category and kind, C: variants and attributes, D: description.
CREATE TABLE product_search (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  document tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX product_search_document ON product_search USING gin (document);
--> statement-breakpoint
-- The shop's own vocabulary: what a mistyped word can have been meant to be.
CREATE TABLE search_words (
  word text PRIMARY KEY,
  products integer NOT NULL CHECK (products > 0),
  -- It names a category or a kind of thing.
  is_kind boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX search_words_prefix ON search_words (word text_pattern_ops);
--> statement-breakpoint
-- Products whose words have changed since they were last read.
CREATE TABLE search_queue (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE
);
--> statement-breakpoint
CREATE FUNCTION queue_new_products_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue SELECT id FROM new_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION queue_changed_products_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue
  SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.name, n.description, n.category_id) IS DISTINCT FROM (o.name, o.description, o.category_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION queue_new_variants_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue SELECT DISTINCT product_id FROM new_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION queue_changed_variants_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue
  SELECT DISTINCT n.product_id FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.name, n.code, n.attributes, n.withdrawn) IS DISTINCT FROM (o.name, o.code, o.attributes, o.withdrawn)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION queue_renamed_categories_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue
  SELECT p.id FROM new_rows n JOIN old_rows o USING (id) JOIN products p ON p.category_id = n.id
  WHERE n.name <> o.name
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_new AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_new_products_for_search();
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_changed_products_for_search();
--> statement-breakpoint
CREATE TRIGGER variants_new AFTER INSERT ON variants REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_new_variants_for_search();
--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_changed_variants_for_search();
--> statement-breakpoint
CREATE TRIGGER categories_renamed AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_renamed_categories_for_search();
--> statement-breakpoint
INSERT INTO search_queue SELECT id FROM products;
