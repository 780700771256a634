-- Categories have two levels: a category with a parent has no children.
ALTER TABLE categories ADD COLUMN parent_id integer REFERENCES categories;
--> statement-breakpoint
CREATE INDEX categories_parent ON categories (parent_id);
--> statement-breakpoint
-- The lock makes a transaction wait that gives the parent a parent of its own. It runs at the commit: within a transaction two categories
-- may change their places in any order.
CREATE FUNCTION check_category_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM categories p JOIN categories c ON c.parent_id = p.id WHERE c.id = NEW.id FOR SHARE OF p;
  IF EXISTS (
    SELECT FROM categories c JOIN categories p ON p.id = c.parent_id
    WHERE NEW.id IN (c.id, p.id) AND p.parent_id IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'category % would make a third level', NEW.slug
      USING ERRCODE = 'check_violation', CONSTRAINT = 'categories_two_levels';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER categories_two_levels AFTER INSERT OR UPDATE OF parent_id ON categories
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION check_category_level();
--> statement-breakpoint
-- The slugs of deleted categories, with the category that took the goods.
CREATE TABLE category_redirects (
  slug text PRIMARY KEY,
  category_id integer NOT NULL REFERENCES categories ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TRIGGER category_redirects_told AFTER INSERT OR UPDATE OR DELETE ON category_redirects
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
-- The parent of a category in the last import, NULL for the top level. A category that is still there moves with the feed. It may name a
-- category that the owner has deleted since.
ALTER TABLE import_categories ADD COLUMN parent_id integer;
--> statement-breakpoint
-- False for a category that was there before the source: it keeps its place.
ALTER TABLE import_categories ADD COLUMN moves boolean NOT NULL DEFAULT true;
--> statement-breakpoint
-- As in 0009, and the words of a product contain the name of its category's parent.
CREATE OR REPLACE FUNCTION queue_renamed_categories_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue
  SELECT p.id FROM new_rows n JOIN old_rows o USING (id) JOIN products p ON p.category_id = n.id
  WHERE n.name <> o.name OR n.parent_id IS DISTINCT FROM o.parent_id
  UNION
  SELECT p.id FROM new_rows n JOIN old_rows o USING (id) JOIN categories c ON c.parent_id = n.id JOIN products p ON p.category_id = c.id
  WHERE n.name <> o.name
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- All that a list orders its products by: it reads the index alone, also of a parent with half of the shop's goods.
CREATE INDEX products_listed ON products (category_id, name, id) INCLUDE (is_new, created_at) WHERE NOT withdrawn;
--> statement-breakpoint
DROP INDEX products_category_name;
