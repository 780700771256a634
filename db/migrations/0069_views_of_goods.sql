-- Views of the list of goods are kept beside those of orders; a name is taken within its list and may be there in the other.
-- contract: the new indexes allow all that the old ones allow
ALTER TABLE saved_views ADD COLUMN screen text NOT NULL DEFAULT 'orders' CHECK (screen IN ('orders', 'goods'));
--> statement-breakpoint
DROP INDEX saved_views_own;
--> statement-breakpoint
DROP INDEX saved_views_shared;
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_own ON saved_views (screen, staff_id, lower(name)) WHERE NOT shared;
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_shared ON saved_views (screen, lower(name)) WHERE shared;
