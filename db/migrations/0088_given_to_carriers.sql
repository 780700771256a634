-- Where packages are handed over: the address at which a courier fetches them, or the code of the carrier's point. Empty: not said, so that no
-- order can be given to the carrier.
ALTER TABLE delivery_carriers ADD COLUMN handed_over_at text NOT NULL DEFAULT '';
--> statement-breakpoint
-- When the staff have dealt with a shipment that the carrier refused, brought back or removed.
ALTER TABLE shipments ADD COLUMN settled_at timestamptz;
--> statement-breakpoint
CREATE INDEX shipments_stopped ON shipments (order_id) WHERE state IN ('refused', 'returned', 'removed') AND settled_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER shipments_tell AFTER INSERT OR UPDATE ON shipments FOR EACH ROW EXECUTE FUNCTION tell_office('orders', 'order_id');
