-- What the owner has decided about a source of imports. A source without a row has the defaults.
CREATE TABLE import_sources (
  source text PRIMARY KEY,
  -- Fields of which the source is master: its feed overwrites what a price list has set.
  masters text[] NOT NULL DEFAULT '{}' CHECK (masters <@ ARRAY['price', 'old_price', 'stock']),
  -- What `available="false"` without a count means.
  unavailable text NOT NULL DEFAULT 'to_order' CHECK (unavailable IN ('to_order', 'sold_out')),
  -- `--withdraw-missing` stops where it would withdraw a larger share of the source's goods on sale.
  withdraw_percent integer NOT NULL DEFAULT 20 CHECK (withdraw_percent BETWEEN 0 AND 100)
);
--> statement-breakpoint
-- Fields of a variant that a price list has set: feeds leave them alone.
CREATE TABLE held_fields (
  variant_id integer PRIMARY KEY REFERENCES variants ON DELETE CASCADE,
  fields text[] NOT NULL CHECK (fields <@ ARRAY['price', 'old_price', 'stock'])
);
