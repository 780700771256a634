-- A new product has no variants yet: its filters are made with them, not before them and once more.
DROP TRIGGER products_new_filters ON products;
