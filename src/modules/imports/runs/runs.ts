import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ImportRun } from '#contracts/admin/imports/imports.ts';
import type { Queue } from '#contracts/admin/work/today.ts';
import { type Actor, type FindStaffNames, recordAction, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import { importRuns as runs } from './run-tables.ts';

/** So many imports are shown, and for so long they are kept. */
const SHOWN = 100;
const KEPT_FOR = 180 * DAY;

interface RunsContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** Imports that wait for a member: the last of their source, with something refused, neither settled nor undone. */
const isWaiting = and(
  ne(runs.outcome, 'done'),
  isNull(runs.settledAt),
  isNull(runs.undoneAt),
  sql`NOT EXISTS (SELECT FROM import_runs newer WHERE newer.source = ${runs.source} AND newer.id > ${runs.id})`,
);

/** The latest imports, each with who has looked at it; those that wait stand first. */
export async function listRuns(db: Database, staffNames: FindStaffNames): Promise<ImportRun[]> {
  const waits = sql<boolean>`coalesce(${isWaiting}, false)`;
  const isKept = sql<boolean>`EXISTS (SELECT FROM import_run_changes c WHERE c.run_id = ${runs.id})`;
  const [rows, names] = await Promise.all([
    db
      .select({ run: runs, waits, isKept })
      .from(runs)
      .orderBy(desc(waits), desc(runs.id))
      .limit(SHOWN),
    staffNames(db),
  ]);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(String(id)) ?? null));
  return rows.map(({ run, waits, isKept }) => ({
    id: run.id,
    source: run.source,
    ended_at: run.endedAt.toISOString(),
    outcome: run.outcome,
    created: run.created,
    changed: run.changed,
    unchanged: run.unchanged,
    refused: run.refused,
    report: run.report,
    waits,
    settled_by: nameOf(run.settledBy),
    can_be_undone: isKept && run.undoneAt === null,
    undone_by: nameOf(run.undoneBy),
  }));
}

/** Notes that a member has looked at what an import refused. Throws `not_found`. */
export function settleRun(
  { db, clock, actor }: RunsContext & { readonly actor: Actor },
  id: number,
): Promise<void> {
  return db.transaction(async (db) => {
    const settled = { settledAt: clock.now(), settledBy: staffIdOf(actor) };
    const [run] = await db
      .update(runs)
      .set(settled)
      .where(and(eq(runs.id, id), isNull(runs.settledAt)))
      .returning({ source: runs.source });
    if (!run) throw new DomainError('not_found');
    const entry = { action: 'imports.settle', entity: 'source', entityId: run.source };
    await recordAction({ db, clock, actor }, entry);
  });
}

/** The imports whose refusals no member has marked as seen. */
export async function importQueues(db: Database): Promise<Queue[]> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<string | null>`to_json(min(${runs.endedAt})) #>> '{}'`,
    })
    .from(runs)
    .where(isWaiting);
  const oldest = row?.oldest ? new Date(row.oldest).toISOString() : null;
  return [{ name: 'imports_refused', count: row?.count ?? 0, oldest }];
}

/** Deletes what imports of half a year ago have said. */
export async function purgeOldRuns({ db, clock }: RunsContext): Promise<void> {
  await db.delete(runs).where(lt(runs.endedAt, new Date(clock.now().getTime() - KEPT_FOR)));
}
