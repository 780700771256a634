-- One row: the owner's settings. The defaults are those of an unconfigured shop.
CREATE TABLE site_settings (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  telegram text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  seller_name text NOT NULL DEFAULT '',
  seller_details text NOT NULL DEFAULT '',
  -- A note under the button, or an unticked checkbox that must be ticked.
  consent text NOT NULL DEFAULT 'note' CHECK (consent IN ('note', 'checkbox')),
  home_category_ids integer[] NOT NULL DEFAULT '{10,19,13,14,6,7}',
  new_arrival_category_ids integer[] NOT NULL DEFAULT '{1,2,3}'
);
--> statement-breakpoint
INSERT INTO site_settings DEFAULT VALUES;
