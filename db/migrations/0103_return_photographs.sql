-- Photographs by which a customer shows what is wrong with goods that come back. They lie in the database: they belong to one person, are
-- few, and go with their return and into every backup.
CREATE TABLE return_photographs (
  return_id integer NOT NULL REFERENCES returns ON DELETE CASCADE,
  -- In the order in which they were given. The database takes no sixth.
  position integer NOT NULL CHECK (position BETWEEN 1 AND 5),
  -- Made by the customer's browser: a photograph that is sent twice is kept once.
  id uuid NOT NULL,
  given_at timestamptz NOT NULL,
  -- Written anew by the shop, upright, without what a camera writes into it.
  jpeg bytea NOT NULL,
  PRIMARY KEY (return_id, position),
  UNIQUE (return_id, id)
);
--> statement-breakpoint
CREATE FUNCTION tell_office_of_photograph() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', json_build_object('topic', 'orders', 'id', orders.number)::text)
  FROM returns JOIN orders ON orders.id = returns.order_id WHERE returns.id = NEW.return_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER return_photographs_tell AFTER INSERT ON return_photographs FOR EACH ROW EXECUTE FUNCTION tell_office_of_photograph();
