-- A count keeps how many goods it asked for when it ends. It may take goods that have no number of pieces: of those that are there without a count nothing is expected.
ALTER TABLE stock_counts ADD COLUMN with_unnumbered boolean NOT NULL DEFAULT false, ADD COLUMN asked integer;
--> statement-breakpoint
ALTER TABLE stock_count_lines ALTER COLUMN expected DROP NOT NULL;
