-- How long what is kept. One row; terms that are absent have their defaults.
CREATE TABLE keeping_terms (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  terms jsonb NOT NULL DEFAULT '{}',
  -- Counts the changes.
  version integer NOT NULL DEFAULT 0,
  changed_at timestamptz,
  staff_id integer
);
--> statement-breakpoint
INSERT INTO keeping_terms DEFAULT VALUES;
--> statement-breakpoint
-- What was removed at its term: how many rows of what on which day. Nothing of whom.
CREATE TABLE keeping_runs (
  day date NOT NULL,
  kind text NOT NULL,
  removed integer NOT NULL DEFAULT 0,
  -- Of the last run of the day.
  at timestamptz NOT NULL,
  failed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (day, kind)
);
--> statement-breakpoint
CREATE INDEX keeping_runs_kind ON keeping_runs (kind, day);
--> statement-breakpoint
-- A transaction that says until when the log has reached its term may remove what is older; words leave it with their person as before.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasing() THEN
    IF to_jsonb(NEW) - 'changes' = to_jsonb(OLD) - 'changes' THEN
      RETURN NEW;
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < nullif(current_setting('shop.audit_until', true), '')::timestamptz THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
