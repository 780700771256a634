-- Prices of feeds that nobody was there to ask about: they change too much to be taken unseen. The variant keeps its price until the staff
-- answers. `refused_at`: the staff keeps the shop's price, as long as the feed says no other one.
CREATE TABLE asked_prices (
  variant_id integer PRIMARY KEY REFERENCES variants ON DELETE CASCADE,
  source text NOT NULL,
  price_kopecks bigint NOT NULL CHECK (price_kopecks > 0),
  original_price_kopecks bigint,
  asked_at timestamptz NOT NULL,
  refused_at timestamptz
);
--> statement-breakpoint
CREATE INDEX asked_prices_open ON asked_prices (source, asked_at) WHERE refused_at IS NULL;
