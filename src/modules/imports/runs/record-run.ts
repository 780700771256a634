import { type Actor, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { importRuns } from './run-tables.ts';

/** So much of a report is kept: lines, and signs of each. */
const MOST_LINES = 200;
const LONGEST_LINE = 500;

interface RunContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly actor: Actor;
}

export interface EndedRun {
  readonly source: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly report: readonly string[];
}

/** Keeps what an import has said, with its row in the log of changes, and returns its number. `db`: the transaction of the import. */
export async function recordRun(context: RunContext, run: EndedRun): Promise<number> {
  const { db, clock, actor } = context;
  const outcome = run.refused > 0 ? 'refusals' : 'done';
  const report = shortened(run.report);
  const { source, created, changed, unchanged, refused } = run;
  const counts = { source, created, changed, unchanged, refused };
  const [kept] = await db
    .insert(importRuns)
    .values({ ...counts, report, outcome, endedAt: clock.now() })
    .returning({ id: importRuns.id });
  const changes = Object.fromEntries(
    (['created', 'changed', 'refused'] as const).map((count) => [
      count,
      { from: null, to: run[count] },
    ]),
  );
  const entry = { action: 'catalogue.import', entity: 'source', entityId: run.source, changes };
  await recordAction({ db, clock, actor }, entry);
  return kept?.id ?? 0;
}

/** Keeps that an import has changed nothing, and why. */
export async function recordFailedRun(
  { db, clock }: Omit<RunContext, 'actor'>,
  source: string,
  reason: string,
): Promise<void> {
  const report = shortened(reason.split('\n'));
  await db.insert(importRuns).values({ source, report, outcome: 'failed', endedAt: clock.now() });
}

const shortened = (lines: readonly string[]): string[] =>
  lines.slice(0, MOST_LINES).map((line) => withoutSecrets(line).slice(0, LONGEST_LINE));

/** Addresses without name, password and query, which may be the key to a feed. */
const withoutSecrets = (line: string): string =>
  line.replaceAll(/https?:\/\/[^\s«»"]+/g, (address) => {
    const url = URL.parse(address);
    return url ? url.origin + url.pathname : '';
  });
