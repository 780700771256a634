import { SECOND } from '../duration.ts';
import { isConnectionLost } from './connection-lost.ts';
import type { Database } from './database.ts';
import type { ReplicaFitness } from './replica-fitness.ts';

/** Does a read by whichever database is fit for it. It may be begun anew: it must change nothing. */
export type Reads = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>;

/** Who answered how many reads. */
export type ReadCounts = Record<'primary' | 'replica', number>;

interface Parts {
  readonly primary: Database;
  readonly replica?: { readonly db: Database; readonly fitness: ReplicaFitness } | undefined;
}

/** How long a primary that was not there is not asked again while a replica answers. */
const AWAY_FOR = 2 * SECOND;

/**
 * Reads from a replica while it is fit, else from the primary. What one does not answer is asked of the other: of the primary at any time, of a
 * replica that is not known to be fit only while nobody can tell of changes, for then nothing is kept and the alternative is no answer.
 */
export function createReads({ primary, replica }: Parts): {
  reads: Reads;
  counts: Readonly<ReadCounts>;
} {
  const counts: ReadCounts = { primary: 0, replica: 0 };
  let primaryAwayUntil = 0;

  const reads: Reads = async (read) => {
    const from = async (name: keyof ReadCounts, db: Database) => {
      const result = await read(db);
      counts[name] += 1;
      return result;
    };
    if (!replica) return again(() => from('primary', primary));
    const { fitness } = replica;
    if (await fitness.isFit()) {
      try {
        return await from('replica', replica.db);
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        fitness.doubt();
      }
    }
    if (!fitness.isBlind()) return again(() => from('primary', primary));
    if (performance.now() < primaryAwayUntil) return from('replica', replica.db);
    try {
      return await from('primary', primary);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      primaryAwayUntil = performance.now() + AWAY_FOR;
      return from('replica', replica.db);
    }
  };
  return { reads, counts };
}

/** A server that was restarted has closed the connections that lay idle, too: the first try may get one of those. */
async function again<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return ask();
  }
}

/** Not there, or it had to end the query because of what came from the primary (40001, 40P01). */
function isUnanswered(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause && /^40(001|P01)$/.test(String(cause.code));
}
