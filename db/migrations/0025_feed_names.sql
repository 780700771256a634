-- The name of an offer in the last import. A product keeps its name while the names of its offers are the same.
ALTER TABLE import_offers ADD COLUMN name text;
