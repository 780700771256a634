-- When the customer of an order has agreed to an offer whose goods were not there any more; null: never.
ALTER TABLE order_offers ADD COLUMN short_at timestamptz;
