CREATE TABLE wishlist_entries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  variant_id integer NOT NULL REFERENCES variants ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  UNIQUE (customer_id, variant_id)
);
--> statement-breakpoint
CREATE INDEX wishlist_entries_variant ON wishlist_entries (variant_id);
