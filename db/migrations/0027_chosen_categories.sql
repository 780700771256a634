-- The categories of the home page are chosen by the owner. An empty list shows the first ones, so a shop without goods has no ids of the demo.
ALTER TABLE site_settings ALTER COLUMN home_category_ids SET DEFAULT '{}', ALTER COLUMN new_arrival_category_ids SET DEFAULT '{}';
--> statement-breakpoint
UPDATE site_settings SET home_category_ids = '{}', new_arrival_category_ids = '{}' WHERE NOT EXISTS (SELECT FROM categories);
