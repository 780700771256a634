-- Tells open pages of the office what has changed, from whichever process: `{"topic": …, "id": …}` on the channel `office`. The arguments are
-- the topic and the column of the id.
CREATE FUNCTION tell_office() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  thing text := to_jsonb(NEW) ->> TG_ARGV[1];
BEGIN
  IF TG_ARGV[0] = 'orders' THEN
    SELECT number INTO thing FROM orders WHERE id = thing::integer;
  END IF;
  PERFORM pg_notify('office', json_build_object('topic', TG_ARGV[0], 'id', thing)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_events_tell AFTER INSERT ON order_events FOR EACH ROW EXECUTE FUNCTION tell_office('orders', 'order_id');
--> statement-breakpoint
CREATE TRIGGER callback_requests_tell AFTER INSERT OR UPDATE ON callback_requests FOR EACH ROW EXECUTE FUNCTION tell_office('calls', 'id');
--> statement-breakpoint
CREATE TRIGGER staff_sessions_tell AFTER UPDATE OF ended_at ON staff_sessions FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION tell_office('sessions', 'staff_id');
--> statement-breakpoint
CREATE TRIGGER staff_tell AFTER UPDATE OF disabled_at, role ON staff FOR EACH ROW
  WHEN (NEW.disabled_at IS DISTINCT FROM OLD.disabled_at OR NEW.role IS DISTINCT FROM OLD.role)
  EXECUTE FUNCTION tell_office('sessions', 'id');
