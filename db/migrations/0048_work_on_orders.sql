-- What the staff do on an order beside its status, payment and delivery price: notes, calls, tags, days agreed and goods ordered at makers. One
-- kind of row tells everything that happened. A step that was taken back keeps its row; `status_before` and `payment_before` say to what.
ALTER TABLE order_events
  ADD COLUMN work jsonb,
  ADD COLUMN status_before text,
  ADD COLUMN payment_before text,
  ADD COLUMN undone_at timestamptz;
--> statement-breakpoint
-- What is agreed with the customer.
CREATE TABLE order_plans (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  call_at timestamptz,
  visit_at timestamptz,
  visit_note text,
  visit_done boolean NOT NULL DEFAULT false,
  deliver_on date,
  deliver_hours text
);
--> statement-breakpoint
CREATE INDEX order_plans_call ON order_plans (call_at) WHERE call_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX order_plans_visit ON order_plans (visit_at) WHERE visit_at IS NOT NULL AND NOT visit_done;
--> statement-breakpoint
CREATE INDEX order_plans_delivery ON order_plans (deliver_on) WHERE deliver_on IS NOT NULL;
--> statement-breakpoint
-- Where a line was ordered, when it is promised and when it came.
CREATE TABLE order_line_work (
  order_id integer NOT NULL,
  position integer NOT NULL,
  maker text,
  maker_number text,
  ordered_on date,
  promised_on date,
  ready_on date,
  PRIMARY KEY (order_id, position),
  FOREIGN KEY (order_id, position) REFERENCES order_lines ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX order_line_work_promised ON order_line_work (promised_on) WHERE ready_on IS NULL AND promised_on IS NOT NULL;
--> statement-breakpoint
CREATE TABLE order_tags (
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  tag text NOT NULL,
  PRIMARY KEY (order_id, tag)
);
--> statement-breakpoint
CREATE INDEX order_tags_tag ON order_tags (tag, order_id);
