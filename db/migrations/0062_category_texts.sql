-- What a category says of itself: to shoppers, and to search engines. Empty: no text, and what the shop makes of the name. The triggers that keep
-- versions and tell of changes look at whole rows.
ALTER TABLE categories
  ADD COLUMN description text NOT NULL DEFAULT '',
  ADD COLUMN seo_title text NOT NULL DEFAULT '',
  ADD COLUMN seo_description text NOT NULL DEFAULT '';
