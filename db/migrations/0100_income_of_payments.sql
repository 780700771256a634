-- What the shop gets of a payment, as its provider tells: without the fee and the VAT on it.
ALTER TABLE payments ADD COLUMN income_kopecks bigint;
