-- What of an old address counts when it is looked up: the path and its parameters in order, without case and marks of advertising. The shop
-- fills it in at its start; a row without it is found by its address alone.
ALTER TABLE address_redirects ADD COLUMN sought text;
--> statement-breakpoint
CREATE INDEX address_redirects_sought ON address_redirects (sought);
