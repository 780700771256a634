import { customType, pgTable, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Logos by the hash of their content, those of earlier versions of the settings too. */
export const logosTable = pgTable('logos', {
  file: text().primaryKey(),
  content: bytea().notNull(),
});
