import { isConnectionLost } from './connection-lost.ts';
import type { Database } from './database.ts';
import type { ReplicaFitness } from './replica-fitness.ts';

/** Does a read by whichever database is fit for it. It may be begun anew: it must change nothing. */
export type Reads = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>;

/** Who answered how many reads. */
export type ReadCounts = Record<'primary' | 'replica', number>;

interface Parts {
  readonly primary: Database;
  readonly replica: Database;
  readonly fitness: ReplicaFitness;
}

/** Reads from a replica while it is fit, and what it does not answer once more from the primary. */
export function createReads(parts: Parts): { reads: Reads; counts: Readonly<ReadCounts> } {
  const { primary, replica, fitness } = parts;
  const counts: ReadCounts = { primary: 0, replica: 0 };
  const reads: Reads = async (read) => {
    if (await fitness.isFit()) {
      try {
        const result = await read(replica);
        counts.replica += 1;
        return result;
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        fitness.doubt();
      }
    }
    counts.primary += 1;
    return read(primary);
  };
  return { reads, counts };
}

/** Not there, or it had to end the query because of what came from the primary (40001, 40P01). */
function isUnanswered(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause && /^40(001|P01)$/.test(String(cause.code));
}
