-- The way into the customer's flat, as contracts/way-in.ts has it, mm; null: not told.
ALTER TABLE customers ADD COLUMN way_in jsonb;
