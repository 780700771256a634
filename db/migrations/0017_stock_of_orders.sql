-- Pieces that the line took from stock. NULL: a line of a version that did not record it.
ALTER TABLE order_lines ADD COLUMN taken integer CHECK (taken BETWEEN 0 AND quantity);
--> statement-breakpoint
ALTER TABLE orders
  -- Placed beyond the bounds for guests: nothing was taken from stock.
  ADD COLUMN availability_unconfirmed boolean NOT NULL DEFAULT false,
  -- The customer gets no automatic letter: the address had too many unproved orders that day.
  ADD COLUMN letter_withheld boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX orders_unpaid ON orders (created_at) WHERE status_order = 'new' AND payment_status = 'waiting_for_payment';
--> statement-breakpoint
-- Orders of a day by people who have not proved that the mailbox is theirs.
CREATE TABLE unproved_orders (
  day date NOT NULL,
  -- SHA-256 of the normalised address.
  mailbox bytea NOT NULL,
  orders integer NOT NULL,
  PRIMARY KEY (day, mailbox)
);
--> statement-breakpoint
ALTER TABLE site_settings
  -- A larger order of a guest takes nothing from stock.
  ADD COLUMN guest_pieces integer NOT NULL DEFAULT 20 CHECK (guest_pieces >= 0),
  ADD COLUMN guest_total_kopecks bigint NOT NULL DEFAULT 100000000 CHECK (guest_total_kopecks >= 0),
  -- Working days after which an unpaid new order is cancelled. 0: never.
  ADD COLUMN unpaid_days integer NOT NULL DEFAULT 0 CHECK (unpaid_days >= 0);
