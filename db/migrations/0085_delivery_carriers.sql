-- What the shop asks a carrier with. Account and secret are sealed by a key that does not lie in the database.
CREATE TABLE delivery_carriers (
  name text PRIMARY KEY CHECK (name IN ('cdek')),
  keys bytea NOT NULL,
  -- The end of the account, by which its owner knows it again.
  account_end text NOT NULL,
  town text NOT NULL,
  region text NOT NULL,
  -- A courier fetches the packages at the door of the shop, or they are handed over at a warehouse.
  hand_over text NOT NULL CHECK (hand_over IN ('door', 'warehouse')),
  changed_at timestamptz NOT NULL,
  changed_by integer
);
--> statement-breakpoint
-- An order on its way with a carrier. It bears nothing of a person: name and address are given to the carrier and not kept here.
CREATE TABLE shipments (
  order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  carrier text NOT NULL CHECK (carrier IN ('cdek')),
  -- The key at the carrier, given by the shop.
  number text NOT NULL UNIQUE,
  carrier_uuid uuid UNIQUE,
  -- By which the customer asks the carrier.
  carrier_number text,
  -- `asked`: sent, and nothing is known of it yet.
  state text NOT NULL CHECK (state IN ('asked', 'registered', 'refused', 'on_way', 'delivered', 'returned', 'removed')),
  -- Codes of the carrier, where it has refused.
  fault text,
  promised_on date,
  asked_at timestamptz NOT NULL,
  looked_at timestamptz
);
--> statement-breakpoint
CREATE INDEX shipments_open ON shipments (asked_at) WHERE state IN ('asked', 'registered', 'on_way');
--> statement-breakpoint
CREATE TABLE shipment_events (
  order_id integer NOT NULL REFERENCES shipments (order_id) ON DELETE CASCADE,
  code text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (order_id, code, at)
);
