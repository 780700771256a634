-- Links to the page of an order. Only the SHA-256 of a token is stored: whoever reads the database or a backup cannot open an order by it.
CREATE TABLE order_links (
  digest bytea PRIMARY KEY CHECK (octet_length(digest) = 32),
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- Who the link was made for: the orderer's screen, a letter, a letter that was asked for, the cabinet.
  origin text NOT NULL CHECK (origin IN ('order', 'letter', 'found', 'account')),
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX order_links_of_order ON order_links (order_id, origin, created_at);
