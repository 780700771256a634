-- Of an offer: lines that would change with what they were, and another address.
ALTER TABLE order_offers ADD COLUMN lines jsonb NOT NULL DEFAULT '[]', ADD COLUMN place jsonb;
