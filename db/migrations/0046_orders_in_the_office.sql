-- Counts the changes of an order: who changes one that has changed meanwhile is told so.
ALTER TABLE orders ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
-- The account of the staff that made a change; null for customers, the terminal and the shop itself.
ALTER TABLE order_events
  ADD COLUMN staff_id integer REFERENCES staff,
  ADD COLUMN delivery_cost_kopecks bigint;
--> statement-breakpoint
-- By which words an order is found: those of name, e-mail and address, its number with and without its hyphen, the whole e-mail, and every
-- end of the phone number, so that any four digits in a row begin one.
CREATE FUNCTION order_words(number text, name text, email text, phone text, city text, address text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(
    regexp_split_to_array(
      translate(lower((number || ' ' || name || ' ' || email || ' ' || city || ' ' || address) COLLATE "ru-x-icu"), 'ё', 'е'),
      '[^0-9a-zа-я]+')
    || ARRAY[lower(replace(number, '-', '')), lower(email COLLATE "ru-x-icu")]
    || ARRAY(SELECT right(phone, length) FROM generate_series(4, 11) AS length), ''))
$$;
--> statement-breakpoint
ALTER TABLE orders ADD COLUMN words tsvector
  GENERATED ALWAYS AS (order_words(number, customer_name, email, phone_number, city, address)) STORED;
--> statement-breakpoint
CREATE INDEX orders_words ON orders USING gin (words);
--> statement-breakpoint
DROP INDEX orders_created;
--> statement-breakpoint
CREATE INDEX orders_created ON orders (created_at, id);
--> statement-breakpoint
CREATE INDEX orders_of_status ON orders (status_order, created_at, id);
--> statement-breakpoint
CREATE INDEX order_lines_article ON order_lines (upper(code) text_pattern_ops);
