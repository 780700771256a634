-- To which account of which bank invoices are paid. One row, where the owner has entered it.
CREATE TABLE bank_details (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  inn text NOT NULL,
  kpp text,
  account text NOT NULL CHECK (account ~ '^\d{20}$'),
  bic text NOT NULL CHECK (bic ~ '^\d{9}$'),
  bank text NOT NULL,
  correspondent text NOT NULL CHECK (correspondent ~ '^\d{20}$'),
  changed_at timestamptz NOT NULL,
  staff_id integer
);
--> statement-breakpoint
-- The last number of an invoice. The row is locked by whoever takes the next one, until their transaction ends: a number that was not used is free again.
CREATE TABLE invoice_counter (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  last integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
INSERT INTO invoice_counter DEFAULT VALUES;
--> statement-breakpoint
-- Invoices to companies, each as it was made.
CREATE TABLE invoices (
  number integer PRIMARY KEY,
  -- Null: the order was removed; the number stays taken.
  order_id integer REFERENCES orders (id) ON DELETE SET NULL,
  -- Of the order when it was made.
  order_version integer NOT NULL,
  amount_kopecks bigint NOT NULL CHECK (amount_kopecks > 0),
  -- All that the paper says.
  body jsonb NOT NULL,
  -- As it was printed first; it is never printed anew.
  pdf bytea,
  -- By the calendar of the shop.
  made_on date NOT NULL,
  valid_until date NOT NULL,
  made_at timestamptz NOT NULL,
  staff_id integer,
  sent_at timestamptz,
  sent_to text,
  -- The invoice that counts instead.
  replaced_by integer REFERENCES invoices (number)
);
--> statement-breakpoint
CREATE INDEX invoices_of_order ON invoices (order_id, number);
--> statement-breakpoint
CREATE INDEX invoices_open ON invoices (valid_until) WHERE replaced_by IS NULL;
--> statement-breakpoint
CREATE TRIGGER invoices_tell AFTER INSERT OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION tell_office('orders', 'order_id');
--> statement-breakpoint
-- Which payments came for which invoice.
CREATE TABLE invoice_payments (
  payment_id uuid PRIMARY KEY REFERENCES payments (id) ON DELETE CASCADE,
  invoice integer NOT NULL REFERENCES invoices (number)
);
--> statement-breakpoint
CREATE INDEX invoice_payments_of ON invoice_payments (invoice);
