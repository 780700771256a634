-- Addresses of a former site, or of pages that are gone, and the pages of the shop to which they lead. Only an address that has no page is
-- looked up.
CREATE TABLE address_redirects (
  address text PRIMARY KEY,
  target text NOT NULL,
  changed_at timestamptz NOT NULL,
  staff_id integer
);
CREATE INDEX address_redirects_newest ON address_redirects (changed_at, address);
