-- Versions of legal documents that the owner has taken back before anybody agreed to them. Their texts stay.
CREATE TABLE withdrawn_documents (
  kind text NOT NULL,
  version integer NOT NULL,
  withdrawn_at timestamptz NOT NULL,
  PRIMARY KEY (kind, version)
);
--> statement-breakpoint
CREATE TRIGGER withdrawn_documents_told AFTER INSERT ON withdrawn_documents FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
