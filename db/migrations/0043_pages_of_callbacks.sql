-- The page from which a call was asked for: a path of the shop.
ALTER TABLE callback_requests ADD COLUMN page text;
