-- SHA-256 of the mailbox and of the network of a guest's order that took goods from stock: open unpaid orders of either count together.
-- NULL: a customer with a proved e-mail, an order that took nothing, or an order of an earlier version.
ALTER TABLE orders
  ADD COLUMN guest_mailbox bytea,
  ADD COLUMN guest_network bytea;
--> statement-breakpoint
CREATE INDEX orders_guest_mailbox ON orders (guest_mailbox, created_at)
  WHERE status_order = 'new' AND payment_status = 'waiting_for_payment' AND guest_mailbox IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_guest_network ON orders (guest_network, created_at)
  WHERE status_order = 'new' AND payment_status = 'waiting_for_payment' AND guest_network IS NOT NULL;
