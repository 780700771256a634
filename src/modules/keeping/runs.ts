import { and, lt, sql } from 'drizzle-orm';
import type { KeepingRun } from '#contracts/admin/keeping/keeping.ts';
import { type KeepingKind, keepingKinds } from '#contracts/admin/keeping/values.ts';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/time/duration.ts';
import { keepingRuns } from './tables.ts';

const LATELY = 30 * DAY;
/** Days on which nothing was removed are forgotten after so long. */
const EMPTY_DAYS = 60 * DAY;

interface Run {
  readonly day: string;
  readonly kind: KeepingKind;
  readonly removed: number;
  readonly at: Date;
  readonly failed: boolean;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Adds what a run has removed to its day. */
export async function noteRun(
  db: Database,
  { day, kind, removed, at, failed }: Run,
): Promise<void> {
  await db
    .insert(keepingRuns)
    .values({ day, kind, removed, at, failed })
    .onConflictDoUpdate({
      target: [keepingRuns.day, keepingRuns.kind],
      set: { removed: sql`${keepingRuns.removed} + ${removed}`, at, failed },
    });
}

/** The last run of each kind, with what was removed in thirty days. */
export async function selectRuns(db: Database, now: Date): Promise<KeepingRun[]> {
  const { rows } = await db.execute<{
    kind: KeepingKind;
    at: Date | string;
    failed: boolean;
    removed: number;
    lately: number;
  }>(sql`
    SELECT DISTINCT ON (kind) kind, at, failed, removed,
      sum(removed) FILTER (WHERE day > ${dayOf(new Date(now.getTime() - LATELY))}::date) OVER (PARTITION BY kind)::int AS lately
    FROM keeping_runs WHERE kind = ANY(${sql.param([...keepingKinds])}::text[]) ORDER BY kind, day DESC`);
  return rows.map(({ at, lately, ...run }) => ({
    ...run,
    at: new Date(at).toISOString(),
    removed_lately: lately ?? 0,
  }));
}

/** Forgets days on which there was nothing to remove. */
export async function forgetEmptyDays(db: Database, now: Date): Promise<void> {
  await db
    .delete(keepingRuns)
    .where(
      and(
        sql`${keepingRuns.removed} = 0`,
        lt(keepingRuns.day, dayOf(new Date(now.getTime() - EMPTY_DAYS))),
      ),
    );
}
