-- What a member has typed and not saved, for the page that shows it as a shopper would see it: one page and one home page of each member, for an hour.
CREATE TABLE content_previews (
  staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('page', 'home')),
  -- SHA-256 of the token in the address.
  token_hash text NOT NULL UNIQUE,
  body jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, kind)
);
