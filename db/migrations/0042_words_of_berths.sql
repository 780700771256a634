-- Beds and mattresses are found by the name of their width. All products are indexed anew.
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
