-- The register of the accountant reads the money that came by its days.
CREATE INDEX payment_events_charges ON payment_events (happened_at) WHERE kind = 'charge' AND result = 'succeeded';
--> statement-breakpoint
-- Who reads the money of all orders reads the reports.
UPDATE staff_roles SET permissions = permissions || ARRAY['reports.read']
WHERE permissions @> ARRAY['payments.read'] AND NOT permissions && ARRAY['reports.read'];
