-- When and in what parts customers pay online. One row; fields that are absent have their defaults.
CREATE TABLE paying_terms (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  terms jsonb NOT NULL DEFAULT '{}',
  -- Counts the changes.
  version integer NOT NULL DEFAULT 0,
  changed_at timestamptz,
  staff_id integer
);
--> statement-breakpoint
INSERT INTO paying_terms DEFAULT VALUES;
--> statement-breakpoint
-- The checkout tells them.
CREATE TRIGGER paying_terms_told AFTER UPDATE ON paying_terms FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE TRIGGER payment_providers_told AFTER INSERT OR UPDATE OR DELETE ON payment_providers FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
-- Whether customers are led to a payment provider.
CREATE FUNCTION takes_payments() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payment_providers WHERE is_on)
$$;
--> statement-breakpoint
ALTER TABLE orders
  -- Since when the goods are held, where they were taken anew after the term of paying.
  ADD COLUMN held_since timestamptz,
  -- The staff hold its goods whether it is paid or not.
  ADD COLUMN keeps_goods boolean NOT NULL DEFAULT false,
  -- When its goods went back on sale because it was not paid; null: they did not, or were taken anew.
  ADD COLUMN goods_freed_at timestamptz;
--> statement-breakpoint
CREATE INDEX orders_awaiting_money ON orders (id)
  WHERE status_order IN ('new', 'confirmed') AND payment_status = 'waiting_for_payment' AND goods_freed_at IS NULL AND NOT keeps_goods;
