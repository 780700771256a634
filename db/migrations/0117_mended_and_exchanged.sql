-- contract: the new check allows all that the old one allows, and the version before writes none of what only it allows
-- Goods that were looked at may go back to their customer.
ALTER TABLE return_lines
  DROP CONSTRAINT return_lines_fate_check,
  ADD CONSTRAINT return_lines_fate_check CHECK (fate IN ('stock', 'discounted', 'written_off', 'back'));
--> statement-breakpoint
-- What of the money of an exchange pays for the order instead. Null: nothing does, or the return ended before this was kept.
ALTER TABLE returns ADD COLUMN counted_kopecks bigint CHECK (counted_kopecks > 0);
--> statement-breakpoint
-- That refund: its money has not left the shop.
ALTER TABLE return_refunds ADD COLUMN counted boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- The customer is told of it by who has asked for it, such as a return: the order sends no letter of its own.
ALTER TABLE refunds ADD COLUMN told_apart boolean NOT NULL DEFAULT false;
