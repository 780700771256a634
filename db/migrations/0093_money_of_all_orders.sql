-- The office finds the money of all orders by time, and a member says what is dealt with.
-- Orders are locked first, as in a transaction that places or pays one: in another order both would wait for each other.
CREATE INDEX orders_overpaid ON orders (id) WHERE charged_kopecks - refunded_kopecks > CASE
  WHEN status_order = 'cancelled' THEN 0
  WHEN counts_charges THEN total_kopecks + charges_kopecks - discount_kopecks
  ELSE total_kopecks END;
--> statement-breakpoint
ALTER TABLE payments
  -- When the provider answered last.
  ADD COLUMN answered_at timestamptz,
  -- Which troubles a member has dealt with: the same ones are not told again.
  ADD COLUMN settled text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- When a member has dealt with a refund that was refused, undone or not found out.
ALTER TABLE refunds ADD COLUMN settled_at timestamptz;
--> statement-breakpoint
CREATE INDEX payments_made ON payments (created_at);
--> statement-breakpoint
CREATE INDEX payments_troubled ON payments (trouble_at) WHERE trouble IS NOT NULL;
--> statement-breakpoint
CREATE INDEX refunds_made ON refunds (created_at);
--> statement-breakpoint
CREATE INDEX refunds_order ON refunds (order_id, created_at);
--> statement-breakpoint
CREATE INDEX refunds_unsettled ON refunds (created_at) WHERE settled_at IS NULL AND (trouble_at IS NOT NULL OR state IN ('refused', 'undone'));
--> statement-breakpoint
CREATE INDEX payment_events_refunds ON payment_events (happened_at) WHERE kind = 'refund' AND result = 'succeeded';
--> statement-breakpoint
CREATE TRIGGER payments_tell AFTER UPDATE OF state, trouble, settled ON payments FOR EACH ROW
  WHEN ((NEW.state, NEW.trouble, NEW.settled) IS DISTINCT FROM (OLD.state, OLD.trouble, OLD.settled))
  EXECUTE FUNCTION tell_office('orders', 'order_id');
--> statement-breakpoint
CREATE TRIGGER refunds_tell AFTER UPDATE OF state, trouble_at, settled_at ON refunds FOR EACH ROW
  WHEN ((NEW.state, NEW.trouble_at, NEW.settled_at) IS DISTINCT FROM (OLD.state, OLD.trouble_at, OLD.settled_at))
  EXECUTE FUNCTION tell_office('orders', 'order_id');
