-- So many pieces or fewer are few; 0: the shop does not watch them. Of a variant it goes before that of the shop.
ALTER TABLE variants ADD COLUMN low_stock integer CHECK (low_stock >= 0);
--> statement-breakpoint
ALTER TABLE site_settings ADD COLUMN low_stock integer NOT NULL DEFAULT 0 CHECK (low_stock >= 0);
--> statement-breakpoint
-- Every change of the pieces of a variant, whoever makes it: an order, a feed, the staff, a console. Null pieces: without a count.
-- `order_id` has no foreign key: pieces are taken before the order is written, and the journal outlives orders.
CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  variant_id integer NOT NULL REFERENCES variants ON DELETE CASCADE,
  pieces_before integer,
  pieces_after integer,
  reason text NOT NULL,
  order_id bigint,
  -- A feed's source, or the words of the staff.
  note text NOT NULL DEFAULT '',
  staff_id integer REFERENCES staff
);
--> statement-breakpoint
CREATE INDEX stock_movements_variant ON stock_movements (variant_id, id DESC);
--> statement-breakpoint
CREATE INDEX stock_movements_reason ON stock_movements (reason, id DESC);
--> statement-breakpoint
CREATE INDEX stock_movements_at ON stock_movements (at);
--> statement-breakpoint
-- The transaction says why in `shop.movement`: {reason, order, note, staff}. A transaction that says nothing has the reason `other`.
CREATE FUNCTION record_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := coalesce(nullif(current_setting('shop.movement', true), ''), '{}');
BEGIN
  INSERT INTO stock_movements (variant_id, pieces_before, pieces_after, reason, order_id, note, staff_id)
  SELECT n.id, o.stock, n.stock, coalesce(why ->> 'reason', 'other'), (why ->> 'order')::bigint, coalesce(why ->> 'note', ''),
    (why ->> 'staff')::int
  FROM new_rows n JOIN old_rows o USING (id) WHERE n.stock IS DISTINCT FROM o.stock;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_stock_moved AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_stock_movements();
--> statement-breakpoint
-- Counts of what lies in the stock. `category_id` null: of the whole shop.
CREATE TABLE stock_counts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer REFERENCES categories ON DELETE SET NULL,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'done', 'dropped')),
  begun_at timestamptz NOT NULL,
  begun_by integer REFERENCES staff,
  ended_at timestamptz,
  ended_by integer REFERENCES staff
);
--> statement-breakpoint
-- `expected`: what should have lain there in the moment of counting, with what orders hold: what is sold until the end of the count is no
-- difference.
CREATE TABLE stock_count_lines (
  count_id integer NOT NULL REFERENCES stock_counts ON DELETE CASCADE,
  variant_id integer NOT NULL REFERENCES variants ON DELETE CASCADE,
  expected integer NOT NULL,
  counted integer NOT NULL,
  counted_at timestamptz NOT NULL,
  staff_id integer REFERENCES staff,
  PRIMARY KEY (count_id, variant_id)
);
--> statement-breakpoint
CREATE INDEX stock_count_lines_variant ON stock_count_lines (variant_id);
