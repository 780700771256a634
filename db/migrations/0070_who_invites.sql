-- An invitation ends with the account, or the right, of the member who gave it. Null: the terminal, or before this was kept.
ALTER TABLE staff_links ADD COLUMN made_by integer;
