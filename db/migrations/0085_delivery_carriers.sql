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
