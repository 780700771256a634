CREATE TABLE orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE CHECK (number ~ '^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$'),
  -- One order per cart, whatever is posted how often.
  cart_id bigint NOT NULL UNIQUE REFERENCES carts,
  status_order text NOT NULL DEFAULT 'new'
    CHECK (status_order IN ('new', 'confirmed', 'production', 'shipped', 'delivered', 'cancelled')),
  payment_status text NOT NULL DEFAULT 'waiting_for_payment'
    CHECK (payment_status IN ('waiting_for_payment', 'partially_paid', 'paid', 'cancelled', 'refunded')),
  payment_type text NOT NULL CHECK (payment_type IN ('full', 'partial')),
  total_kopecks bigint NOT NULL CHECK (total_kopecks > 0),
  amount_due_kopecks bigint NOT NULL,
  -- NULL until a manager has said what delivery costs.
  delivery_cost_kopecks bigint CHECK (delivery_cost_kopecks >= 0),
  delivery_type text NOT NULL CHECK (delivery_type IN ('new_post', 'pickup')),
  customer_name text NOT NULL CHECK (customer_name <> ''),
  email text NOT NULL CHECK (email <> ''),
  phone_number text NOT NULL CHECK (phone_number ~ '^\+7\d{10}$'),
  city text NOT NULL CHECK (city <> ''),
  address text NOT NULL CHECK (address <> ''),
  department_number text,
  comment text,
  telegram text,
  whatsapp text,
  policy_version text NOT NULL,
  consent_at timestamptz NOT NULL,
  consent_ip inet,
  created_at timestamptz NOT NULL,
  CHECK (amount_due_kopecks = CASE payment_type
    WHEN 'full' THEN total_kopecks ELSE (total_kopecks + 1) / 2 END)
);
--> statement-breakpoint
CREATE INDEX orders_created ON orders (created_at);
--> statement-breakpoint
-- Copies, for the catalogue goes on changing.
CREATE TABLE order_lines (
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  position integer NOT NULL,
  product_id integer NOT NULL,
  variant_id integer NOT NULL,
  name text NOT NULL,
  variant_name text NOT NULL,
  code text NOT NULL,
  photo text NOT NULL,
  product_slug text NOT NULL,
  variant_slug text NOT NULL,
  price_kopecks bigint NOT NULL CHECK (price_kopecks > 0),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  PRIMARY KEY (order_id, position),
  UNIQUE (order_id, variant_id)
);
