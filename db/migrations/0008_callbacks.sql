CREATE TABLE callback_requests (
  id uuid PRIMARY KEY,
  -- +7XXXXXXXXXX where it is a Russian number, otherwise as typed.
  phone text NOT NULL CHECK (phone <> ''),
  email text,
  telegram text,
  policy_version text NOT NULL,
  consent_at timestamptz NOT NULL,
  consent_ip inet,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX callback_requests_created ON callback_requests (created_at);
