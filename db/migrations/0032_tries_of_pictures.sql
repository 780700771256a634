-- The tries of each picture. The host of an address on the Internet; null for others, which are not fetched. `asked` is unused from here on.
ALTER TABLE pictures
  ADD COLUMN host text GENERATED ALWAYS AS (lower(substring(address from '(?i)^https?://(?:[^/?#]*@)?([^/?#]+)'))) STORED,
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN failure text,
  ADD COLUMN first_tried_at timestamptz,
  ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now();
--> statement-breakpoint
UPDATE pictures SET next_try_at = now() + interval '7 days' WHERE refusal IS NOT NULL;
--> statement-breakpoint
CREATE INDEX pictures_due ON pictures (host, next_try_at) WHERE file IS NULL;
--> statement-breakpoint
-- Hosts that pictures were fetched from. One that fails is left alone until `paused_until`.
CREATE TABLE picture_hosts (
  host text PRIMARY KEY,
  taken_at timestamptz NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  paused_until timestamptz
);
