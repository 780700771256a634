-- The logo of the shop. `file` is the hash of the content and its kind: 0123456789abcdef0123456789abcdef.svg
CREATE TABLE logos (
  file text PRIMARY KEY,
  content bytea NOT NULL
);
