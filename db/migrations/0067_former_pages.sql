-- Former addresses of pages of text. Each leads to its page while there is one, also after that was deleted and restored; NULL: the staff has taken it away.
CREATE TABLE page_redirects (
  slug text PRIMARY KEY,
  page text
);
--> statement-breakpoint
CREATE INDEX page_redirects_page ON page_redirects (page);
--> statement-breakpoint
CREATE TRIGGER page_redirects_told AFTER INSERT OR UPDATE OR DELETE ON page_redirects
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
