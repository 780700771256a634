import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { type KeepingTerms, keepingKinds } from '#contracts/admin/keeping/values.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** How long what is kept. One row, inserted by the migration. */
export const keepingTerms = pgTable('keeping_terms', {
  id: integer().primaryKey().default(1),
  /** Terms that are absent have their defaults. */
  terms: jsonb().$type<Partial<KeepingTerms>>().notNull().default({}),
  /** Counts the changes. */
  version: integer().notNull().default(0),
  changedAt: instant('changed_at'),
  staffId: integer('staff_id'),
});

/** What was removed at its term, a row a day and kind. */
export const keepingRuns = pgTable(
  'keeping_runs',
  {
    day: date().notNull(),
    kind: text({ enum: keepingKinds as [string, ...string[]] }).notNull(),
    removed: integer().notNull().default(0),
    at: instant('at').notNull(),
    failed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);
