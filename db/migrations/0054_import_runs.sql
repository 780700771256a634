-- What each import has said: for the office, which shows those that refused something until a member has looked at it.
CREATE TABLE import_runs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL,
  ended_at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('done', 'refusals', 'failed')),
  -- Of a failed import 0.
  created integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  report text[] NOT NULL,
  settled_at timestamptz,
  settled_by integer REFERENCES staff
);
--> statement-breakpoint
CREATE INDEX import_runs_of_source ON import_runs (source, id DESC);
