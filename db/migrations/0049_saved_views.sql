-- Views of the list of orders that members of the staff keep: a name for a filter with its order and columns. A shared one is seen by all.
CREATE TABLE saved_views (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
  name text NOT NULL,
  shared boolean NOT NULL,
  query jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_own ON saved_views (staff_id, lower(name)) WHERE NOT shared;
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_shared ON saved_views (lower(name)) WHERE shared;
