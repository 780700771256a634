-- Who of the staff has placed an order that was told on the telephone; null: its customer.
ALTER TABLE orders ADD COLUMN placed_by integer;
--> statement-breakpoint
-- Who orders on the telephone ticks nothing.
ALTER TABLE orders ALTER COLUMN consent_at DROP NOT NULL;
--> statement-breakpoint
-- Orders that the staff write down, until they are placed.
CREATE TABLE order_drafts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What is written of lines, customer, delivery and payment.
  body jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  staff_id integer,
  made_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Of the link with which its customer places it, and since when it is good.
  link_digest bytea UNIQUE,
  sent_at timestamptz,
  -- The order that it became.
  order_id integer UNIQUE REFERENCES orders (id) ON DELETE SET NULL,
  placed_at timestamptz
);
--> statement-breakpoint
CREATE INDEX order_drafts_open ON order_drafts (changed_at DESC, id DESC) WHERE placed_at IS NULL;
