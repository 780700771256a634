-- The first steps of a shop that the owner has put aside.
CREATE TABLE left_steps (
  step text PRIMARY KEY CHECK (step IN ('identity', 'look', 'goods', 'delivery', 'order'))
);
--> statement-breakpoint
-- A shop that has goods by now needs no steps: they are aside from the start.
INSERT INTO left_steps (step)
SELECT unnest(ARRAY['identity', 'look', 'goods', 'delivery', 'order']) WHERE EXISTS (SELECT FROM products);
