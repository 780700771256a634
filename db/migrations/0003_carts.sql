CREATE TABLE carts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- From then on its lines no longer change.
  ordered_at timestamptz
);
--> statement-breakpoint
CREATE INDEX carts_updated ON carts (updated_at);
--> statement-breakpoint
CREATE TABLE cart_items (
  cart_id bigint NOT NULL REFERENCES carts ON DELETE CASCADE,
  variant_id integer NOT NULL REFERENCES variants,
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  PRIMARY KEY (cart_id, variant_id)
);
--> statement-breakpoint
CREATE INDEX cart_items_variant ON cart_items (variant_id);
