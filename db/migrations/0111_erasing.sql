-- contract: the new constraints of orders allow all that the old ones allow, and the version before writes none of what only they allow
-- When the person behind an order was erased: number, goods and sums stay.
ALTER TABLE orders
  ADD COLUMN erased_at timestamptz,
  DROP CONSTRAINT orders_email_check,
  DROP CONSTRAINT orders_phone_number_check,
  ADD CONSTRAINT orders_contacts_check CHECK (phone_number ~ '^\+7\d{10}$' OR erased_at IS NOT NULL) NOT VALID;
--> statement-breakpoint
-- What was done when a person was erased, without anything of the person.
CREATE TABLE erasures (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Null: the customer has done it in the cabinet.
  staff_id integer REFERENCES staff,
  reason text NOT NULL CHECK (reason IN ('asked', 'withdrawn', 'mistake', 'cabinet')),
  -- When the person has asked for it.
  asked_on date NOT NULL,
  -- The record of the person, which is gone where no order is kept.
  person_id integer,
  -- How many rows of what were removed or emptied, and what is kept.
  removed jsonb NOT NULL,
  kept jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX erasures_person ON erasures (person_id);
--> statement-breakpoint
-- In a transaction that erases a person, words may leave what is otherwise only added to. What happened, when and by whom never changes.
CREATE FUNCTION is_erasing() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('shop.erasing', true), '') = 'on'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasing() THEN
    IF to_jsonb(NEW) - 'changes' = to_jsonb(OLD) - 'changes' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_changed_payment_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- They go with their order and never before it.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND is_erasing() THEN
    IF to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'events of payments are only ever added' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- What the staff have done on an order, without their words: kinds, sums, days and states stay.
CREATE FUNCTION erased_work(work jsonb, said text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE work ->> 'kind'
    WHEN 'note' THEN work || jsonb_build_object('text', said)
    WHEN 'call' THEN work || '{"note": null}'
    WHEN 'tags' THEN work || '{"added": [], "removed": []}'
    WHEN 'plan' THEN jsonb_build_object('kind', 'plan', 'plan', (work -> 'plan') - 'visit_note' - 'deliver_hours')
    WHEN 'line' THEN work
    WHEN 'charge' THEN (work - 'agreed') || '{"reason": ""}'
    WHEN 'offer' THEN (work - 'agreed' - 'address') || jsonb_build_object(
      'changes', (SELECT coalesce(jsonb_agg(one || '{"reason": ""}'), '[]') FROM jsonb_array_elements(coalesce(work -> 'changes', '[]')) one)
    ) || CASE WHEN work ? 'lines' THEN jsonb_build_object(
      'lines', (SELECT coalesce(jsonb_agg(one || '{"reason": ""}'), '[]') FROM jsonb_array_elements(work -> 'lines') one)
    ) ELSE '{}' END
    WHEN 'money' THEN work || '{"note": ""}'
    WHEN 'return' THEN work || '{"note": ""}'
    ELSE work END
$$;
