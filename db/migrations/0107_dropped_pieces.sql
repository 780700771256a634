-- Pieces of a line that are not sent: money was given back for them, or is asked back, before the handover.
ALTER TABLE order_lines ADD COLUMN dropped integer NOT NULL DEFAULT 0 CHECK (dropped BETWEEN 0 AND quantity);
--> statement-breakpoint
-- Of the pieces that the line took from stock: those that went back on the shelf since they are not sent.
ALTER TABLE order_lines ADD COLUMN freed integer NOT NULL DEFAULT 0 CHECK (freed >= 0);
--> statement-breakpoint
ALTER TABLE refund_lines ADD COLUMN before_handover boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- What goods that were chosen cost beyond what this refund gave back for them, since its payment had no more; below 0 where it gave back such a rest.
ALTER TABLE refund_lines ADD COLUMN rest_kopecks bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
UPDATE refund_lines line SET before_handover = true FROM orders one
WHERE one.id = line.order_id AND one.status_order <> 'delivered';
