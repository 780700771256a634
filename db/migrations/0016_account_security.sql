-- The purposes of links are listed in src/modules/accounts/tables.ts: a release may not add a CHECK to an existing table.
ALTER TABLE email_links DROP CONSTRAINT email_links_purpose_check;
--> statement-breakpoint
-- Where the request for a letter came from: the letter says it. The session that asked survives the change that the link makes.
ALTER TABLE email_links
  ADD COLUMN asked_ip inet,
  ADD COLUMN asked_device text NOT NULL DEFAULT '',
  ADD COLUMN asked_session uuid;
--> statement-breakpoint
-- What the customer's list of devices shows. A session of an earlier version has no device and no time of use.
ALTER TABLE sessions
  ADD COLUMN ip inet,
  ADD COLUMN device text NOT NULL DEFAULT '',
  ADD COLUMN used_at timestamptz;
--> statement-breakpoint
-- Links that undo a change hold their address: no other account takes it meanwhile.
CREATE INDEX email_links_held ON email_links (lower(email)) WHERE purpose = 'revert' AND used_at IS NULL;
