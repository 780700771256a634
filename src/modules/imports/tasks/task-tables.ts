import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { TaskFailure, TaskResult } from '#contracts/admin/imports/import-results.ts';
import type { TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import { taskStates } from '#contracts/admin/imports/values.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Imports that the staff has begun. */
export const importTasks = pgTable('import_tasks', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The file's name, or the address without its key. */
  name: text().notNull(),
  address: text(),
  source: text(),
  state: text({ enum: taskStates }).notNull(),
  dryRun: boolean('dry_run').notNull().default(true),
  /** How often it was begun. More than once: the process or the database went away meanwhile. */
  tries: integer().notNull().default(0),
  options: jsonb().$type<TaskOptions>().notNull(),
  /** Offers that have been read. */
  offers: integer().notNull().default(0),
  result: jsonb().$type<TaskResult>(),
  failure: jsonb().$type<TaskFailure>(),
  /** The length of the file as far as it is kept. */
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  runId: integer('run_id'),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
  /** Null: begun by the schedule. */
  staffId: integer('staff_id'),
});

/** The file of a task in pieces. */
export const importFileParts = pgTable(
  'import_file_parts',
  {
    taskId: integer('task_id').notNull(),
    part: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.part] })],
);
