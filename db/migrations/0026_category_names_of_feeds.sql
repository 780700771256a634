-- The name of a category in the last import. A category that still bears it is renamed with the feed.
ALTER TABLE import_categories ADD COLUMN name text;
