-- How many pieces of a product were ordered lately. A job writes it; lists by popularity read it.
CREATE TABLE product_popularity (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  pieces integer NOT NULL CHECK (pieces > 0)
);
