-- What the till said when it refused a receipt, in its own code.
ALTER TABLE receipts ADD COLUMN refusal_code text;
