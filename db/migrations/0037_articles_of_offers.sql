-- The article that the feed has stated for an offer. It differs from the variant's code where several offers have it, and is empty for imports of
-- earlier versions.
ALTER TABLE import_offers ADD COLUMN article text;
