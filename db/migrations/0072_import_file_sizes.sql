-- How long the kept file of an import is, so that what members send has a bound. The file of a loaded import is of no use any more.
ALTER TABLE import_tasks ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
DELETE FROM import_file_parts p USING import_tasks t WHERE t.id = p.task_id AND t.state = 'done';
--> statement-breakpoint
UPDATE import_tasks t SET bytes = p.bytes
FROM (SELECT task_id, sum(octet_length(bytes)) AS bytes FROM import_file_parts GROUP BY task_id) p WHERE p.task_id = t.id;
