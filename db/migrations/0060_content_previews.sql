-- What a member has typed and not saved, for the page that shows it as a shopper would see it: one page, one home page, one draft of the settings and one product of each member, for an hour.
CREATE TABLE content_previews (
  staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('page', 'home', 'shop', 'product')),
  -- SHA-256 of the token in the address.
  token_hash text NOT NULL UNIQUE,
  body jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, kind)
);
