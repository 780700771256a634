-- contract: the new constraint of left_steps allows all that the old one allows, and the version before writes none of the new columns
-- What the shop asks a service of addresses with. The key is sealed by another one that does not lie in the database. No row: nothing is asked.
CREATE TABLE address_service (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  key bytea NOT NULL,
  -- So many questions a day at most.
  daily_budget integer NOT NULL CHECK (daily_budget BETWEEN 1 AND 1000000),
  changed_at timestamptz NOT NULL,
  changed_by integer
);
--> statement-breakpoint
-- Pages know whether addresses are suggested.
CREATE TRIGGER address_service_told AFTER INSERT OR UPDATE OR DELETE ON address_service FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
-- How many questions all processes have asked on the last day that anything was asked. Nothing of what was asked.
CREATE TABLE address_uses (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  -- By the clocks of Moscow, as the service counts.
  day date NOT NULL DEFAULT '2026-01-01',
  asked integer NOT NULL DEFAULT 0,
  -- The service has refused: it is not asked again on this day.
  is_stopped boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
INSERT INTO address_uses DEFAULT VALUES;
--> statement-breakpoint
-- Working days in which goods of a source are made, where the variant does not say it; null: as its category has it.
ALTER TABLE import_sources
  ADD COLUMN production_least integer,
  ADD COLUMN production_most integer,
  ADD CHECK ((production_least IS NULL) = (production_most IS NULL)),
  ADD CHECK (0 <= production_least AND production_least <= production_most AND production_most <= 365);
--> statement-breakpoint
-- Feeds tell the days of delivery.
CREATE TRIGGER import_sources_told AFTER INSERT OR DELETE OR UPDATE OF production_least, production_most ON import_sources FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
ALTER TABLE left_steps DROP CONSTRAINT left_steps_step_check, ADD CHECK (step IN ('identity', 'look', 'goods', 'delivery', 'zones', 'order'));
--> statement-breakpoint
-- As in 0063: a shop that has goods by now needs no steps.
INSERT INTO left_steps (step) SELECT 'zones' WHERE EXISTS (SELECT FROM products);
