-- An order is placed as quickly as before there was a ledger.
-- One index finds the unpaid orders of both terms.
DROP INDEX orders_unpaid;
--> statement-breakpoint
DROP INDEX orders_awaiting_money;
--> statement-breakpoint
CREATE INDEX orders_unpaid ON orders (created_at) WHERE status_order IN ('new', 'confirmed') AND payment_status = 'waiting_for_payment';
--> statement-breakpoint
-- The columns of an index whose condition names the sums are written anew with each change of a sum, and all other indexes with them.
DROP INDEX orders_overpaid;
--> statement-breakpoint
ALTER TABLE orders ADD COLUMN is_overpaid boolean NOT NULL GENERATED ALWAYS AS (charged_kopecks - refunded_kopecks > CASE
  WHEN status_order = 'cancelled' THEN 0
  WHEN counts_charges THEN total_kopecks + charges_kopecks - discount_kopecks
  ELSE total_kopecks END) STORED;
--> statement-breakpoint
CREATE INDEX orders_overpaid ON orders (id) WHERE is_overpaid;
--> statement-breakpoint
-- Most orders wait for payment when they are placed, which needs no look at their sums.
DROP TRIGGER orders_placed_payment ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_placed_payment BEFORE INSERT ON orders FOR EACH ROW
  WHEN (NEW.total_kopecks = 0 OR NEW.discount_kopecks > 0 OR NEW.status_order = 'cancelled' OR NEW.charged_kopecks <> 0 OR NEW.refunded_kopecks <> 0)
  EXECUTE FUNCTION begin_payment_status();
--> statement-breakpoint
DROP TRIGGER orders_written_payment ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_written_payment AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.payment_status <> 'waiting_for_payment' AND NEW.payment_status <> payment_status_of(NEW))
  EXECUTE FUNCTION events_of_payment_status();
