-- Orders are found by the name of the company that buys.
CREATE INDEX order_companies_words ON order_companies USING gin (to_tsvector('simple', translate(lower(name), 'ё', 'е')));
