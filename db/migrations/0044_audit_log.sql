-- Who changed what, in the transaction of the change. A partition a month, so that old months can be detached; the last one takes what has
-- no month of its own.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  actor text NOT NULL CHECK (actor IN ('terminal', 'staff', 'system')),
  actor_name text NOT NULL,
  session_id uuid,
  ip inet,
  request_id text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  changes jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (at, id)
) PARTITION BY RANGE (at);
--> statement-breakpoint
CREATE TABLE audit_log_other PARTITION OF audit_log DEFAULT;
--> statement-breakpoint
CREATE INDEX audit_log_entity ON audit_log (entity, entity_id, at DESC);
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log_other
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Makes the partition of the month of `day`, unless it exists or the last partition has rows of that month.
CREATE FUNCTION make_audit_month(day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first timestamptz := date_trunc('month', day::timestamp) AT TIME ZONE 'UTC';
  next timestamptz := (date_trunc('month', day::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
  name text := 'audit_log_' || to_char(day, 'YYYY_MM');
BEGIN
  IF to_regclass(name) IS NOT NULL OR EXISTS (SELECT 1 FROM audit_log_other WHERE at >= first AND at < next) THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE %I PARTITION OF audit_log FOR VALUES FROM (%L) TO (%L)', name, first, next);
  EXECUTE format('CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()', name);
END $$;
--> statement-breakpoint
SELECT make_audit_month(current_date), make_audit_month((current_date + interval '1 month')::date);
