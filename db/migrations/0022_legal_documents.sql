-- Policy, consent and offer: every version with its text and the day from which it is in force. Rows are only added.
CREATE TABLE legal_documents (
  kind text NOT NULL CHECK (kind IN ('policy', 'consent', 'offer')),
  version integer NOT NULL CHECK (version > 0),
  title text NOT NULL,
  body jsonb NOT NULL,
  in_force date NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (kind, version)
);
--> statement-breakpoint
CREATE TRIGGER legal_documents_told AFTER INSERT ON legal_documents FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'legal_documents is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER legal_documents_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON legal_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_document_change();
--> statement-breakpoint
-- The versions that were in force when the person sent the form. NULL: there was no such document.
ALTER TABLE orders ADD COLUMN policy_document integer, ADD COLUMN consent_document integer, ADD COLUMN offer_document integer;
--> statement-breakpoint
ALTER TABLE callback_requests ADD COLUMN policy_document integer, ADD COLUMN consent_document integer;
--> statement-breakpoint
ALTER TABLE customers ADD COLUMN policy_document integer, ADD COLUMN consent_document integer;
--> statement-breakpoint
-- Older rows have the date of the policy here. Newer rows have policy_document instead.
ALTER TABLE orders ALTER COLUMN policy_version SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE callback_requests ALTER COLUMN policy_version SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE customers ALTER COLUMN policy_version SET DEFAULT '';
