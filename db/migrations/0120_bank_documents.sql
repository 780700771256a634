-- Which documents of the bank's files are noted as payments: none is noted twice.
CREATE TABLE bank_documents (
  -- SHA-256 of the payer's account, number, day, sum and ИНН: the account of a person is not kept.
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{64}$'),
  payment_id uuid NOT NULL UNIQUE REFERENCES payments (id) ON DELETE CASCADE,
  noted_at timestamptz NOT NULL,
  staff_id integer
);
--> statement-breakpoint
CREATE INDEX invoices_of_buyer ON invoices ((body #>> '{buyer,inn}'), number);
