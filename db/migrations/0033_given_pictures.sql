-- The name of the file that the owner gave; null: a feed or the shop itself brought the picture. Given pictures have negative positions.
ALTER TABLE variant_photos ADD COLUMN given text;
