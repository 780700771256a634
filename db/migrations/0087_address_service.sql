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
