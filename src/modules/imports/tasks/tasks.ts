import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { ImportTask, OpenTask, TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import { importTaskMessages as messages } from '#messages/imports/import-tasks.ts';
import { type Actor, type FindStaffNames, recordAction, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { nameOfAddress } from './feed-address.ts';
import { countParts, writePart } from './file-parts.ts';
import { checkKept } from './kept-files.ts';
import { IMPORT_TASKS } from './queue.ts';
import { importTasks as tasks } from './task-tables.ts';

export interface TaskContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

export interface Beginner extends TaskContext {
  readonly actor: Actor;
}

const MOST_OPEN = 20;

type Task = typeof tasks.$inferSelect;

/** Begins an import whose file follows in pieces, and returns its number. Throws `invalid` where too much is kept already. */
export const beginWithFile = (
  context: Beginner,
  { name, source }: { readonly name: string; readonly source?: string | undefined },
): Promise<number> =>
  context.db.transaction(async (db) => {
    const options = source === undefined ? {} : { source };
    const id = await insert({ ...context, db }, { name, state: 'sending', options });
    const entry = { action: 'imports.send', entity: 'source', entityId: name };
    await recordAction({ ...context, db }, entry);
    return id;
  });

/**
 * Keeps a piece of the file that a member sends. Throws `not_found` for a file of another member, and for one that is sent; `invalid` where too
 * much is kept.
 */
export const keepPart = (
  { db, actor }: Beginner,
  id: number,
  { part, bytes }: { readonly part: number; readonly bytes: Buffer },
): Promise<void> =>
  db.transaction(async (db) => {
    await findSending(db, id, actor);
    const grown = await writePart(db, { taskId: id, part, bytes });
    await db
      .update(tasks)
      .set({ bytes: sql`${tasks.bytes} + ${grown}` })
      .where(eq(tasks.id, id));
    await checkKept(db, staffIdOf(actor), { isBegun: true });
  });

/** Looks at a file that has been sent, in the background. Throws `not_found`, and `invalid` for an empty file or one with a piece missing. */
export const endSending = ({ db, jobs, actor }: Beginner, id: number): Promise<void> =>
  db.transaction(async (db) => {
    await findSending(db, id, actor);
    const { parts, last } = await countParts(db, id);
    if (parts === 0) throw invalid('file', messages.empty);
    if (last !== parts - 1) throw invalid('file', messages.cutOff);
    await db.update(tasks).set({ state: 'queued' }).where(eq(tasks.id, id));
    await jobs.send(db, IMPORT_TASKS, { id });
  });

async function findSending(db: Database, id: number, actor: Actor): Promise<void> {
  const own = and(
    eq(tasks.id, id),
    eq(tasks.state, 'sending'),
    eq(tasks.staffId, staffIdOf(actor) ?? 0),
  );
  const [task] = await db.select({ id: tasks.id }).from(tasks).where(own).for('update');
  if (!task) throw new DomainError('not_found');
}

/** Downloads the file of an address and looks at it in the background. Throws `invalid` unless it is an https address, and where the quota of kept files is reached. */
export const beginWithAddress = (
  { db, clock, jobs, actor }: Beginner,
  { address, source }: { address: string; source?: string | undefined },
): Promise<number> =>
  db.transaction(async (db) => {
    const name = nameOfAddress(address);
    const task = { name, address, options: source === undefined ? {} : { source } };
    const id = await insert({ db, clock, jobs, actor }, task);
    await jobs.send(db, IMPORT_TASKS, { id });
    return id;
  });

async function insert(
  { db, clock, actor }: Beginner,
  task: { name: string; address?: string; state?: 'sending'; options: TaskOptions },
): Promise<number> {
  const staffId = actor.kind === 'staff' ? staffIdOf(actor) : null;
  await checkKept(db, staffId, { isBegun: false });
  const [row] = await db
    .insert(tasks)
    .values({ state: 'queued', ...task, createdAt: clock.now(), staffId })
    .returning({ id: tasks.id });
  return row?.id ?? 0;
}

/** Looks at a file again with other options, or loads it. Throws `not_found`, and `import_changed` while it is read or when it was loaded. */
export const startTask = (
  { db, clock, jobs, actor }: Beginner,
  id: number,
  { dryRun, options }: { dryRun: boolean; options: TaskOptions },
): Promise<void> =>
  db.transaction(async (db) => {
    const [known] = await db.select().from(tasks).where(eq(tasks.id, id)).for('update');
    if (!known) throw new DomainError('not_found');
    // What a look finds has yet to be said to be meant.
    const { prices_confirmed: _, ...asked } = options;
    const kept = dryRun ? asked : options;
    if (!['checked', 'failed'].includes(known.state)) throw new DomainError('import_changed');
    if (!dryRun && known.state !== 'checked') throw new DomainError('import_changed');
    const large = known.result?.large_prices;
    if (!dryRun && large && large.count > 0 && !options.prices_confirmed) {
      throw invalid('prices_confirmed', messages.largePrices(large.count, large.examples));
    }
    const begun = {
      state: 'queued' as const,
      dryRun,
      options: kept,
      offers: 0,
      tries: 0,
      failure: null,
    };
    await db.update(tasks).set(begun).where(eq(tasks.id, id));
    if (!dryRun) {
      const entry = {
        action: 'imports.start',
        entity: 'source',
        entityId: known.source ?? known.name,
      };
      await recordAction({ db, clock, actor }, entry);
    }
    await jobs.send(db, IMPORT_TASKS, { id });
  });

/** Throws `not_found`. */
export async function getTask(
  db: Database,
  id: number,
  staffNames: FindStaffNames,
): Promise<ImportTask> {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, id));
  if (!task) throw new DomainError('not_found');
  return present(task, await staffNames(db));
}

const present = (task: Task, names: ReadonlyMap<string, string>): ImportTask => ({
  id: task.id,
  name: task.name,
  is_address: task.address !== null,
  state: task.state,
  is_dry_run: task.dryRun,
  offers: task.offers,
  options: task.options,
  result: task.result,
  failure: task.failure,
  run: task.runId,
  created_at: task.createdAt.toISOString(),
  by: task.staffId === null ? null : (names.get(String(task.staffId)) ?? null),
});

/** What members have begun and not loaded, the latest first. */
export async function listOpenTasks(db: Database, staffNames: FindStaffNames): Promise<OpenTask[]> {
  const rows = await db
    .select()
    .from(tasks)
    .where(and(ne(tasks.state, 'done'), isNotNull(tasks.staffId)))
    .orderBy(desc(tasks.id))
    .limit(MOST_OPEN);
  const names = await staffNames(db);
  return rows.map(({ id, name, state, bytes, createdAt, staffId }) => ({
    id,
    name,
    state,
    bytes,
    created_at: createdAt.toISOString(),
    by: names.get(String(staffId)) ?? null,
  }));
}

/** Forgets a file that was looked at, or is being sent. Throws `not_found`, and `import_busy` while it is read. */
export const dropTask = ({ db, clock, actor }: Beginner, id: number): Promise<void> =>
  db.transaction(async (db) => {
    const [task] = await db.select().from(tasks).where(eq(tasks.id, id)).for('update');
    if (!task || task.state === 'done') throw new DomainError('not_found');
    const isFree = ['sending', 'checked', 'failed'].includes(task.state);
    if (!isFree) throw new DomainError('import_busy');
    await db.delete(tasks).where(eq(tasks.id, id));
    await recordAction(
      { db, clock, actor },
      { action: 'imports.drop', entity: 'source', entityId: task.name },
    );
  });

/** Begins the imports of addresses that are loaded every night. They are loaded without a look before. */
export const beginNightly = ({ db, clock, jobs }: TaskContext): Promise<void> =>
  db.transaction(async (db) => {
    const { rows } = await db.execute<{ source: string; address: string }>(sql`
      SELECT source, address FROM import_sources WHERE nightly AND address IS NOT NULL ORDER BY source LIMIT 100`);
    for (const { source, address } of rows) {
      const [row] = await db
        .insert(tasks)
        .values({
          name: nameOfAddress(address),
          address,
          source,
          options: { source },
          dryRun: false,
          state: 'queued',
          createdAt: clock.now(),
        })
        .returning({ id: tasks.id });
      await jobs.send(db, IMPORT_TASKS, { id: row?.id });
    }
  });

/** Forgets the files of imports from before a time, and what can be undone of them: at most so many of each. */
export async function purgeOldTasks(
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const at = sql`${before.toISOString()}::timestamptz`;
  const files = await purgeRows(db, {
    table: 'import_tasks',
    where: sql`created_at < ${at}`,
    most,
  });
  const undone = await purgeRows(db, {
    table: 'import_run_changes',
    where: sql`run_id IN (SELECT id FROM import_runs WHERE ended_at < ${at})`,
    most,
  });
  return files + undone;
}
