-- contract: the new constraints allow all that the old ones allow
-- Roles that the owner makes, beside the four built-in ones.
CREATE TABLE staff_roles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  permissions text[] NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX staff_roles_name ON staff_roles (lower(name));
--> statement-breakpoint
-- `role` is `own` where `own_role` names the role. The version before knows no rights of `own`, so it opens nothing.
ALTER TABLE staff ADD COLUMN own_role integer REFERENCES staff_roles (id);
--> statement-breakpoint
ALTER TABLE staff DROP CONSTRAINT staff_role_check;
--> statement-breakpoint
ALTER TABLE staff ADD CONSTRAINT staff_role_check CHECK (
  role IN ('owner', 'manager', 'content', 'warehouse', 'own') AND (role = 'own') = (own_role IS NOT NULL)
);
--> statement-breakpoint
-- A role that is removed takes its finished links along; one with an open invitation is not removed.
ALTER TABLE staff_links ADD COLUMN own_role integer REFERENCES staff_roles (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE staff_links DROP CONSTRAINT staff_links_role_check;
--> statement-breakpoint
ALTER TABLE staff_links ADD CONSTRAINT staff_links_role_check CHECK (
  role IN ('owner', 'manager', 'content', 'warehouse', 'own') AND (role = 'own') = (own_role IS NOT NULL)
);
--> statement-breakpoint
-- `email`: a member's new address, which its mailbox confirms.
ALTER TABLE staff_links DROP CONSTRAINT staff_links_purpose_check;
--> statement-breakpoint
ALTER TABLE staff_links ADD CONSTRAINT staff_links_purpose_check CHECK (purpose IN ('first', 'invite', 'reset', 'email'));
--> statement-breakpoint
DROP TRIGGER staff_tell ON staff;
--> statement-breakpoint
CREATE TRIGGER staff_tell AFTER UPDATE OF disabled_at, role, own_role ON staff FOR EACH ROW
  WHEN (
    NEW.disabled_at IS DISTINCT FROM OLD.disabled_at OR NEW.role IS DISTINCT FROM OLD.role
    OR NEW.own_role IS DISTINCT FROM OLD.own_role
  )
  EXECUTE FUNCTION tell_office('sessions', 'id');
--> statement-breakpoint
-- The rights of all its members are others now.
CREATE FUNCTION tell_members_of_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', json_build_object('topic', 'sessions', 'id', id::text)::text)
  FROM staff WHERE own_role = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_roles_tell AFTER UPDATE OF permissions ON staff_roles FOR EACH ROW
  WHEN (NEW.permissions IS DISTINCT FROM OLD.permissions) EXECUTE FUNCTION tell_members_of_role();
