import type pg from 'pg';
import { SECOND } from '../duration.ts';
import { connectDatabase, type DatabaseConnection } from './database.ts';
import type { PublicChanges } from './public-changes.ts';
import { createReads, type ReadCounts, type Reads } from './reads.ts';
import { type ReplicaNews, watchReplica } from './replica-fitness.ts';

/** A copy of the database, for what every visitor sees. */
export interface Replica {
  readonly reads: Reads;
  readonly counts: Readonly<ReadCounts>;
  isFit(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  readonly url: string;
  readonly poolSize: number;
  readonly primary: DatabaseConnection;
  readonly changes: Pick<PublicChanges, 'version'>;
  readonly onNews: (news: ReplicaNews, error?: Error) => void;
}

/** The primary is there for what a replica does not answer soon. */
const reading: pg.PoolConfig = { connectionTimeoutMillis: SECOND, query_timeout: 3 * SECOND };
const looking: pg.PoolConfig = { connectionTimeoutMillis: SECOND, query_timeout: SECOND };

/** Connects to a replica; it need not be there. */
export function connectReplica({ url, poolSize, primary, changes, onNews }: Options): Replica {
  // Whoever asks finds out by themselves.
  const ignore = () => undefined;
  const readers = connectDatabase(url, poolSize, ignore, { ...reading, patience: 0 });
  const looker = connectDatabase(url, 1, ignore, { ...looking, patience: 0 });
  const fitness = watchReplica({
    primary: primary.pool,
    replica: looker.pool,
    version: changes.version,
    onNews,
  });
  return {
    ...createReads({ primary: primary.db, replica: { db: readers.db, fitness } }),
    isFit: fitness.isFit,
    async close() {
      await Promise.all([readers.close(), looker.close()]);
    },
  };
}
