LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- Of a refund: whether it is known by how much less the order costs since. What is there already does not say.
ALTER TABLE payment_events ADD COLUMN knows_lowered boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE payment_events ALTER COLUMN knows_lowered SET DEFAULT true;
