import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { runOutcomes } from '#contracts/admin/imports/values.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What imports have said, the failed ones too. */
export const importRuns = pgTable('import_runs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  source: text().notNull(),
  endedAt: instant('ended_at').notNull(),
  outcome: text({ enum: runOutcomes }).notNull(),
  created: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  /** The lines of the report. */
  report: text().array().notNull(),
  /** When a member has looked at what was refused. */
  settledAt: instant('settled_at'),
  settledBy: integer('settled_by'),
  undoneAt: instant('undone_at'),
  undoneBy: integer('undone_by'),
});
