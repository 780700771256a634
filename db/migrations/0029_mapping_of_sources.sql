-- The owner's rules for the labels of the source: {units, labels: {label: {as, unit}}}. Null: the shop understands them by itself.
ALTER TABLE import_sources ADD COLUMN mapping jsonb;
