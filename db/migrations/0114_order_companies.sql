-- Orders whose buyer is a company, and which one.
CREATE TABLE order_companies (
  order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  inn text NOT NULL CHECK (inn ~ '^(\d{10}|\d{12})$'),
  -- Only of a company, not of an entrepreneur.
  kpp text CHECK (kpp ~ '^\d{4}[0-9A-Z]{2}\d{3}$'),
  name text NOT NULL,
  address text NOT NULL,
  -- Counted up by each change, so that of two members the later one is told.
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  staff_id integer
);
--> statement-breakpoint
CREATE INDEX order_companies_inn ON order_companies (inn);
--> statement-breakpoint
CREATE TRIGGER order_companies_tell AFTER INSERT OR UPDATE ON order_companies FOR EACH ROW EXECUTE FUNCTION tell_office('orders', 'order_id');
