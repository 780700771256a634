import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures by their address on the Internet: fetched (`file`), given up (`refusal`), or neither yet. */
export const pictures = pgTable('pictures', {
  address: text().primaryKey(),
  asked: boolean().notNull().default(false),
  file: text(),
  refusal: text(),
});

/** Every picture that the shop keeps. */
export const pictureFiles = pgTable('picture_files', {
  file: text().primaryKey(),
  preview: text(),
  unnamedSince: timestamp('unnamed_since', { withTimezone: true }),
});
