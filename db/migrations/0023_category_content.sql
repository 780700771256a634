-- The owner's icon, visibility and filters of a category. NULL: the usual icon and filters.
ALTER TABLE categories ADD COLUMN icon text;
--> statement-breakpoint
ALTER TABLE categories ADD COLUMN hidden boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE categories ADD COLUMN filters text[];
--> statement-breakpoint
-- Triggers alone write the kinds.
ALTER TABLE content_versions DROP CONSTRAINT content_versions_kind_check;
--> statement-breakpoint
CREATE FUNCTION keep_category_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_versions (kind, name, body) VALUES ('categories', NEW.slug, to_jsonb(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A new category has no version: an import adds it behind the others, and overwrites nothing of the owner.
CREATE TRIGGER categories_kept AFTER UPDATE ON categories
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION keep_category_version();
