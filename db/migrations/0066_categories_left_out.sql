-- Categories of a source whose goods the staff does not load.
CREATE TABLE skipped_categories (
  source text NOT NULL,
  source_category text NOT NULL,
  PRIMARY KEY (source, source_category)
);
