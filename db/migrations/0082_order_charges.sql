-- contract: the new constraint allows all that the old one allows
-- What an order costs beside its goods. A change ends a charge and adds another one: what was said stays readable.
ALTER TABLE orders
  ADD COLUMN charges_kopecks bigint NOT NULL DEFAULT 0,
  ADD COLUMN discount_kopecks bigint NOT NULL DEFAULT 0,
  -- Whether the total and the prepayment of the order are those of goods with charges. Orders of before count goods alone.
  ADD COLUMN counts_charges boolean NOT NULL DEFAULT false,
  -- The first payment of an order with charges is of all that is payable, and stays when a part was paid.
  DROP CONSTRAINT orders_check,
  ADD CONSTRAINT orders_check CHECK (
    CASE WHEN counts_charges THEN amount_due_kopecks >= 0
    ELSE amount_due_kopecks = CASE payment_type WHEN 'full' THEN total_kopecks ELSE (total_kopecks + 1) / 2 END END
  );
--> statement-breakpoint
CREATE TABLE order_charges (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('delivery', 'lift', 'carrying', 'assembly', 'slot')),
  title text NOT NULL,
  amount_kopecks bigint NOT NULL CHECK (amount_kopecks >= 0),
  reason text NOT NULL DEFAULT '',
  -- `before`: the column of the version before.
  set_by text NOT NULL CHECK (set_by IN ('staff', 'terminal', 'system', 'demo', 'before')),
  staff_id integer,
  set_at timestamptz NOT NULL,
  ended_at timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX order_charges_now ON order_charges (order_id, kind) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX order_charges_order ON order_charges (order_id, id);
--> statement-breakpoint
INSERT INTO order_charges (order_id, kind, title, amount_kopecks, set_by, set_at)
SELECT id, 'delivery', 'Доставка', delivery_cost_kopecks, 'before', created_at
FROM orders WHERE delivery_cost_kopecks IS NOT NULL ORDER BY id;
--> statement-breakpoint
UPDATE orders SET charges_kopecks = delivery_cost_kopecks WHERE delivery_cost_kopecks IS NOT NULL;
--> statement-breakpoint
-- The sums of an order follow its charges. The price of delivery is that of delivery and slot; null while nothing is said of either.
CREATE FUNCTION sum_order_charges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET
    charges_kopecks = coalesce(of_charges.whole, 0),
    delivery_cost_kopecks = of_charges.delivery
  FROM (
    SELECT sum(amount_kopecks) AS whole, sum(amount_kopecks) FILTER (WHERE kind IN ('delivery', 'slot')) AS delivery
    FROM order_charges WHERE order_id = NEW.order_id AND ended_at IS NULL
  ) AS of_charges
  WHERE orders.id = NEW.order_id
    AND (charges_kopecks, delivery_cost_kopecks) IS DISTINCT FROM (coalesce(of_charges.whole, 0), of_charges.delivery);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_charges_sum AFTER INSERT OR UPDATE ON order_charges FOR EACH ROW EXECUTE FUNCTION sum_order_charges();
--> statement-breakpoint
-- The version before writes the price of delivery into the order: it becomes a charge.
CREATE FUNCTION charge_of_delivery_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_charges SET ended_at = now()
  WHERE order_id = NEW.id AND kind IN ('delivery', 'slot') AND ended_at IS NULL;
  IF NEW.delivery_cost_kopecks IS NOT NULL THEN
    INSERT INTO order_charges (order_id, kind, title, amount_kopecks, set_by, set_at)
    VALUES (NEW.id, 'delivery', 'Доставка', NEW.delivery_cost_kopecks, 'before', now());
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_delivery_cost AFTER UPDATE OF delivery_cost_kopecks ON orders FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND NEW.delivery_cost_kopecks IS DISTINCT FROM OLD.delivery_cost_kopecks)
  EXECUTE FUNCTION charge_of_delivery_cost();
