-- A person of the shop: one row, whatever orders, calls and account there are. The database keeps it, whoever writes an order.
CREATE TABLE persons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As the person was named last, and all names: some are written by others.
  name text NOT NULL DEFAULT '',
  names text[] NOT NULL DEFAULT '{}',
  made_at timestamptz NOT NULL,
  -- When the person ordered, asked for a call or registered last.
  last_at timestamptz NOT NULL,
  -- All that is known comes with the demo catalogue.
  demo boolean NOT NULL,
  -- Joined into another one: its parts are there.
  joined_into integer REFERENCES persons,
  -- When the person was removed from what the shop keeps.
  erased_at timestamptz,
  words tsvector NOT NULL DEFAULT ''
);
--> statement-breakpoint
CREATE INDEX persons_last ON persons (last_at, id) WHERE joined_into IS NULL;
--> statement-breakpoint
CREATE INDEX persons_words ON persons USING gin (words);
--> statement-breakpoint
CREATE INDEX persons_joined ON persons (joined_into) WHERE joined_into IS NOT NULL;
--> statement-breakpoint
-- By what a person is known again: a phone is 7 and ten digits, or as many digits as it has; an e-mail is in small letters.
CREATE TABLE person_keys (
  kind text NOT NULL CHECK (kind IN ('phone', 'email')),
  key text NOT NULL,
  person_id integer NOT NULL REFERENCES persons ON DELETE CASCADE,
  PRIMARY KEY (kind, key)
);
--> statement-breakpoint
CREATE INDEX person_keys_person ON person_keys (person_id);
--> statement-breakpoint
CREATE TABLE person_orders (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES persons
);
--> statement-breakpoint
CREATE INDEX person_orders_person ON person_orders (person_id);
--> statement-breakpoint
CREATE TABLE person_calls (
  -- Goes with its request by a trigger.
  request_id uuid PRIMARY KEY,
  person_id integer NOT NULL REFERENCES persons
);
--> statement-breakpoint
CREATE INDEX person_calls_person ON person_calls (person_id);
--> statement-breakpoint
CREATE TABLE person_accounts (
  customer_id integer PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES persons
);
--> statement-breakpoint
CREATE INDEX person_accounts_person ON person_accounts (person_id);
--> statement-breakpoint
-- What the staff write about a person.
CREATE TABLE person_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES persons ON DELETE CASCADE,
  staff_id integer NOT NULL REFERENCES staff,
  written_at timestamptz NOT NULL,
  text text NOT NULL
);
--> statement-breakpoint
CREATE INDEX person_notes_person ON person_notes (person_id, id);
--> statement-breakpoint
-- Two records that the staff have joined, and which parts went from one to the other: so that it can be taken back.
CREATE TABLE person_joins (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kept integer NOT NULL REFERENCES persons ON DELETE CASCADE,
  joined integer NOT NULL REFERENCES persons ON DELETE CASCADE,
  -- Ids of orders, calls, accounts and notes, and keys.
  moved jsonb NOT NULL,
  joined_at timestamptz NOT NULL,
  staff_id integer REFERENCES staff,
  undone_at timestamptz
);
--> statement-breakpoint
CREATE INDEX person_joins_kept ON person_joins (kept);
--> statement-breakpoint
CREATE INDEX person_joins_joined ON person_joins (joined);
--> statement-breakpoint
CREATE FUNCTION person_phone(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN digits ~ '^[78]\d{10}$' THEN '7' || right(digits, 10)
    WHEN digits ~ '^\d{10}$' THEN '7' || digits
    WHEN digits ~ '^\d{6,15}$' THEN digits END
  FROM regexp_replace(coalesce(typed, ''), '\D', '', 'g') AS digits
$$;
--> statement-breakpoint
CREATE FUNCTION person_email(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN strpos(typed, '@') > 0 THEN lower(btrim(typed)) END
$$;
--> statement-breakpoint
-- By which words a person is found: those of all names and e-mails, and every end of each phone number.
CREATE FUNCTION person_words(names text[], emails text[], phones text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT order_words('', array_to_string(names || emails, ' '), '', '', '', '')
    || array_to_tsvector(emails)
    || array_to_tsvector(array(SELECT right(phone, length) FROM unnest(phones) phone, generate_series(4, 15) length))
$$;
--> statement-breakpoint
CREATE FUNCTION person_write_words(of_person integer) RETURNS void LANGUAGE sql AS $$
  UPDATE persons SET words = person_words(names,
    array(SELECT key FROM person_keys WHERE person_id = of_person AND kind = 'email'),
    array(SELECT key FROM person_keys WHERE person_id = of_person AND kind = 'phone'))
  WHERE id = of_person
$$;
--> statement-breakpoint
-- The person of a phone, else of an e-mail, else a new one. Keys that no person has become those of this one; always the phone first,
-- so that two orders never wait for each other.
CREATE FUNCTION person_of(phone text, email text, at timestamptz, is_demo boolean) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  person integer;
  other integer;
BEGIN
  SELECT person_id INTO person FROM person_keys WHERE kind = 'phone' AND key = phone;
  IF person IS NULL THEN
    SELECT person_id INTO person FROM person_keys WHERE kind = 'email' AND key = email;
  END IF;
  IF person IS NULL THEN
    INSERT INTO persons (made_at, last_at, demo) VALUES (at, at, is_demo) RETURNING id INTO person;
    IF phone IS NOT NULL OR email IS NOT NULL THEN
      INSERT INTO person_keys (kind, key, person_id)
      VALUES (CASE WHEN phone IS NULL THEN 'email' ELSE 'phone' END, coalesce(phone, email), person) ON CONFLICT DO NOTHING;
      IF NOT FOUND THEN
        -- Another order of this person was written at the same moment.
        SELECT person_id INTO other FROM person_keys
        WHERE kind = CASE WHEN phone IS NULL THEN 'email' ELSE 'phone' END AND key = coalesce(phone, email);
        DELETE FROM persons WHERE id = person;
        person := other;
      END IF;
    END IF;
  END IF;
  RETURN person;
END
$$;
--> statement-breakpoint
-- Plans of these functions are kept by their sessions, also where they were made while the tables were nearly empty: the triggers below
-- therefore read by indexes alone.
-- Gives a person the name and the free keys of a new part.
CREATE FUNCTION person_learn(of_person integer, said text, phone text, email text, at timestamptz, is_demo boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  told text := btrim(regexp_replace(coalesce(said, ''), '\s+', ' ', 'g'));
  is_new boolean := told <> '' AND NOT EXISTS (SELECT FROM persons WHERE id = of_person AND told = ANY (names));
BEGIN
  IF phone IS NOT NULL THEN
    INSERT INTO person_keys (kind, key, person_id) VALUES ('phone', phone, of_person) ON CONFLICT DO NOTHING;
    is_new := is_new OR FOUND;
  END IF;
  IF email IS NOT NULL THEN
    INSERT INTO person_keys (kind, key, person_id) VALUES ('email', email, of_person) ON CONFLICT DO NOTHING;
    is_new := is_new OR FOUND;
  END IF;
  -- Most orders of a known person tell nothing new of them.
  UPDATE persons SET
    name = CASE WHEN told <> '' AND (name = '' OR at >= last_at) THEN told ELSE name END,
    -- So many names at most: the last ones.
    names = CASE WHEN told = '' OR told = ANY (names) THEN names ELSE (names || told)[greatest(cardinality(names) - 18, 1):] END,
    last_at = greatest(last_at, at),
    demo = demo AND is_demo
  WHERE id = of_person AND (is_new OR at > last_at OR (demo AND NOT is_demo) OR (told <> '' AND name = ''));
  -- The person of a first part has no words yet.
  IF is_new OR EXISTS (SELECT FROM persons WHERE id = of_person AND words = '') THEN
    PERFORM person_write_words(of_person);
  END IF;
END
$$;
--> statement-breakpoint
-- Keys and names go with the parts that told them; a person of whom nothing is left goes too.
CREATE FUNCTION person_tidy(of_person integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM person_orders WHERE person_id = of_person)
    AND NOT EXISTS (SELECT FROM person_calls WHERE person_id = of_person)
    AND NOT EXISTS (SELECT FROM person_accounts WHERE person_id = of_person)
    AND NOT EXISTS (SELECT FROM persons WHERE id = of_person AND (joined_into IS NOT NULL OR erased_at IS NOT NULL))
    AND NOT EXISTS (SELECT FROM persons WHERE joined_into = of_person) THEN
    DELETE FROM persons WHERE id = of_person;
    RETURN;
  END IF;
  DELETE FROM person_keys known WHERE person_id = of_person AND NOT EXISTS (
    SELECT FROM person_orders JOIN orders ON orders.id = order_id
    WHERE person_id = of_person AND key IN (person_phone(phone_number), person_email(email))
  ) AND NOT EXISTS (
    SELECT FROM person_calls JOIN callback_requests one ON one.id = request_id
    WHERE person_id = of_person AND key IN (person_phone(phone), person_email(email))
  ) AND NOT EXISTS (
    SELECT FROM person_accounts JOIN customers ON customers.id = customer_id
    WHERE person_id = of_person AND key IN (person_phone(phone_number), person_email(email))
  );
  PERFORM person_write_words(of_person);
END
$$;
--> statement-breakpoint
-- Names, dates and words of a person from the parts that are left, after a join or its undoing.
CREATE FUNCTION person_describe(of_person integer) RETURNS void LANGUAGE sql AS $$
  WITH told AS (
    SELECT btrim(regexp_replace(customer_name, '\s+', ' ', 'g')) AS name, created_at AS at, demo
    FROM person_orders JOIN orders ON orders.id = order_id WHERE person_id = of_person
    UNION ALL
    SELECT '', created_at, demo FROM person_calls JOIN callback_requests one ON one.id = request_id WHERE person_id = of_person
    UNION ALL
    SELECT btrim(concat_ws(' ', nullif(first_name, ''), nullif(middle_name, ''), nullif(last_name, ''))), created_at, false
    FROM person_accounts JOIN customers ON customers.id = customer_id WHERE person_id = of_person
  ), named AS (SELECT name, max(at) AS at FROM told WHERE name <> '' GROUP BY name ORDER BY at DESC LIMIT 19)
  UPDATE persons SET
    name = coalesce((SELECT name FROM named ORDER BY at DESC LIMIT 1), ''),
    names = array(SELECT name FROM named ORDER BY at),
    made_at = coalesce((SELECT min(at) FROM told), made_at),
    last_at = coalesce((SELECT max(at) FROM told), last_at),
    demo = coalesce((SELECT bool_and(told.demo) FROM told), persons.demo)
  WHERE id = of_person;
  SELECT person_write_words(of_person);
$$;
--> statement-breakpoint
CREATE FUNCTION person_of_order() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  phone text := person_phone(NEW.phone_number);
  email text := person_email(NEW.email);
  before integer;
  now_of integer;
BEGIN
  SELECT person_id INTO before FROM person_orders WHERE order_id = NEW.id;
  SELECT person_id INTO now_of FROM person_accounts WHERE customer_id = NEW.customer_id;
  now_of := coalesce(now_of, before, person_of(phone, email, NEW.created_at, NEW.demo));
  INSERT INTO person_orders (order_id, person_id) VALUES (NEW.id, now_of)
  ON CONFLICT (order_id) DO UPDATE SET person_id = excluded.person_id;
  IF before IS NOT NULL THEN
    PERFORM person_tidy(before);
  END IF;
  PERFORM person_learn(now_of, NEW.customer_name, phone, email, NEW.created_at, NEW.demo);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_person AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION person_of_order();
--> statement-breakpoint
CREATE TRIGGER orders_person_changed AFTER UPDATE OF customer_id, customer_name, email, phone_number ON orders FOR EACH ROW
  WHEN ((NEW.customer_id, NEW.customer_name, NEW.email, NEW.phone_number)
    IS DISTINCT FROM (OLD.customer_id, OLD.customer_name, OLD.email, OLD.phone_number))
  EXECUTE FUNCTION person_of_order();
--> statement-breakpoint
CREATE FUNCTION person_of_call() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  told text := person_phone(NEW.phone);
  email text := person_email(NEW.email);
  person integer := person_of(told, email, NEW.created_at, NEW.demo);
BEGIN
  INSERT INTO person_calls (request_id, person_id) VALUES (NEW.id, person);
  PERFORM person_learn(person, '', told, email, NEW.created_at, NEW.demo);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER callback_requests_person AFTER INSERT ON callback_requests FOR EACH ROW EXECUTE FUNCTION person_of_call();
--> statement-breakpoint
CREATE FUNCTION person_of_account() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  phone text := person_phone(NEW.phone_number);
  told text := person_email(NEW.email);
  person integer;
BEGIN
  SELECT person_id INTO person FROM person_accounts WHERE customer_id = NEW.id;
  IF person IS NULL THEN
    -- Anyone can write any phone into a profile: an account is known by its e-mail.
    person := person_of(NULL, told, NEW.created_at, false);
    INSERT INTO person_accounts (customer_id, person_id) VALUES (NEW.id, person);
  END IF;
  PERFORM person_learn(person, concat_ws(' ', NEW.first_name, nullif(NEW.middle_name, ''), NEW.last_name), phone, told, NEW.created_at, false);
  IF TG_OP = 'UPDATE' THEN
    PERFORM person_tidy(person);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER customers_person AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION person_of_account();
--> statement-breakpoint
CREATE TRIGGER customers_person_changed AFTER UPDATE OF email, phone_number, first_name, middle_name, last_name ON customers FOR EACH ROW
  WHEN ((NEW.email, NEW.phone_number, NEW.first_name, NEW.middle_name, NEW.last_name)
    IS DISTINCT FROM (OLD.email, OLD.phone_number, OLD.first_name, OLD.middle_name, OLD.last_name))
  EXECUTE FUNCTION person_of_account();
--> statement-breakpoint
CREATE FUNCTION person_call_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM person_calls WHERE request_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER callback_requests_gone AFTER DELETE ON callback_requests FOR EACH ROW EXECUTE FUNCTION person_call_gone();
--> statement-breakpoint
CREATE FUNCTION person_part_gone() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM person_tidy(OLD.person_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER person_orders_gone AFTER DELETE ON person_orders FOR EACH ROW EXECUTE FUNCTION person_part_gone();
--> statement-breakpoint
CREATE TRIGGER person_calls_gone AFTER DELETE ON person_calls FOR EACH ROW EXECUTE FUNCTION person_part_gone();
--> statement-breakpoint
CREATE TRIGGER person_accounts_gone AFTER DELETE ON person_accounts FOR EACH ROW EXECUTE FUNCTION person_part_gone();
--> statement-breakpoint
-- Who read customers wrote about them, too.
UPDATE staff_roles SET permissions = permissions || ARRAY['customers.change']
WHERE permissions @> ARRAY['customers.read', 'orders.change'] AND NOT permissions && ARRAY['customers.change'];
