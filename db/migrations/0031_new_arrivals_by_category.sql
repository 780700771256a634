-- The latest of each category, for new arrivals.
CREATE INDEX products_category_created ON products (category_id, created_at DESC, id DESC) WHERE NOT withdrawn;
