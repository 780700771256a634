-- Accounts of the staff, apart from customers.
CREATE TABLE staff (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'content', 'warehouse')),
  password_hash text NOT NULL,
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_step bigint,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  CHECK (totp_confirmed_at IS NULL OR totp_secret IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX staff_email ON staff (lower(email));
--> statement-breakpoint
CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  token_digest bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- When a second factor was last shown; null: only the password.
  factor_at timestamptz,
  ip inet,
  device text NOT NULL DEFAULT ''
);
--> statement-breakpoint
CREATE UNIQUE INDEX staff_sessions_token ON staff_sessions (token_digest);
--> statement-breakpoint
CREATE INDEX staff_sessions_open ON staff_sessions (staff_id) WHERE ended_at IS NULL;
--> statement-breakpoint
-- What a link lets one do: become the first owner, join the staff with a role, set a new password.
CREATE TABLE staff_links (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('first', 'invite', 'reset')),
  email text,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'content', 'warehouse')),
  token_digest bytea NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  used_at timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX staff_links_token ON staff_links (token_digest);
--> statement-breakpoint
CREATE TABLE staff_backup_codes (
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  digest bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (staff_id, digest)
);
