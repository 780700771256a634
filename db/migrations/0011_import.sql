-- Which variant an offer of somebody's feed became: the next import of the same source finds it again.
CREATE TABLE import_offers (
  source text NOT NULL,
  offer_id text NOT NULL,
  variant_id integer NOT NULL REFERENCES variants ON DELETE CASCADE,
  -- Withdrawn because it was missing from the feed, not by the shop's people: comes back with the offer.
  withdrawn boolean NOT NULL DEFAULT false,
  PRIMARY KEY (source, offer_id),
  UNIQUE (source, variant_id)
);
--> statement-breakpoint
CREATE INDEX import_offers_variant ON import_offers (variant_id);
--> statement-breakpoint
CREATE TABLE import_categories (
  source text NOT NULL,
  source_category text NOT NULL,
  category_id integer NOT NULL REFERENCES categories ON DELETE CASCADE,
  PRIMARY KEY (source, source_category)
);
--> statement-breakpoint
CREATE INDEX import_categories_category ON import_categories (category_id);
--> statement-breakpoint
-- Pictures that feeds name. Fetched (`file`), given up (`refusal`), or neither yet.
CREATE TABLE pictures (
  address text PRIMARY KEY,
  asked boolean NOT NULL DEFAULT false,
  file text,
  refusal text,
  CHECK (file IS NULL OR refusal IS NULL)
);
--> statement-breakpoint
CREATE INDEX pictures_not_asked ON pictures (address) WHERE NOT asked;
--> statement-breakpoint
CREATE TABLE variant_pictures (
  variant_id integer NOT NULL REFERENCES variants ON DELETE CASCADE,
  position integer NOT NULL,
  address text NOT NULL REFERENCES pictures,
  PRIMARY KEY (variant_id, position)
);
--> statement-breakpoint
CREATE INDEX variant_pictures_address ON variant_pictures (address);
