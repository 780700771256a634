import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { TaskChanges, TaskResult } from '#contracts/admin/imports/import-results.ts';
import type { TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import { MOST_REFUSALS } from '#contracts/admin/imports/values.ts';
import { importTaskMessages as messages } from '#messages/imports/import-tasks.ts';
import type { Actor } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isTransient } from '#platform/database/failures.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { MayConnect } from '#platform/network/public-address.ts';
import { systemClock } from '#platform/time/clock.ts';
import { SECOND } from '#platform/time/duration.ts';
import { rarely } from '#platform/time/rarely.ts';
import type { FoundColumns } from '../feed-item.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { ImportError } from '../import-error.ts';
import type { SourceMapping } from '../mapping/source-mapping.ts';
import type { OnLargePrices } from '../merging/found-prices.ts';
import type { ChosenColumns } from '../reading/columns.ts';
import { Handovers } from '../reporting/handovers.ts';
import { Refusals } from '../reporting/refusals.ts';
import { reportLines } from '../reporting/report.ts';
import { recordRun } from '../runs/record-run.ts';
import { loadSourceColumns, rememberColumns } from '../source-reading.ts';
import { recordChanges } from '../undo/record-changes.ts';
import { changesNothing } from './changes-nothing.ts';
import { downloadFeed } from './download-feed.ts';
import { endFailed, endTask, failureOfThread } from './end-task.ts';
import { failureOf } from './failure-of.ts';
import { deleteParts, partsOf, writeParts } from './file-parts.ts';
import { checkKept } from './kept-files.ts';
import { listChanges } from './list-changes.ts';
import { resultOf } from './task-result.ts';
import { importTasks as tasks } from './task-tables.ts';

export interface TaskRunner {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly publicUrl: string;
  /** Lists that are too long for a report are written there. */
  readonly folder: string;
  readonly mayConnect: MayConnect;
}

type Task = typeof tasks.$inferSelect;

/** A stop of the shop breaks an import off, too. One that breaks off again and again takes the process with it. */
const MOST_TRIES = 3;

/**
 * Reads the file of a task and says what it would change, or changes it; a task that ended before is left. A failure is kept with the task,
 * for who began it. Throws what may pass, such as a lost database, and, after it has ended the task, faults of the code.
 */
export async function runTask(runner: TaskRunner, id: number): Promise<void> {
  const { db } = runner;
  const [task] = await db.select().from(tasks).where(eq(tasks.id, id));
  if (!task || !['queued', 'reading'].includes(task.state)) return;
  if (task.tries >= MOST_TRIES)
    return endFailed(db, task, failureOfThread(messages.brokenOff(task.tries)));
  const begun = { state: 'reading' as const, offers: 0, tries: sql`${tasks.tries} + 1` };
  await db.update(tasks).set(begun).where(eq(tasks.id, id));
  const found: { columns: FoundColumns | undefined } = { columns: undefined };
  try {
    await bringFile(runner, task);
    const result = await importFile(runner, task, found);
    const state = task.dryRun ? 'checked' : 'done';
    await endTask(db, task, { state, result, source: result.source });
  } catch (error) {
    // The job is tried again.
    if (isTransient(error)) throw error;
    const isKnown = error instanceof ImportError;
    await endFailed(
      db,
      task,
      isKnown ? failureOf(error, found.columns) : failureOfThread(messages.crashed),
    );
    // For the log. A task that has ended does not run again.
    if (!isKnown) throw error;
    return;
  }
  if (!task.dryRun) await deleteParts(db, task.id);
}

/** What was looked at is what is loaded: a file that was downloaded is kept. */
async function bringFile(
  { db, mayConnect }: TaskRunner,
  { id, address, staffId }: Task,
): Promise<void> {
  if (address === null) return;
  await db.transaction(async (db) => {
    const { rows } = await db.execute(
      `SELECT FROM import_file_parts WHERE task_id = ${id} LIMIT 1`,
    );
    if (rows.length > 0) return;
    // Several may have been begun before the first was there.
    if (staffId !== null) await checkKept(db, staffId, { isBegun: true }).catch(asImportError);
    const bytes = await writeParts(db, id, downloadFeed(address, mayConnect));
    await db.update(tasks).set({ bytes }).where(eq(tasks.id, id));
  });
}

/** A file for which there is no room is told as one that cannot be read. */
function asImportError(error: unknown): never {
  const [text] = error instanceof DomainError ? (error.details.fields?.file ?? []) : [];
  throw text ? new ImportError(text) : error;
}

async function importFile(
  { db, pool, publicUrl, folder }: TaskRunner,
  task: Task,
  found: { columns: FoundColumns | undefined },
): Promise<TaskResult> {
  const { id, options, dryRun } = task;
  const refusals = new Refusals(`${folder}/import-${id}-refusals.txt`, MOST_REFUSALS);
  const handovers = new Handovers(`${folder}/import-${id}-handovers.txt`);
  const fallbackSource = task.name;
  const tell = rarely(SECOND, (offers: number) => {
    db.update(tasks)
      .set({ offers })
      .where(eq(tasks.id, id))
      .catch(() => undefined);
  });
  const columns =
    options.columns ?? (await loadSourceColumns(db, options.source ?? fallbackSource));
  let changes: TaskChanges | undefined;
  try {
    const report = await importCatalogue(pool, {
      ...switchesOf(task),
      bytes: partsOf(pool, id),
      fallbackSource,
      publicUrl,
      mayBeOwn: task.address === null || new URL(task.address).host === new URL(publicUrl).host,
      columns: columns as ChosenColumns | undefined,
      onColumns: (table) => {
        found.columns = table;
      },
      proposeMapping: 'of goods',
      refusals,
      handovers,
      signal: new AbortController().signal,
      onRead: tell,
      onMerging: tell,
      onLook: async (client, report) => {
        changes = await listChanges(client, report);
      },
      onMerged: async (client, report) => {
        const lines = await reportLines(report, { refusals, handovers }, switchesOf(task));
        const context = { db: drizzle(client), clock: systemClock, actor: actorOf(task) };
        const run = { ...report, refused: refusals.count, report: lines };
        const runId = await recordRun(context, run);
        await recordChanges(client, runId);
        await context.db.update(tasks).set({ runId }).where(eq(tasks.id, id));
        if (options.columns) await rememberColumns(context.db, report.source, options.columns);
      },
    });
    return {
      ...resultOf(report, { refusals, handovers, columns: found.columns }),
      changes_nothing: dryRun && changesNothing(report, options, handovers.count),
      changes,
    };
  } finally {
    await refusals.close();
    await handovers.close();
  }
}

const switchesOf = ({ options, dryRun, staffId }: Task) => ({
  dryRun,
  onLargePrices: onLargePricesOf(options, staffId),
  source: options.source,
  adoptFrom: options.adopt_from ?? [],
  lookAlikes: options.look_alikes,
  withdrawMissing: options.withdraw_missing ?? false,
  confirmed: options.confirmed ?? false,
  categories: new Map(Object.entries(options.categories ?? {})),
  mapping: options.mapping as SourceMapping | undefined,
});

/** A scheduled load has no member who could answer. */
function onLargePricesOf(options: TaskOptions, staffId: number | null): OnLargePrices {
  if (staffId === null) return 'hold';
  return options.prices_confirmed ? 'take' : 'stop';
}

/** The schedule is the shop itself. */
const actorOf = ({ staffId }: Task): Actor =>
  staffId === null
    ? { kind: 'system', name: 'schedule' }
    : { kind: 'staff', name: String(staffId) };
