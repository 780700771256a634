-- How the shop delivers: zones, prices, calendar. One row; `terms` has the shape of delivery.yaml.
CREATE TABLE delivery_terms (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  terms jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 0,
  changed_at timestamptz,
  staff_id integer
);
--> statement-breakpoint
INSERT INTO delivery_terms DEFAULT VALUES;
--> statement-breakpoint
CREATE TRIGGER delivery_terms_told AFTER UPDATE ON delivery_terms FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
-- The quote that an order was placed with, whole: nothing that changes later moves it.
CREATE TABLE order_quotes (
  order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  town text NOT NULL,
  region text NOT NULL,
  zone text,
  floor integer,
  lift text CHECK (lift IN ('none', 'passenger', 'freight')),
  quote jsonb NOT NULL,
  made_at timestamptz NOT NULL
);
--> statement-breakpoint
-- The days that an order was promised for: the one in force has no end, those before stay readable.
CREATE TABLE order_promises (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- Null: the day is told by telephone.
  promised_from date,
  promised_to date,
  has_margin boolean NOT NULL DEFAULT false,
  made_by text NOT NULL CHECK (made_by IN ('placed', 'recounted', 'staff', 'carrier')),
  made_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((promised_from IS NULL) = (promised_to IS NULL) AND promised_from <= promised_to)
);
--> statement-breakpoint
CREATE UNIQUE INDEX order_promises_now ON order_promises (order_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX order_promises_order ON order_promises (order_id, id);
--> statement-breakpoint
CREATE INDEX order_promises_due ON order_promises (promised_to) WHERE ended_at IS NULL;
--> statement-breakpoint
-- Hours of delivery that customers have chosen. One for an order; the capacity is counted under a lock of the day.
CREATE TABLE slot_bookings (
  order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  zone text NOT NULL,
  day date NOT NULL,
  from_hour text NOT NULL,
  to_hour text NOT NULL,
  crew text NOT NULL DEFAULT '',
  booked_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX slot_bookings_day ON slot_bookings (day, zone, from_hour);
