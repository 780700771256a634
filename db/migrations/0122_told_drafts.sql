-- Open pages of the office are told of orders that the staff write down.
CREATE TRIGGER order_drafts_tell AFTER INSERT OR UPDATE OR DELETE ON order_drafts FOR EACH ROW EXECUTE FUNCTION tell_office('drafts', 'id');
