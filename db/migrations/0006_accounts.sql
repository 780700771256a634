CREATE TABLE customers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As typed; compared without regard to case.
  email text NOT NULL CHECK (email <> ''),
  email_confirmed_at timestamptz,
  password_hash text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  middle_name text NOT NULL DEFAULT '',
  gender text NOT NULL DEFAULT '' CHECK (gender IN ('', 'male', 'female')),
  phone_number text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  birth_date date,
  policy_version text NOT NULL,
  consent_at timestamptz NOT NULL,
  consent_ip inet,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX customers_email ON customers (lower(email));
--> statement-breakpoint
-- One sign-in on one device. Its refresh tokens follow one another; ended, none of them works.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
--> statement-breakpoint
CREATE INDEX sessions_customer ON sessions (customer_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX sessions_expires ON sessions (expires_at);
--> statement-breakpoint
CREATE TABLE refresh_tokens (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  spent_at timestamptz,
  successor_id uuid UNIQUE REFERENCES refresh_tokens DEFERRABLE INITIALLY DEFERRED,
  CHECK ((spent_at IS NULL) = (successor_id IS NULL))
);
--> statement-breakpoint
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);
--> statement-breakpoint
-- Links in letters. The token itself is only in the letter; here is its digest.
CREATE TABLE email_links (
  id uuid PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'reset')),
  -- The address that the link proves; another than the customer's for a change of e-mail.
  email text NOT NULL,
  token_digest bytea UNIQUE,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX email_links_customer ON email_links (customer_id, purpose);
--> statement-breakpoint
CREATE INDEX email_links_created ON email_links (created_at);
--> statement-breakpoint
-- Counters may be lost in a crash: nobody minds a few more tries.
CREATE UNLOGGED TABLE rate_limits (
  key bytea PRIMARY KEY,
  window_ends_at timestamptz NOT NULL,
  hits integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX rate_limits_ends ON rate_limits (window_ends_at);
--> statement-breakpoint
ALTER TABLE orders ADD COLUMN customer_id integer REFERENCES customers ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX orders_customer ON orders (customer_id, created_at DESC);
--> statement-breakpoint
CREATE INDEX orders_guest_email ON orders (lower(email)) WHERE customer_id IS NULL;
--> statement-breakpoint
ALTER TABLE carts ADD COLUMN customer_id integer REFERENCES customers ON DELETE SET NULL;
--> statement-breakpoint
-- A customer has one cart at a time; those that were ordered stay with their orders.
CREATE UNIQUE INDEX carts_customer ON carts (customer_id) WHERE ordered_at IS NULL;
