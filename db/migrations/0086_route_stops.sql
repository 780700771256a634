-- Where an order stands on the route sheet of a day, and who drives it where that is not the crew of its booked hours.
CREATE TABLE route_stops (
  order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  -- A place of another day than that of the order's plan does not count.
  day date NOT NULL,
  crew text,
  position integer NOT NULL
);
