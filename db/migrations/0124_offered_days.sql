-- The days that an order would be promised for by an offer; null: they stay.
ALTER TABLE order_offers ADD COLUMN days jsonb;
