-- Passkeys of the staff. One signs in without password and code.
-- Names the member to the authenticator, which shows it again with each signature (the user handle of WebAuthn).
ALTER TABLE staff ADD COLUMN passkey_user uuid NOT NULL DEFAULT gen_random_uuid();
--> statement-breakpoint
CREATE TABLE staff_passkeys (
  id uuid PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX staff_passkeys_credential ON staff_passkeys (credential_id);
--> statement-breakpoint
CREATE INDEX staff_passkeys_of_member ON staff_passkeys (staff_id);
--> statement-breakpoint
-- What a passkey has to sign. A session that adds one has one challenge at a time; without a session it is for a sign-in.
CREATE TABLE staff_challenges (
  digest bytea PRIMARY KEY,
  session_id uuid REFERENCES staff_sessions (id) ON DELETE CASCADE,
  ends_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX staff_challenges_of_session ON staff_challenges (session_id);
--> statement-breakpoint
CREATE INDEX staff_challenges_ends ON staff_challenges (ends_at);
