-- What the owner says of the columns of a source's tables, and the address that is loaded every night; null: none.
ALTER TABLE import_sources
  ADD COLUMN columns jsonb,
  ADD COLUMN address text,
  ADD COLUMN nightly boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE import_runs
  ADD COLUMN undone_at timestamptz,
  ADD COLUMN undone_by integer REFERENCES staff;
--> statement-breakpoint
-- Imports that the staff has begun: a file or an address is looked at without changing anything, and then loaded.
CREATE TABLE import_tasks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The file's name, or the address without its key.
  name text NOT NULL,
  address text,
  source text,
  state text NOT NULL CHECK (state IN ('sending', 'queued', 'reading', 'checked', 'done', 'failed')),
  dry_run boolean NOT NULL DEFAULT true,
  options jsonb NOT NULL DEFAULT '{}',
  offers integer NOT NULL DEFAULT 0,
  result jsonb,
  failure jsonb,
  run_id integer REFERENCES import_runs ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Null: begun by the schedule.
  staff_id integer REFERENCES staff
);
--> statement-breakpoint
-- The file in pieces: any process of the shop may read it.
CREATE TABLE import_file_parts (
  task_id integer NOT NULL REFERENCES import_tasks ON DELETE CASCADE,
  part integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (task_id, part)
);
--> statement-breakpoint
-- What an import has changed of each variant, so that it can be undone. `before` is null for a new one.
CREATE TABLE import_run_changes (
  run_id integer NOT NULL REFERENCES import_runs ON DELETE CASCADE,
  variant_id integer NOT NULL REFERENCES variants ON DELETE CASCADE,
  before jsonb,
  after jsonb NOT NULL,
  PRIMARY KEY (run_id, variant_id)
);
--> statement-breakpoint
CREATE INDEX import_run_changes_variant ON import_run_changes (variant_id);
