-- What belongs to one shop is data: name and texts (identity), the slides of the home page, pages of text.
ALTER TABLE site_settings ADD COLUMN identity jsonb NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- Replaces slide_photos, which the previous version still reads.
ALTER TABLE site_settings ADD COLUMN slides jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
CREATE TABLE pages (
  slug text PRIMARY KEY,
  position integer NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  lead text NOT NULL,
  body jsonb NOT NULL,
  in_menu boolean NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER pages_told AFTER INSERT OR UPDATE OR DELETE ON pages FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
-- Every version of the settings and of each page. `body` is the row; NULL: the page was removed.
CREATE TABLE content_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('site_settings', 'pages')),
  name text NOT NULL,
  body jsonb,
  changed_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX content_versions_of ON content_versions (kind, name, id);
--> statement-breakpoint
CREATE FUNCTION keep_settings_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_versions (kind, name, body) VALUES ('site_settings', '', to_jsonb(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_page_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO content_versions (kind, name) VALUES ('pages', OLD.slug);
  ELSE
    INSERT INTO content_versions (kind, name, body) VALUES ('pages', NEW.slug, to_jsonb(NEW));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER site_settings_kept AFTER UPDATE ON site_settings
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION keep_settings_version();
--> statement-breakpoint
CREATE TRIGGER pages_changed_kept AFTER UPDATE ON pages
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION keep_page_version();
--> statement-breakpoint
CREATE TRIGGER pages_kept AFTER INSERT OR DELETE ON pages FOR EACH ROW EXECUTE FUNCTION keep_page_version();
--> statement-breakpoint
INSERT INTO content_versions (kind, name, body) SELECT 'site_settings', '', to_jsonb(s) FROM site_settings s;
