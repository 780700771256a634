import { SECOND } from '../time/duration.ts';
import { isConnectionLost, isPoolFull } from './connection-lost.ts';
import type { Database } from './database.ts';
import type { ReplicaHealth } from './replica-health.ts';

/** Runs a read on the replica or on the primary. It may be retried on the other, so it must not write. */
export type Reads = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>;

/** Number of reads by the database that answered. */
export type ReadCounts = Record<'primary' | 'replica', number>;

interface Parts {
  readonly primary: Database;
  readonly replica?: { readonly db: Database; readonly health: ReplicaHealth } | undefined;
}

/** After a failed connection a server is not the first choice for this long. */
const BACKOFF = 2 * SECOND;

/**
 * Reads from the replica while it is healthy, otherwise from the primary; a failed read is retried on the other one. While the version of the
 * public data is unknown, the connection to the primary is lost: the replica is read, and responses are not cached. One that may be old is
 * read then only where the primary does not answer. A replica whose connections are all busy has not failed: that one read goes to the primary.
 */
export function createReads({ primary, replica }: Parts): {
  reads: Reads;
  counts: Readonly<ReadCounts>;
} {
  const counts: ReadCounts = { primary: 0, replica: 0 };
  let skipPrimaryUntil = 0;
  let skipReplicaUntil = 0;

  const readOnce: Reads = async (read) => {
    const from = async (name: keyof ReadCounts, db: Database) => {
      const result = await read(db);
      counts[name] += 1;
      return result;
    };
    if (!replica) return from('primary', primary);
    const { isHealthy, mayBeOld, isVersionUnknown, recheck } = replica.health;
    const mayTryReplica = () => performance.now() >= skipReplicaUntil && !mayBeOld();
    if ((await isHealthy()) || (isVersionUnknown() && mayTryReplica())) {
      try {
        return await from('replica', replica.db);
      } catch (error) {
        if (!isReplicaFailure(error)) throw error;
        if (!isPoolFull(error)) {
          recheck();
          skipReplicaUntil = performance.now() + BACKOFF;
        }
      }
    }
    if (isVersionUnknown() && performance.now() < skipPrimaryUntil) {
      return from('replica', replica.db);
    }
    try {
      return await from('primary', primary);
    } catch (error) {
      if (!isConnectionLost(error) || !isVersionUnknown()) throw error;
      skipPrimaryUntil = performance.now() + BACKOFF;
      return from('replica', replica.db);
    }
  };
  return { reads: (read) => retryOnce(() => readOnce(read)), counts };
}

/** Retries once: after a restart of the server the pool may hand out an idle connection that is closed. */
async function retryOnce<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return ask();
  }
}

/** The connection failed, or the replica canceled the query in a conflict with WAL replay (40001, 40P01). */
function isReplicaFailure(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause && /^40(001|P01)$/.test(String(cause.code));
}
