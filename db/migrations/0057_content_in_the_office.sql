-- Who made a version: `staff:12`, `terminal:ivan`. The transaction of the change says so; NULL: an earlier release or a statement of the database.
ALTER TABLE content_versions ADD COLUMN changed_by text DEFAULT nullif(current_setting('shop.actor', true), '');
--> statement-breakpoint
UPDATE content_versions SET changed_by = NULL;
--> statement-breakpoint
-- The first and the last day on which a page is shown, in the shop's time zone. NULL: without a bound.
ALTER TABLE pages ADD COLUMN shown_from date, ADD COLUMN shown_until date;
