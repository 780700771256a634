-- What happened to an order, from now on: each row has only what has changed. The first row of an order has the status 'new';
-- an order without it is older than this table.
CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  happened_at timestamptz NOT NULL,
  -- 'term': the shop cancelled an unpaid order by itself.
  actor text NOT NULL CHECK (actor IN ('customer', 'shop', 'term')),
  status_order text,
  payment_status text
);
--> statement-breakpoint
CREATE INDEX order_events_of_order ON order_events (order_id, id);
--> statement-breakpoint
-- What the catalogue said of the line when it was ordered; empty for older orders and where the stock was not looked at.
ALTER TABLE order_lines
  ADD COLUMN in_stock boolean,
  ADD COLUMN lead_days integer,
  ADD COLUMN lead_days_from integer;
