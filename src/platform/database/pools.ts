import type pg from 'pg';
import { connectDatabase, type Database } from './database.ts';
import { GatheringClient } from './gathering-client.ts';
import { connectPublicReads, type PublicReads } from './public-reads.ts';

/** The connections of a process to the primary, by the work that they are reserved for. */
export interface Pools {
  /** Everything that has no connections of its own: accounts, letters, indexing. */
  readonly db: Database;
  /** Carts, wishlists and orders, with prepared statements and a pipeline. */
  readonly orders: Database;
  readonly publicReads: PublicReads;
  /** The same pools by name, for the metrics. */
  readonly pools: Readonly<Record<'reads' | 'orders' | 'rest', pg.Pool>>;
}

/** Shares of the connections of a process. The rest is for everything else. */
const READS_SHARE = 0.4;
const ORDERS_SHARE = 0.3;
/** Statements of orders look up by key: without this, PostgreSQL plans some of them again each time. */
const ONE_PLAN = '-c plan_cache_mode=force_generic_plan';
/** A transaction may need a second connection of its pool. */
const LEAST = 2;

/**
 * Divides the connections of a process: the flood of one kind of request cannot take the connections of another. `closers` get what
 * closes them.
 */
export function connectPools(
  url: string,
  size: number,
  options: {
    direct: boolean;
    onError: (error: Error) => void;
    closers: (() => unknown)[];
    /** Of public reads, ms. */
    statementTimeout?: number | undefined;
  },
): Pools {
  const { direct, onError, closers, ...limits } = options;
  const share = (part: number) => Math.max(LEAST, Math.round(size * part));
  const [readers, buyers] = [share(READS_SHARE), share(ORDERS_SHARE)];
  const publicReads = connectPublicReads(url, readers, onError, { direct, ...limits });
  const orders = connectDatabase(url, buyers, onError, {
    direct,
    pipeline: true,
    Client: GatheringClient,
    // A pooler refuses settings of a session.
    ...(direct && { options: ONE_PLAN }),
  });
  const rest = connectDatabase(url, Math.max(LEAST, size - readers - buyers), onError, { direct });
  for (const { close } of [publicReads, orders, rest]) closers.push(close);
  return {
    db: rest.db,
    orders: orders.prepared,
    publicReads,
    pools: { reads: publicReads.pool, orders: orders.pool, rest: rest.pool },
  };
}
