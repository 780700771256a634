-- The orders that are not paid for in whole, which the office counts and lists.
CREATE INDEX orders_owed ON orders (created_at, id) WHERE payment_status IN ('waiting_for_payment', 'partially_paid');
