import { type KeepingKind, keepingKinds } from '#contracts/admin/keeping/values.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { forgetEmptyDays, noteRun } from './runs.ts';
import { endOfTerm } from './term-end.ts';
import { readTerms } from './terms.ts';

/** What of a kind is older than `before`, at most so many at once. */
export interface Due {
  readonly before: Date;
  readonly most: number;
}

/** Removes what is due of a kind. Answers how many; fewer than `most`: nothing is left. */
type Cleaner = (db: Database, due: Due) => Promise<number>;

/** The cleaner of each kind, which is the only one of its rows. */
export type Cleaners = Readonly<Record<KeepingKind, Cleaner>>;

interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly cleaners: Cleaners;
}

const BATCH = 1000;
/** A night removes so many batches of a kind at most; the next one goes on. */
const MOST_BATCHES = 200;

/**
 * Removes what has reached its term, kind by kind, and notes how many of what. It can run twice, and in two processes at once. A kind that fails
 * keeps no other from being looked at; the first failure is thrown at the end.
 */
export async function keepTerms({ db, clock, cleaners }: Context): Promise<void> {
  const now = clock.now();
  const terms = await readTerms(db);
  const day = dateIn(now, await getTimeZone(db));
  const failures: unknown[] = [];
  for (const kind of keepingKinds) {
    const before = endOfTerm(now, kind, terms[kind]);
    const { removed, failure } = await removeDue(db, cleaners[kind], before);
    if (failure !== undefined) failures.push(failure);
    await noteRun(db, { day, kind, removed, at: now, failed: failure !== undefined });
  }
  await forgetEmptyDays(db, now);
  if (failures.length > 0) throw failures[0];
}

async function removeDue(
  db: Database,
  clean: Cleaner,
  before: Date,
): Promise<{ removed: number; failure?: unknown }> {
  let removed = 0;
  try {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const gone = await clean(db, { before, most: BATCH });
      removed += gone;
      if (gone < BATCH) break;
    }
    return { removed };
  } catch (failure) {
    return { removed, failure };
  }
}
