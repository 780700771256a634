-- Every picture that the shop keeps. Those that nobody names any more are deleted some days later.
CREATE TABLE picture_files (
  -- The hash of what is in it, and what it is: 0123456789abcdef0123456789abcdef.avif
  file text PRIMARY KEY,
  -- A few blurred pixels as a data: address, empty where there can be none; NULL: not made yet.
  preview text,
  unnamed_since timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX picture_files_hash ON picture_files (left(file, 32));
--> statement-breakpoint
CREATE INDEX picture_files_without_preview ON picture_files (file) WHERE preview IS NULL;
--> statement-breakpoint
CREATE TRIGGER picture_files_told AFTER UPDATE OF preview ON picture_files FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
INSERT INTO picture_files (file) SELECT DISTINCT file FROM pictures WHERE file IS NOT NULL;
--> statement-breakpoint
-- The pictures of the home page's slides, in order: [{"photo": "…", "preview": "…"}]. A slide without one has its drawing.
ALTER TABLE site_settings ADD COLUMN slide_photos jsonb NOT NULL DEFAULT '[]';
