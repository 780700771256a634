-- Persons of what is there already, by sets and without a lock on the tables that orders are written to: since 0109 triggers keep those of
-- new rows. A phone is one person; a phone that comes with the e-mail of another one belongs to that one, as the triggers have it.
CREATE TEMPORARY TABLE found_parts ON COMMIT DROP AS
SELECT 'account' AS kind, id::text AS part, id AS account, person_phone(phone_number) AS phone, person_email(email) AS email,
  concat_ws(' ', nullif(first_name, ''), nullif(middle_name, ''), nullif(last_name, '')) AS name, created_at AS at, false AS demo
FROM customers WHERE NOT EXISTS (SELECT FROM person_accounts WHERE customer_id = customers.id)
UNION ALL
SELECT 'order', id::text, customer_id, person_phone(phone_number), person_email(email), customer_name, created_at, demo
FROM orders WHERE NOT EXISTS (SELECT FROM person_orders WHERE order_id = orders.id)
UNION ALL
SELECT 'call', id::text, NULL, person_phone(phone), person_email(email), '', created_at, demo
FROM callback_requests WHERE NOT EXISTS (SELECT FROM person_calls WHERE request_id = callback_requests.id);
--> statement-breakpoint
ANALYZE found_parts;
--> statement-breakpoint
-- The group of each part: its account, the account that has its phone, its phone, its e-mail, itself.
CREATE TEMPORARY TABLE grouped_parts ON COMMIT DROP AS
SELECT one.*, coalesce('account ' || coalesce(one.account, owner.account), 'phone ' || one.phone, 'email ' || one.email, one.kind || ' ' || one.part) AS own
FROM found_parts one
  LEFT JOIN (SELECT phone, min(account) AS account FROM found_parts WHERE account IS NOT NULL AND phone IS NOT NULL GROUP BY phone) AS owner
    ON owner.phone = one.phone;
--> statement-breakpoint
CREATE TEMPORARY TABLE groups_of_parts ON COMMIT DROP AS
WITH first AS (
  SELECT DISTINCT ON (own) own, email, at, own LIKE 'account %' AS is_account FROM grouped_parts ORDER BY own, at, part
), headed AS (
  SELECT own, CASE WHEN is_account OR email IS NULL THEN own
    ELSE first_value(own) OVER (PARTITION BY email ORDER BY is_account DESC, at, own) END AS head
  FROM first
), known AS (
  -- Those whom the triggers have met since 0109.
  SELECT own AS head, min(person_id) AS person FROM grouped_parts part
    JOIN person_keys key ON (key.kind, key.key) IN (('phone', part.phone), ('email', part.email))
  GROUP BY own
), heads AS MATERIALIZED (
  SELECT head, coalesce(known.person, nextval(pg_get_serial_sequence('persons', 'id')))::integer AS person, known.person IS NULL AS is_new
  FROM (SELECT DISTINCT head FROM headed) AS one LEFT JOIN known USING (head)
)
SELECT own, person, is_new FROM headed JOIN heads USING (head);
--> statement-breakpoint
CREATE TEMPORARY TABLE parts_of_persons ON COMMIT DROP AS
SELECT part.*, person, is_new FROM grouped_parts part JOIN groups_of_parts USING (own);
--> statement-breakpoint
ANALYZE parts_of_persons;
--> statement-breakpoint
INSERT INTO persons (id, name, names, made_at, last_at, demo, words) OVERRIDING SYSTEM VALUE
SELECT person, name, names, made_at, last_at, demo, person_words(names, emails, phones) FROM (
  SELECT person, coalesce((array_agg(name ORDER BY at DESC) FILTER (WHERE name <> ''))[1], '') AS name,
    coalesce((array_agg(DISTINCT name) FILTER (WHERE name <> ''))[:20], '{}') AS names, min(at) AS made_at, max(at) AS last_at,
    bool_and(demo) AS demo, coalesce(array_agg(DISTINCT email) FILTER (WHERE email IS NOT NULL), '{}') AS emails,
    coalesce(array_agg(DISTINCT phone) FILTER (WHERE phone IS NOT NULL), '{}') AS phones
  FROM parts_of_persons WHERE is_new GROUP BY person
) AS told;
--> statement-breakpoint
INSERT INTO person_keys (kind, key, person_id)
SELECT DISTINCT ON (kind, key) kind, key, person FROM (
  SELECT 'phone' AS kind, phone AS key, person, at FROM parts_of_persons WHERE phone IS NOT NULL
  UNION ALL SELECT 'email', email, person, at FROM parts_of_persons WHERE email IS NOT NULL
) AS told ORDER BY kind, key, at, person
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO person_accounts (customer_id, person_id) SELECT part::integer, person FROM parts_of_persons WHERE kind = 'account' ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO person_orders (order_id, person_id) SELECT part::integer, person FROM parts_of_persons WHERE kind = 'order' ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO person_calls (request_id, person_id) SELECT part::uuid, person FROM parts_of_persons WHERE kind = 'call' ON CONFLICT DO NOTHING;
--> statement-breakpoint
SELECT person_write_words(person) FROM (SELECT DISTINCT person FROM parts_of_persons WHERE NOT is_new) AS known;
