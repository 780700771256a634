import { and, eq, inArray } from 'drizzle-orm';
import type { TaskFailure } from '#contracts/admin/imports/import-results.ts';
import type { Database } from '#platform/database/database.ts';
import { systemClock } from '#platform/time/clock.ts';
import { recordFailedRun } from '../runs/record-run.ts';
import { importTasks as tasks } from './task-tables.ts';

type Task = typeof tasks.$inferSelect;

export const endTask = (db: Database, { id }: Task, ended: Partial<Task>) =>
  db
    .update(tasks)
    .set({ ...ended, endedAt: systemClock.now() })
    .where(eq(tasks.id, id));

/** Ends a task that has changed nothing, with the reason for who began it. What would have changed the shop is in its list of imports. */
export async function endFailed(db: Database, task: Task, failure: TaskFailure): Promise<void> {
  await endTask(db, task, { state: 'failed', failure });
  if (task.dryRun) return;
  await recordFailedRun({ db, clock: systemClock }, task.source ?? task.name, failure.text);
}

/** Ends a task whose thread is gone, unless it has ended before. */
export async function endGone(db: Database, id: number, reason: string): Promise<void> {
  const open = and(eq(tasks.id, id), inArray(tasks.state, ['queued', 'reading']));
  const [task] = await db.select().from(tasks).where(open);
  if (task) await endFailed(db, task, failureOfThread(reason));
}

/** The failure of an import that has not told why itself. */
export const failureOfThread = (text: string): TaskFailure => ({
  kind: 'other',
  owner: null,
  columns: [],
  text,
});
