-- Orders are found by the letters of any alphabet («Гөлназ», «Müller»), of one sign or of two (й, й).
CREATE OR REPLACE FUNCTION order_words(number text, name text, email text, phone text, city text, address text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(
    regexp_split_to_array(
      translate(
        regexp_replace(
          normalize(lower((number || ' ' || name || ' ' || email || ' ' || city || ' ' || address) COLLATE "ru-x-icu")),
          '[\u0300-\u036f]', '', 'g'),
        'ё', 'е'),
      '[^0-9[:alpha:]]+')
    || ARRAY[lower(replace(number, '-', '')), lower(email COLLATE "ru-x-icu")]
    || ARRAY(SELECT right(phone, length) FROM generate_series(4, 11) AS length), ''))
$$;
--> statement-breakpoint
-- The words of these orders are computed anew.
UPDATE orders SET number = number WHERE customer_name || email || city || address ~ '[^ -~«»„“”–—№Ѐ-џ]|[ѐ-џЀЂ-Џ]';
