-- The office finds goods by the beginning of an article, and those off sale.
CREATE INDEX variants_article ON variants (lower(code) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX variants_withdrawn ON variants (product_id) WHERE withdrawn;
--> statement-breakpoint
CREATE INDEX products_withdrawn ON products (id) WHERE withdrawn;
