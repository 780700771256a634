-- By how much less an order costs since money was given back for its goods: that is not asked for again. Triggers keep it, as the other sums.
ALTER TABLE orders ADD COLUMN lowered_kopecks bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
-- In place of is_overpaid, which the version before reads and which knows nothing of it.
ALTER TABLE orders ADD COLUMN has_too_much boolean NOT NULL GENERATED ALWAYS AS (charged_kopecks - refunded_kopecks > CASE
  WHEN status_order = 'cancelled' THEN 0
  WHEN counts_charges THEN total_kopecks + charges_kopecks - discount_kopecks - lowered_kopecks
  ELSE total_kopecks - lowered_kopecks END) STORED;
--> statement-breakpoint
DROP INDEX orders_overpaid;
--> statement-breakpoint
CREATE INDEX orders_overpaid ON orders (id) WHERE has_too_much;
--> statement-breakpoint
-- Of a refund: what of it the order costs less. The rest was paid too much, or the customer pays it again.
ALTER TABLE payment_events ADD COLUMN lowers_kopecks bigint NOT NULL DEFAULT 0 CHECK (lowers_kopecks BETWEEN 0 AND amount_kopecks);
--> statement-breakpoint
ALTER TABLE refunds ADD COLUMN lowers_kopecks bigint NOT NULL DEFAULT 0 CHECK (lowers_kopecks BETWEEN 0 AND amount_kopecks);
--> statement-breakpoint
-- The same sum by parts of the order.
CREATE TABLE refund_lines (
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- The id of a refund by a provider, or the reference of one by hand.
  refund uuid NOT NULL,
  -- `line 0` by position, `charge lift` by kind.
  part text NOT NULL,
  -- Pieces that came back; 0: the part only costs less.
  quantity integer NOT NULL CHECK (quantity >= 0),
  kopecks bigint NOT NULL CHECK (kopecks >= 0),
  PRIMARY KEY (refund, part)
);
--> statement-breakpoint
CREATE INDEX refund_lines_order ON refund_lines (order_id);
--> statement-breakpoint
-- In place of sums_of_payments and sum_payments. A refund that is told counts unless it failed: a bank may undo one that it has told. A test counts while the shop takes no money.
CREATE FUNCTION sums_by_payment(of_order integer) RETURNS TABLE (payment_id uuid, charged bigint, refunded bigint, lowered bigint) LANGUAGE sql STABLE AS $$
  SELECT told.payment_id,
    coalesce(sum(amount_kopecks) FILTER (WHERE kind = 'charge' AND NOT is_taken_back), 0)::bigint,
    coalesce(sum(amount_kopecks) FILTER (WHERE kind = 'refund' AND NOT has_failed), 0)::bigint,
    coalesce(sum(lowers_kopecks) FILTER (WHERE kind = 'refund' AND NOT has_failed), 0)::bigint
  FROM (
    SELECT event.*,
      kind = 'charge' AND provider = 'hand' AND EXISTS (
        SELECT FROM payment_events back
        WHERE back.payment_id = event.payment_id AND back.kind = 'cancel' AND back.result = 'succeeded'
      ) AS is_taken_back,
      kind = 'refund' AND EXISTS (
        SELECT FROM payment_events failed
        WHERE failed.provider = event.provider AND failed.reference = event.reference AND failed.kind = 'refund' AND failed.result = 'failed'
      ) AS has_failed
    FROM payment_events event
    WHERE order_id = of_order AND result = 'succeeded' AND NOT (test AND EXISTS (
      SELECT FROM payment_providers WHERE is_on AND (event.provider = 'play' OR NOT is_test)
    ))
  ) AS told
  GROUP BY told.payment_id
$$;
--> statement-breakpoint
CREATE FUNCTION add_up_payments(of_order integer, OUT charged bigint, OUT refunded bigint, OUT lowered bigint) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(one.charged), 0)::bigint, coalesce(sum(one.refunded), 0)::bigint, coalesce(sum(one.lowered), 0)::bigint
  FROM sums_by_payment(of_order) one
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fold_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET charged_kopecks = charged, refunded_kopecks = refunded, lowered_kopecks = lowered
  FROM (SELECT DISTINCT order_id FROM added) AS told CROSS JOIN LATERAL add_up_payments(told.order_id)
  WHERE orders.id = told.order_id AND (charged_kopecks, refunded_kopecks, lowered_kopecks) IS DISTINCT FROM (charged, refunded, lowered);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fold_tests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET charged_kopecks = charged, refunded_kopecks = refunded, lowered_kopecks = lowered
  FROM (SELECT DISTINCT order_id FROM payment_events WHERE test) AS told CROSS JOIN LATERAL add_up_payments(told.order_id)
  WHERE orders.id = told.order_id AND (charged_kopecks, refunded_kopecks, lowered_kopecks) IS DISTINCT FROM (charged, refunded, lowered);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION payment_status_of(one orders) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  payable bigint := CASE WHEN one.counts_charges THEN one.total_kopecks + one.charges_kopecks - one.discount_kopecks ELSE one.total_kopecks END;
BEGIN
  RETURN CASE
    WHEN one.status_order = 'cancelled' AND one.charged_kopecks = 0 THEN 'cancelled'
    WHEN payable <= 0 THEN 'paid'
    WHEN one.charged_kopecks = 0 THEN 'waiting_for_payment'
    WHEN one.charged_kopecks <= one.refunded_kopecks THEN 'refunded'
    WHEN one.charged_kopecks - one.refunded_kopecks < payable - one.lowered_kopecks THEN 'partially_paid'
    ELSE 'paid' END;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION begin_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.charged_kopecks, NEW.refunded_kopecks, NEW.lowered_kopecks) <> (0, 0, 0) THEN
    RAISE EXCEPTION 'the money of an order is what its events add up to' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.payment_status = 'waiting_for_payment' THEN
    NEW.payment_status := payment_status_of(NEW);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums record;
BEGIN
  IF (NEW.charged_kopecks, NEW.refunded_kopecks, NEW.lowered_kopecks) IS DISTINCT FROM (OLD.charged_kopecks, OLD.refunded_kopecks, OLD.lowered_kopecks) THEN
    SELECT * INTO sums FROM add_up_payments(NEW.id);
    IF (NEW.charged_kopecks, NEW.refunded_kopecks, NEW.lowered_kopecks) IS DISTINCT FROM (sums.charged, sums.refunded, sums.lowered) THEN
      RAISE EXCEPTION 'the money of an order is what its events add up to' USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  IF NEW.payment_status = OLD.payment_status THEN
    NEW.payment_status := payment_status_of(NEW);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TRIGGER orders_placed_payment ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_placed_payment BEFORE INSERT ON orders FOR EACH ROW
  WHEN (NEW.total_kopecks = 0 OR NEW.discount_kopecks > 0 OR NEW.status_order = 'cancelled' OR NEW.charged_kopecks <> 0 OR NEW.refunded_kopecks <> 0
    OR NEW.lowered_kopecks <> 0)
  EXECUTE FUNCTION begin_payment_status();
--> statement-breakpoint
DROP TRIGGER orders_changed_payment ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_changed_payment BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (
    (NEW.status_order, NEW.payment_status, NEW.total_kopecks, NEW.charges_kopecks, NEW.discount_kopecks, NEW.counts_charges,
      NEW.charged_kopecks, NEW.refunded_kopecks, NEW.lowered_kopecks)
    IS DISTINCT FROM
    (OLD.status_order, OLD.payment_status, OLD.total_kopecks, OLD.charges_kopecks, OLD.discount_kopecks, OLD.counts_charges,
      OLD.charged_kopecks, OLD.refunded_kopecks, OLD.lowered_kopecks)
  )
  EXECUTE FUNCTION keep_payment_status();
--> statement-breakpoint
-- What a status by hand makes paid is what the order still costs.
CREATE OR REPLACE FUNCTION events_of_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := NEW.payment_status;
  due bigint := payable_of(NEW) - NEW.lowered_kopecks;
  paid bigint := NEW.charged_kopecks - NEW.refunded_kopecks;
  one orders;
BEGIN
  IF wanted = 'refunded' THEN
    IF paid <= 0 THEN
      PERFORM note_by_hand(NEW.id, 'charge', due, 'full');
    END IF;
    PERFORM note_by_hand(NEW.id, 'refund', NULL, NULL);
  ELSIF wanted = 'paid' AND (paid > 0 OR NEW.charged_kopecks = 0) THEN
    PERFORM note_by_hand(NEW.id, 'charge', due - paid, CASE WHEN paid > 0 THEN 'balance' ELSE 'full' END);
  ELSIF wanted = 'partially_paid' AND NEW.charged_kopecks = 0 THEN
    PERFORM note_by_hand(NEW.id, 'charge', CASE
      WHEN NEW.amount_due_kopecks BETWEEN 1 AND due - 1 THEN NEW.amount_due_kopecks
      ELSE (due + 1) / 2 END, 'prepayment');
  ELSE
    LOOP
      EXIT WHEN NOT take_back_by_hand(NEW.id);
      SELECT * INTO one FROM orders WHERE id = NEW.id;
      EXIT WHEN payment_status_of(one) = wanted;
    END LOOP;
  END IF;
  SELECT * INTO one FROM orders WHERE id = NEW.id;
  IF payment_status_of(one) <> wanted THEN
    RAISE EXCEPTION 'no event of order % makes its payment %', NEW.id, wanted USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
