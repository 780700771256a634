-- How often an import was begun: one that ends the process with it must not begin for ever.
ALTER TABLE import_tasks ADD COLUMN tries integer NOT NULL DEFAULT 0;
