-- Who calls back, when again, and when it was done with.
ALTER TABLE callback_requests
  ADD COLUMN taken_by integer REFERENCES staff,
  ADD COLUMN call_at timestamptz,
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
-- Older requests were answered by their letters, before the office had them.
UPDATE callback_requests SET closed_at = created_at WHERE created_at < now() - interval '14 days';
--> statement-breakpoint
CREATE INDEX callback_requests_open ON callback_requests ((coalesce(call_at, created_at)), id) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX callback_requests_closed ON callback_requests (closed_at, id) WHERE closed_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE callback_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES callback_requests ON DELETE CASCADE,
  called_at timestamptz NOT NULL,
  staff_id integer NOT NULL REFERENCES staff,
  outcome text NOT NULL CHECK (outcome IN ('reached', 'no_answer', 'call_again', 'wrong_number')),
  note text,
  call_at timestamptz
);
--> statement-breakpoint
CREATE INDEX callback_calls_of_request ON callback_calls (request_id, id);
