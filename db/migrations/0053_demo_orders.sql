-- Orders and requests for a call that came with the demo catalogue, to try the office on: they hold no stock, count for nothing, are written
-- to nobody, and can be removed at once.
ALTER TABLE orders ADD COLUMN demo boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX orders_demo ON orders (id) WHERE demo;
--> statement-breakpoint
ALTER TABLE callback_requests ADD COLUMN demo boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX callback_requests_demo ON callback_requests (id) WHERE demo;
--> statement-breakpoint
-- Null: a call of the demo, which no member of the staff has made.
ALTER TABLE callback_calls ALTER COLUMN staff_id DROP NOT NULL;
