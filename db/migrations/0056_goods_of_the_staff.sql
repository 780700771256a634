-- For search engines; empty: made of name and price. `hidden` and the days, in the shop's time zone, are the word of the staff on
-- `withdrawn`, which a job follows.
ALTER TABLE products
  ADD COLUMN seo_title text NOT NULL DEFAULT '',
  ADD COLUMN seo_description text NOT NULL DEFAULT '',
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  ADD COLUMN shown_from date,
  ADD COLUMN shown_until date;
--> statement-breakpoint
-- The staff has chosen the pictures: those of feeds are not shown.
ALTER TABLE variants ADD COLUMN own_photos boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- What the picture shows, for those who do not see it; empty: told by the name.
ALTER TABLE variant_photos ADD COLUMN alt text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE INDEX products_shown_by_days ON products (id) WHERE shown_from IS NOT NULL OR shown_until IS NOT NULL;
--> statement-breakpoint
-- What the staff has set of a product and of a variant in the office: feeds leave it alone, like the prices of held_fields. Fields of a
-- variant: name, characteristics, and attributes.<key>.
CREATE TABLE kept_product_fields (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  fields text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE kept_variant_fields (
  variant_id integer PRIMARY KEY REFERENCES variants ON DELETE CASCADE,
  fields text[] NOT NULL
);
--> statement-breakpoint
-- The packages that a variant is delivered in: [{width, height, depth, weight}], mm and kg.
CREATE TABLE variant_packages (
  variant_id integer PRIMARY KEY REFERENCES variants ON DELETE CASCADE,
  packages jsonb NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER variant_packages_new_told AFTER INSERT ON variant_packages REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_variants();
--> statement-breakpoint
CREATE TRIGGER variant_packages_changed_told AFTER UPDATE ON variant_packages REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_variants();
--> statement-breakpoint
CREATE TRIGGER variant_packages_gone_told AFTER DELETE ON variant_packages REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_parts_of_variants();
