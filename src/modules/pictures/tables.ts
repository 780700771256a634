import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures by their address on the Internet: fetched (`file`), refused (`refusal`), or neither yet. */
export const pictures = pgTable('pictures', {
  address: text().primaryKey(),
  asked: boolean().notNull().default(false),
  file: text(),
  refusal: text(),
});

export const pictureFiles = pgTable('picture_files', {
  file: text().primaryKey(),
  preview: text(),
  unnamedSince: timestamp('unnamed_since', { withTimezone: true }),
});
