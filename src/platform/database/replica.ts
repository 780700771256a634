import type pg from 'pg';
import { SECOND } from '../duration.ts';
import { connectDatabase } from './database.ts';
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

interface Options {
  readonly url: string;
  readonly poolSize: number;
  readonly primary: PublicReads;
  readonly changes: Pick<PublicChanges, 'version'>;
  readonly onStatus: (status: ReplicaStatus, error?: Error) => void;
}

/** Short timeouts: the primary serves what the replica does not answer in time. */
const readTimeouts: pg.PoolConfig = { connectionTimeoutMillis: SECOND, query_timeout: 3 * SECOND };
const checkTimeouts: pg.PoolConfig = { connectionTimeoutMillis: SECOND, query_timeout: SECOND };

/** Connects to a replica, which may be down. */
export function connectReplica({ url, poolSize, primary, changes, onStatus }: Options): Replica {
  // Each read reports its own error.
  const ignore = () => undefined;
  const readers = connectPublicReads(url, poolSize, ignore, {
    ...readTimeouts,
    retryWindow: 0,
    direct: true,
  });
  const checker = connectDatabase(url, 1, ignore, { ...checkTimeouts, retryWindow: 0 });
  const health = watchReplica({
    primary: primary.pool,
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
