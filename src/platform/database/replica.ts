import type pg from 'pg';
import { SECOND } from '../time/duration.ts';
import type { PublicChanges } from './public-changes.ts';
import { connectPublicReads, type PublicReads } from './public-reads.ts';
import { createReads, type ReadCounts, type Reads } from './reads.ts';
import { type ReplicaStatus, watchReplica } from './replica-health.ts';

/** A streaming replica, for reads of the public data. */
export interface Replica {
  readonly reads: Reads;
  readonly counts: Readonly<ReadCounts>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly primary: PublicReads;
  /** Connections to the primary for the checks: a flood may hold all of the public reads. */
  readonly checks: pg.Pool;
  /** No pooler is in between, neither before the primary nor before the replica. */
  readonly direct: boolean;
  readonly changes: Pick<PublicChanges, 'version'>;
  readonly onStatus: (status: ReplicaStatus, error?: Error) => void;
}

/** Short timeouts: the primary serves what the replica does not answer in time. */
const readTimeouts: pg.PoolConfig = { connectionTimeoutMillis: SECOND, query_timeout: 3 * SECOND };
const checkTimeouts: pg.PoolConfig = { connectionTimeoutMillis: SECOND, query_timeout: SECOND };

/** Connects to a replica, which may be down. */
export function connectReplica({ url, poolSize, onStatus, ...options }: ReplicaOptions): Replica {
  const { primary, checks, direct, changes } = options;
  // Each read reports its own error.
  const ignore = () => undefined;
  const readers = connectPublicReads(url, poolSize, ignore, {
    ...readTimeouts,
    retryWindow: 0,
    direct,
  });
  // Connects as the readers do: a replica that refuses their settings is lost for the check too.
  const checker = connectPublicReads(url, 1, ignore, { ...checkTimeouts, retryWindow: 0, direct });
  const health = watchReplica({
    primary: checks,
    replica: checker.pool,
    version: changes.version,
    onStatus,
  });
  return {
    ...createReads({ primary: primary.db, replica: { db: readers.db, health } }),
    isHealthy: health.isHealthy,
    async close() {
      await Promise.all([readers.close(), checker.close()]);
    },
  };
}
