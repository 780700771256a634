-- A change of an order that its customer is asked about. Nothing of the order changes before the answer.
CREATE TABLE order_offers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('offered', 'agreed', 'refused', 'withdrawn')),
  -- Of each charge that would change: its kind, what it was, what it would be, and why.
  changes jsonb NOT NULL,
  payable_before_kopecks bigint NOT NULL,
  payable_after_kopecks bigint NOT NULL,
  staff_id integer,
  made_at timestamptz NOT NULL,
  -- How the customer has agreed where the staff say so, such as «по телефону».
  note text NOT NULL DEFAULT '',
  ended_at timestamptz,
  -- The staff have taken note of a refusal.
  seen boolean NOT NULL DEFAULT false,
  CHECK ((state = 'offered') = (ended_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX order_offers_open ON order_offers (order_id) WHERE state = 'offered';
--> statement-breakpoint
CREATE INDEX order_offers_order ON order_offers (order_id, id);
--> statement-breakpoint
CREATE INDEX order_offers_refused ON order_offers (order_id) WHERE state = 'refused' AND NOT seen;
