import type pg from 'pg';
import { connectDatabase, type Database } from './database.ts';
import { GatheringClient } from './gathering-client.ts';
import { connectPublicReads, type PublicReads } from './public-reads.ts';

/** The connections of a process to the primary, by the work that they are reserved for. */
export interface Pools {
  /** Everything that has no connections of its own: letters, indexing, records of searches. */
  readonly db: Database;
  /** The staff: their sign-in, what they look at and change, with a pipeline for what is read together. */
  readonly office: Database;
  /** Accounts of customers. */
  readonly customers: Database;
  /** Carts, wishlists and orders, with prepared statements and a pipeline. */
  readonly orders: Database;
  readonly publicReads: PublicReads;
  /** The same pools by name, for the metrics. */
  readonly pools: Readonly<Record<keyof typeof shares | 'rest', pg.Pool>>;
}

/** Shares of the connections of a process. The rest is for everything else. */
const shares = { reads: 0.3, orders: 0.2, office: 0.2, customers: 0.1 };
/** Statements of orders look up by key: without this, PostgreSQL plans some of them again each time. */
const ONE_PLAN = '-c plan_cache_mode=force_generic_plan';
/** Statements that are started together leave together. */
const together = { pipeline: true, Client: GatheringClient };
/** One that is slow does not stop all that its pool serves. */
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
  const sizeOf = (name: keyof typeof shares) => Math.max(LEAST, Math.round(size * shares[name]));
  const publicReads = connectPublicReads(url, sizeOf('reads'), onError, { direct, ...limits });
  const orders = connectDatabase(url, sizeOf('orders'), onError, {
    direct,
    ...together,
    // A pooler refuses settings of a session.
    ...(direct && { options: ONE_PLAN }),
  });
  const office = connectDatabase(url, sizeOf('office'), onError, { direct, ...together });
  const customers = connectDatabase(url, sizeOf('customers'), onError, { direct });
  const named = { reads: publicReads, orders, office, customers };
  const taken = Object.values(named).reduce((sum, { pool }) => sum + pool.options.max, 0);
  const rest = connectDatabase(url, Math.max(LEAST, size - taken), onError, { direct });
  for (const { close } of [...Object.values(named), rest]) closers.push(close);
  return {
    db: rest.db,
    office: office.db,
    customers: customers.db,
    orders: orders.prepared,
    publicReads,
    pools: {
      reads: publicReads.pool,
      orders: orders.pool,
      office: office.pool,
      customers: customers.pool,
      rest: rest.pool,
    },
  };
}
