-- First what every new order locks first. It then reads payment_providers: locked the other way round, the two would wait for each other.
LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- Receipts of 54-ФЗ: what the till of a provider was asked to print for the shop, and what became of it.
ALTER TABLE payment_providers
  -- Which till prints the receipts of its payments: none, one of the shop that the provider leads to, or the provider's own.
  ADD COLUMN till text NOT NULL DEFAULT 'none' CHECK (till IN ('none', 'own', 'provider'));
--> statement-breakpoint
-- What the shop pays taxes by, from a day on. A receipt takes what is valid at its own moment.
CREATE TABLE tax_terms (
  valid_from date PRIMARY KEY,
  tax_system text NOT NULL CHECK (tax_system IN ('osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent')),
  goods_rate text NOT NULL CHECK (goods_rate IN ('none', '0', '5', '7', '10', '20', '22')),
  services_rate text NOT NULL CHECK (services_rate IN ('none', '0', '5', '7', '10', '20', '22')),
  -- Whether the receipt at handover has the calculated rate («5/105») in place of the plain one.
  closes_calculated boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  staff_id integer
);
--> statement-breakpoint
-- Whether the till of the provider that customers are led to knows receipts of whole orders alone.
CREATE FUNCTION takes_whole_only() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payment_providers WHERE is_on AND till = 'provider')
$$;
--> statement-breakpoint
CREATE TABLE receipts (
  -- Of the shop, in the database before the till is asked.
  id uuid PRIMARY KEY,
  -- In which order they were made.
  place bigint GENERATED ALWAYS AS IDENTITY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  payment_id uuid NOT NULL,
  -- Of a refund by a provider.
  refund_id uuid REFERENCES refunds (id) ON DELETE CASCADE,
  -- `closing`: at the handover, of all that was paid before.
  kind text NOT NULL CHECK (kind IN ('payment', 'closing', 'refund')),
  provider text NOT NULL CHECK (provider IN ('hand', 'yookassa', 'tbank')),
  amount_kopecks bigint NOT NULL CHECK (amount_kopecks > 0),
  -- Lines of the receipt, and how it was settled.
  items jsonb NOT NULL,
  settlements jsonb NOT NULL,
  tax_system text NOT NULL,
  email text NOT NULL,
  phone text,
  test boolean NOT NULL,
  -- `planned`: goes with a payment or a refund that has not succeeded. `due`: to be sent by itself. `outside`: by the till of the shop.
  state text NOT NULL CHECK (state IN ('planned', 'due', 'sent', 'registered', 'failed', 'by_hand', 'outside', 'void')),
  -- Of the call that sends it: stored before the call, another one for each try that the till has refused.
  key uuid NOT NULL,
  reference text,
  failure text,
  -- What the till tells, or the staff note.
  fiscal_storage text,
  fiscal_document text,
  fiscal_sign text,
  link text,
  registered_at timestamptz,
  created_at timestamptz NOT NULL,
  -- Since when it is to be registered.
  due_at timestamptz,
  asked_at timestamptz,
  -- Of a payment: the receipt at the handover that stands for it too.
  closed_by uuid,
  -- Which member has noted or repeated it.
  staff_id integer,
  FOREIGN KEY (payment_id, order_id) REFERENCES payments (id, order_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX receipts_order ON receipts (order_id, place);
--> statement-breakpoint
-- One receipt for each payment, handover and refund, however often it is asked for.
CREATE UNIQUE INDEX receipts_once ON receipts (payment_id, kind) WHERE kind <> 'refund';
--> statement-breakpoint
CREATE UNIQUE INDEX receipts_refund ON receipts (refund_id) WHERE refund_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX receipts_open ON receipts (asked_at, place) WHERE state IN ('due', 'sent');
--> statement-breakpoint
CREATE INDEX receipts_unclosed ON receipts (order_id) WHERE kind = 'payment' AND closed_by IS NULL AND provider <> 'hand';
--> statement-breakpoint
CREATE INDEX receipts_failed ON receipts (due_at) WHERE state = 'failed';
--> statement-breakpoint
CREATE INDEX receipts_registered ON receipts (registered_at) WHERE state IN ('registered', 'by_hand');
--> statement-breakpoint
-- What became of a receipt, only ever added to.
CREATE TABLE receipt_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  receipt_id uuid NOT NULL REFERENCES receipts (id) ON DELETE CASCADE,
  state text NOT NULL,
  key uuid NOT NULL,
  failure text,
  staff_id integer,
  happened_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX receipt_events_receipt ON receipt_events (receipt_id, id);
--> statement-breakpoint
CREATE FUNCTION add_receipt_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO receipt_events (receipt_id, state, key, failure, staff_id, happened_at)
  VALUES (NEW.id, NEW.state, NEW.key, NEW.failure, NEW.staff_id, now());
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER receipts_begun AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION add_receipt_event();
--> statement-breakpoint
CREATE TRIGGER receipts_changed AFTER UPDATE OF state, key ON receipts FOR EACH ROW
  WHEN ((NEW.state, NEW.key) IS DISTINCT FROM (OLD.state, OLD.key))
  EXECUTE FUNCTION add_receipt_event();
--> statement-breakpoint
CREATE TRIGGER receipts_tell AFTER INSERT OR UPDATE OF state, link, fiscal_document ON receipts FOR EACH ROW
  EXECUTE FUNCTION tell_office('orders', 'order_id');
--> statement-breakpoint
CREATE FUNCTION refuse_changed_receipt_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- They go with their receipt and never before it.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM receipts WHERE id = OLD.receipt_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'events of receipts are only ever added' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER receipt_events_kept BEFORE UPDATE OR DELETE ON receipt_events FOR EACH ROW EXECUTE FUNCTION refuse_changed_receipt_events();
