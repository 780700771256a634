-- Money of an order is told by events that are only ever added. Sums and payment_status are what they add up to.
ALTER TABLE orders
  -- Of all events that count. Triggers keep both.
  ADD COLUMN charged_kopecks bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded_kopecks bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
-- What takes payments for the shop. The secret is sealed by a key that does not lie in the database.
CREATE TABLE payment_providers (
  name text PRIMARY KEY CHECK (name IN ('yookassa', 'tbank')),
  -- The id of the shop, or the key of the terminal: what customers and notices may see.
  account text NOT NULL,
  keys bytea NOT NULL,
  -- Payments are tried out and move no money.
  is_test boolean NOT NULL,
  -- Customers are led to it.
  is_on boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by integer
);
--> statement-breakpoint
CREATE TABLE payments (
  -- The provider knows the payment by it.
  id uuid PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('prepayment', 'balance', 'full', 'part', 'extra')),
  -- `hand`: noted by the staff. `play`: of a demo.
  provider text NOT NULL CHECK (provider IN ('hand', 'yookassa', 'tbank', 'play')),
  method text,
  amount_kopecks bigint NOT NULL CHECK (amount_kopecks > 0),
  test boolean NOT NULL DEFAULT false,
  made_by text NOT NULL CHECK (made_by IN ('customer', 'staff', 'terminal', 'demo', 'before')),
  staff_id integer,
  -- Of the paper that the staff have noted, and what they wrote beside it.
  document text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  -- Where it stands with its provider; what money came of it the events say. `created`: nothing is known of the provider's answer.
  state text NOT NULL DEFAULT 'succeeded' CHECK (state IN ('created', 'pending', 'authorised', 'succeeded', 'cancelled', 'failed')),
  reference text,
  pay_url text,
  expires_at timestamptz,
  -- Until when the provider may take to decide, as it says: a loan takes days.
  pending_until timestamptz,
  decline text,
  -- When the provider was asked last, and since when it says what is not understood.
  asked_at timestamptz,
  unknown_since timestamptz,
  -- What a person has to look at: the provider and the shop say different things.
  trouble text,
  trouble_at timestamptz,
  UNIQUE (id, order_id)
);
--> statement-breakpoint
CREATE INDEX payments_order ON payments (order_id, created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX payments_reference ON payments (provider, reference) WHERE reference IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payments_open ON payments (asked_at, id) WHERE state IN ('created', 'pending', 'authorised');
--> statement-breakpoint
CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL,
  order_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('authorisation', 'charge', 'cancel', 'refund')),
  result text NOT NULL CHECK (result IN ('requested', 'succeeded', 'failed')),
  amount_kopecks bigint NOT NULL CHECK (amount_kopecks > 0),
  provider text NOT NULL,
  -- What the provider calls it; where it has no name of its own, ours.
  reference text NOT NULL,
  test boolean NOT NULL DEFAULT false,
  source text NOT NULL CHECK (source IN ('notice', 'return', 'poll', 'customer', 'staff', 'terminal', 'demo', 'before')),
  staff_id integer,
  note text NOT NULL DEFAULT '',
  happened_at timestamptz NOT NULL,
  CONSTRAINT payment_events_once UNIQUE (provider, reference, kind, result),
  FOREIGN KEY (payment_id, order_id) REFERENCES payments (id, order_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX payment_events_order ON payment_events (order_id, id);
--> statement-breakpoint
CREATE INDEX payment_events_payment ON payment_events (payment_id, id);
--> statement-breakpoint
CREATE INDEX payment_events_test ON payment_events (order_id) WHERE test;
--> statement-breakpoint
-- Money that the shop asks a provider to give back.
CREATE TABLE refunds (
  -- The provider knows the refund by it.
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL,
  order_id integer NOT NULL,
  amount_kopecks bigint NOT NULL CHECK (amount_kopecks > 0),
  reason text NOT NULL,
  -- `created`: nothing is known of the provider's answer. `undone`: a bank has taken it back without a word.
  state text NOT NULL CHECK (state IN ('created', 'pending', 'succeeded', 'refused', 'undone')),
  reference text,
  refusal text,
  staff_id integer,
  created_at timestamptz NOT NULL,
  asked_at timestamptz,
  -- A person has to look: whether it was done cannot be found out.
  trouble_at timestamptz,
  FOREIGN KEY (payment_id, order_id) REFERENCES payments (id, order_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX refunds_payment ON refunds (payment_id);
--> statement-breakpoint
CREATE INDEX refunds_followed ON refunds (asked_at, id) WHERE state IN ('created', 'pending', 'succeeded');
--> statement-breakpoint
-- What providers have sent, without what belongs to a card. `payment_id`: null for a payment that the shop does not know.
CREATE TABLE provider_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('yookassa', 'tbank')),
  payment_id uuid REFERENCES payments (id) ON DELETE SET NULL,
  verdict text NOT NULL CHECK (verdict IN ('signed', 'unsigned', 'wrong signature', 'another account', 'unreadable')),
  body text NOT NULL,
  received_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX provider_messages_received ON provider_messages (received_at);
--> statement-breakpoint
-- Messages about payments that the shop does not know, by day: a few of them are kept whole, all are counted.
CREATE TABLE unknown_provider_messages (
  day date NOT NULL,
  provider text NOT NULL CHECK (provider IN ('yookassa', 'tbank')),
  messages integer NOT NULL,
  PRIMARY KEY (day, provider)
);
--> statement-breakpoint
CREATE FUNCTION payable_of(one orders) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN one.counts_charges THEN one.total_kopecks + one.charges_kopecks - one.discount_kopecks ELSE one.total_kopecks END
$$;
--> statement-breakpoint
-- The public status of a payment. Nothing to pay counts as paid.
CREATE FUNCTION payment_status_of(one orders) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN one.status_order = 'cancelled' AND one.charged_kopecks = 0 THEN 'cancelled'
    WHEN payable_of(one) <= 0 THEN 'paid'
    WHEN one.charged_kopecks = 0 THEN 'waiting_for_payment'
    WHEN one.charged_kopecks <= one.refunded_kopecks THEN 'refunded'
    WHEN one.charged_kopecks - one.refunded_kopecks < payable_of(one) THEN 'partially_paid'
    ELSE 'paid' END
$$;
--> statement-breakpoint
-- What came and went by each payment of an order, in whatever order its events came.
--  A charge counts unless the staff have taken back what they noted by hand.
--  A refund counts unless it failed: a bank may undo one that it has told.
--  A test counts while the shop takes no money.
CREATE FUNCTION sums_of_payments(of_order integer) RETURNS TABLE (payment_id uuid, charged bigint, refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT event.payment_id,
    coalesce(sum(amount_kopecks) FILTER (WHERE kind = 'charge' AND NOT (provider = 'hand' AND EXISTS (
      SELECT FROM payment_events back
      WHERE back.payment_id = event.payment_id AND back.kind = 'cancel' AND back.result = 'succeeded'
    ))), 0)::bigint,
    coalesce(sum(amount_kopecks) FILTER (WHERE kind = 'refund' AND NOT EXISTS (
      SELECT FROM payment_events failed
      WHERE failed.provider = event.provider AND failed.reference = event.reference AND failed.kind = 'refund' AND failed.result = 'failed'
    )), 0)::bigint
  FROM payment_events event
  WHERE order_id = of_order AND result = 'succeeded' AND NOT (test AND EXISTS (
    SELECT FROM payment_providers WHERE is_on AND (event.provider = 'play' OR NOT is_test)
  ))
  GROUP BY event.payment_id
$$;
--> statement-breakpoint
CREATE FUNCTION sum_payments(of_order integer, OUT charged bigint, OUT refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(one.charged), 0)::bigint, coalesce(sum(one.refunded), 0)::bigint FROM sums_of_payments(of_order) one
$$;
--> statement-breakpoint
-- What was set by hand before there was a ledger: of a part paid only its name was known, so it is the first payment.
INSERT INTO payments (id, order_id, purpose, provider, amount_kopecks, made_by, created_at)
SELECT gen_random_uuid(), one.id,
  CASE WHEN payment_status = 'partially_paid' THEN 'prepayment' ELSE 'full' END,
  'hand',
  CASE
    WHEN payment_status <> 'partially_paid' THEN payable_of(one)
    WHEN amount_due_kopecks BETWEEN 1 AND payable_of(one) - 1 THEN amount_due_kopecks
    ELSE (payable_of(one) + 1) / 2 END,
  'before',
  coalesce((
    SELECT min(happened_at) FROM order_events told
    WHERE told.order_id = one.id AND told.payment_status = one.payment_status AND told.undone_at IS NULL
  ), one.created_at)
FROM orders one
WHERE payment_status IN ('partially_paid', 'paid', 'refunded') AND payable_of(one) > 0;
--> statement-breakpoint
INSERT INTO payment_events (payment_id, order_id, kind, result, amount_kopecks, provider, reference, source, happened_at)
SELECT payment.id, order_id, kind, 'succeeded', amount_kopecks, provider, payment.id::text, 'before', payment.created_at
FROM payments payment
  JOIN orders one ON one.id = payment.order_id
  JOIN (VALUES ('charge'), ('refund')) AS kinds (kind) ON kind = 'charge' OR one.payment_status = 'refunded'
ORDER BY order_id, kind;
--> statement-breakpoint
UPDATE orders SET (charged_kopecks, refunded_kopecks) = (SELECT charged, refunded FROM sum_payments(orders.id))
WHERE id IN (SELECT order_id FROM payments);
--> statement-breakpoint
CREATE FUNCTION refuse_changed_payment_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- They go with their order and never before it.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'events of payments are only ever added' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_events_kept BEFORE UPDATE OR DELETE ON payment_events FOR EACH ROW EXECUTE FUNCTION refuse_changed_payment_events();
--> statement-breakpoint
CREATE FUNCTION fold_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET charged_kopecks = charged, refunded_kopecks = refunded
  FROM (SELECT DISTINCT order_id FROM added) AS told CROSS JOIN LATERAL sum_payments(told.order_id)
  WHERE orders.id = told.order_id AND (charged_kopecks, refunded_kopecks) IS DISTINCT FROM (charged, refunded);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_events_fold AFTER INSERT ON payment_events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fold_payments();
--> statement-breakpoint
-- Whether tests count is told by the providers.
CREATE FUNCTION fold_tests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET charged_kopecks = charged, refunded_kopecks = refunded
  FROM (SELECT DISTINCT order_id FROM payment_events WHERE test) AS told CROSS JOIN LATERAL sum_payments(told.order_id)
  WHERE orders.id = told.order_id AND (charged_kopecks, refunded_kopecks) IS DISTINCT FROM (charged, refunded);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_providers_fold AFTER INSERT OR UPDATE OR DELETE ON payment_providers
  FOR EACH STATEMENT EXECUTE FUNCTION fold_tests();
--> statement-breakpoint
-- The status follows the sums. Sums that are not those of the events are refused; a status that is written becomes events (below).
CREATE FUNCTION begin_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.charged_kopecks, NEW.refunded_kopecks) <> (0, 0) THEN
    RAISE EXCEPTION 'the money of an order is what its events add up to' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.payment_status = 'waiting_for_payment' THEN
    NEW.payment_status := payment_status_of(NEW);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_placed_payment BEFORE INSERT ON orders FOR EACH ROW
  WHEN (NEW.discount_kopecks > 0 OR NEW.status_order = 'cancelled' OR NEW.charged_kopecks <> 0 OR NEW.refunded_kopecks <> 0)
  EXECUTE FUNCTION begin_payment_status();
--> statement-breakpoint
CREATE FUNCTION keep_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums record;
BEGIN
  IF (NEW.charged_kopecks, NEW.refunded_kopecks) IS DISTINCT FROM (OLD.charged_kopecks, OLD.refunded_kopecks) THEN
    SELECT * INTO sums FROM sum_payments(NEW.id);
    IF (NEW.charged_kopecks, NEW.refunded_kopecks) IS DISTINCT FROM (sums.charged, sums.refunded) THEN
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
CREATE TRIGGER orders_changed_payment BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (
    (NEW.status_order, NEW.payment_status, NEW.total_kopecks, NEW.charges_kopecks, NEW.discount_kopecks, NEW.counts_charges, NEW.charged_kopecks, NEW.refunded_kopecks)
    IS DISTINCT FROM
    (OLD.status_order, OLD.payment_status, OLD.total_kopecks, OLD.charges_kopecks, OLD.discount_kopecks, OLD.counts_charges, OLD.charged_kopecks, OLD.refunded_kopecks)
  )
  EXECUTE FUNCTION keep_payment_status();
--> statement-breakpoint
-- Adds money that came or went by hand. Who says so stands in the setting `shop.payment`; the version before says nothing there.
CREATE FUNCTION note_by_hand(of_order integer, of_kind text, amount bigint, of_purpose text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  told jsonb := coalesce(nullif(current_setting('shop.payment', true), '')::jsonb, '{}');
  of_payment uuid := gen_random_uuid();
  source text := coalesce(told ->> 'source', 'before');
  at timestamptz := coalesce((told ->> 'at')::timestamptz, now());
BEGIN
  IF of_kind = 'charge' THEN
    INSERT INTO payments (id, order_id, purpose, provider, amount_kopecks, made_by, staff_id, created_at)
    VALUES (of_payment, of_order, of_purpose, 'hand', amount, source, (told ->> 'staff')::integer, at);
    INSERT INTO payment_events (payment_id, order_id, kind, result, amount_kopecks, provider, reference, source, staff_id, happened_at)
    VALUES (of_payment, of_order, 'charge', 'succeeded', amount, 'hand', of_payment::text, source, (told ->> 'staff')::integer, at);
  ELSE
    -- Each payment gives back what is left of it.
    INSERT INTO payment_events (payment_id, order_id, kind, result, amount_kopecks, provider, reference, source, staff_id, happened_at)
    SELECT left_of.payment_id, of_order, 'refund', 'succeeded', left_of.amount, 'hand', gen_random_uuid()::text, source, (told ->> 'staff')::integer, at
    FROM (SELECT payment_id, charged - refunded AS amount FROM sums_of_payments(of_order)) AS left_of
    WHERE left_of.amount > 0;
  END IF;
END
$$;
--> statement-breakpoint
-- What was noted by hand and stands.
CREATE FUNCTION noted_by_hand(of_order integer) RETURNS SETOF payment_events LANGUAGE sql STABLE AS $$
  SELECT * FROM payment_events noted
  WHERE order_id = of_order AND provider = 'hand' AND result = 'succeeded' AND kind IN ('charge', 'refund') AND NOT EXISTS (
    SELECT FROM payment_events back
    WHERE back.payment_id = noted.payment_id AND CASE noted.kind
      WHEN 'charge' THEN back.kind = 'cancel' AND back.result = 'succeeded'
      ELSE back.kind = 'refund' AND back.result = 'failed' AND back.reference = noted.reference END
  )
$$;
--> statement-breakpoint
-- Takes back what was noted last, of all payments that were noted with it; false where nothing is left to be taken back.
CREATE FUNCTION take_back_by_hand(of_order integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  told jsonb := coalesce(nullif(current_setting('shop.payment', true), '')::jsonb, '{}');
BEGIN
  INSERT INTO payment_events (payment_id, order_id, kind, result, amount_kopecks, provider, reference, source, staff_id, happened_at)
  SELECT noted.payment_id, of_order,
    CASE noted.kind WHEN 'charge' THEN 'cancel' ELSE 'refund' END,
    CASE noted.kind WHEN 'charge' THEN 'succeeded' ELSE 'failed' END,
    noted.amount_kopecks, 'hand', noted.reference, coalesce(told ->> 'source', 'before'), (told ->> 'staff')::integer, coalesce((told ->> 'at')::timestamptz, now())
  FROM noted_by_hand(of_order) noted
    JOIN (SELECT kind, happened_at FROM noted_by_hand(of_order) ORDER BY id DESC LIMIT 1) AS last USING (kind, happened_at);
  RETURN FOUND;
END
$$;
--> statement-breakpoint
-- A status that is written and that the sums do not tell becomes the events that tell it, or is refused.
CREATE FUNCTION events_of_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := NEW.payment_status;
  payable bigint := payable_of(NEW);
  paid bigint := NEW.charged_kopecks - NEW.refunded_kopecks;
  one orders;
BEGIN
  IF wanted = 'refunded' THEN
    IF paid <= 0 THEN
      PERFORM note_by_hand(NEW.id, 'charge', payable, 'full');
    END IF;
    PERFORM note_by_hand(NEW.id, 'refund', NULL, NULL);
  ELSIF wanted = 'paid' AND (paid > 0 OR NEW.charged_kopecks = 0) THEN
    PERFORM note_by_hand(NEW.id, 'charge', payable - paid, CASE WHEN paid > 0 THEN 'balance' ELSE 'full' END);
  ELSIF wanted = 'partially_paid' AND NEW.charged_kopecks = 0 THEN
    PERFORM note_by_hand(NEW.id, 'charge', CASE
      WHEN NEW.amount_due_kopecks BETWEEN 1 AND payable - 1 THEN NEW.amount_due_kopecks
      ELSE (payable + 1) / 2 END, 'prepayment');
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
--> statement-breakpoint
CREATE TRIGGER orders_written_payment AFTER INSERT OR UPDATE ON orders FOR EACH ROW
  WHEN (NEW.payment_status <> payment_status_of(NEW)) EXECUTE FUNCTION events_of_payment_status();
