import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures by the address that a feed gives: fetched (`file`), given up (`refusal`), or neither yet. */
export const pictures = pgTable('pictures', {
  address: text().primaryKey(),
  /** Unused; kept for the version before. */
  asked: boolean().notNull().default(false),
  file: text(),
  refusal: text(),
  /** Generated from the address; null where it is not on the Internet. */
  host: text(),
  tries: integer().notNull().default(0),
  /** Why the last try failed, of a picture that is tried again. */
  failure: text(),
  firstTriedAt: timestamp('first_tried_at', { withTimezone: true }),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
  /** What the host said of the fetched file. */
  etag: text(),
  lastModified: text('last_modified'),
  /** When the host was asked for it last; infinity for a file of the owner's, which stays. */
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
  /** A feed names a fetched picture again: the host is asked whether it has changed. */
  renewAt: timestamp('renew_at', { withTimezone: true }),
});

/** Hosts that pictures were fetched from. */
export const pictureHosts = pgTable('picture_hosts', {
  host: text().primaryKey(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  /** Failures since the last answer. */
  failures: integer().notNull().default(0),
  failingSince: timestamp('failing_since', { withTimezone: true }),
  pausedUntil: timestamp('paused_until', { withTimezone: true }),
});

export const pictureFiles = pgTable('picture_files', {
  file: text().primaryKey(),
  preview: text(),
  unnamedSince: timestamp('unnamed_since', { withTimezone: true }),
});
