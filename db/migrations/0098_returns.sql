-- Goods of delivered orders that come back. The status of the order stays; a return has a state of its own.
CREATE TABLE returns (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('asked', 'agreed', 'refused', 'withdrawn', 'coming', 'received', 'inspected', 'closed')),
  -- What the customer wants.
  wish text NOT NULL CHECK (wish IN ('money', 'exchange', 'mending')),
  -- Whether the goods have a defect: as the customer says, after the inspection as the staff have found.
  has_defect boolean NOT NULL,
  reason text NOT NULL,
  begun_by text NOT NULL CHECK (begun_by IN ('customer', 'staff')),
  asked_at timestamptz NOT NULL,
  -- The last day on which the customer could ask without a reason; null: the day of the handover is not known.
  term_on date,
  -- The money goes back until this day.
  money_by date NOT NULL,
  -- How the goods come, and on which day they are collected.
  way text CHECK (way IN ('collected', 'brought')),
  collect_on date,
  -- What carrying the goods back costs the customer.
  carriage_kopecks bigint NOT NULL DEFAULT 0 CHECK (carriage_kopecks >= 0),
  -- What it ended with.
  outcome text CHECK (outcome IN ('money', 'exchange', 'mending')),
  -- The order that was made instead.
  replacement_id integer REFERENCES orders ON DELETE SET NULL,
  -- Counts the changes, from 1.
  version integer NOT NULL DEFAULT 1,
  CHECK ((state = 'closed') = (outcome IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX returns_order ON returns (order_id, id);
--> statement-breakpoint
CREATE INDEX returns_replacement ON returns (replacement_id) WHERE replacement_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX returns_asked ON returns (asked_at) WHERE state = 'asked';
--> statement-breakpoint
CREATE INDEX returns_money_due ON returns (money_by) WHERE state IN ('received', 'inspected') AND wish = 'money';
--> statement-breakpoint
CREATE TABLE return_lines (
  return_id integer NOT NULL REFERENCES returns ON DELETE CASCADE,
  -- Of the line of the order.
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Where the goods went after the inspection.
  fate text CHECK (fate IN ('stock', 'discounted', 'written_off')),
  condition text NOT NULL DEFAULT '',
  PRIMARY KEY (return_id, position)
);
--> statement-breakpoint
CREATE TABLE return_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  return_id integer NOT NULL REFERENCES returns ON DELETE CASCADE,
  happened_at timestamptz NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'staff')),
  staff_id integer REFERENCES staff,
  state text NOT NULL,
  -- What the customer is told.
  note text NOT NULL DEFAULT ''
);
--> statement-breakpoint
CREATE INDEX return_events_return ON return_events (return_id, id);
--> statement-breakpoint
-- Which refunds of the order were made for a return: the id of a refund by a provider, or the reference of one by hand.
CREATE TABLE return_refunds (
  return_id integer NOT NULL REFERENCES returns ON DELETE CASCADE,
  refund uuid NOT NULL PRIMARY KEY
);
--> statement-breakpoint
CREATE INDEX return_refunds_return ON return_refunds (return_id);
--> statement-breakpoint
CREATE TRIGGER returns_tell AFTER INSERT OR UPDATE ON returns FOR EACH ROW EXECUTE FUNCTION tell_office('orders', 'order_id');
--> statement-breakpoint
-- Who changed orders of customers leads returns, too.
UPDATE staff_roles SET permissions = permissions || ARRAY['returns.manage']
WHERE permissions @> ARRAY['orders.change', 'customers.read'] AND NOT permissions && ARRAY['returns.manage'];
