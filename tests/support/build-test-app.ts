import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import type { Letter, Mailer } from '#platform/mail/mailer.ts';
import { keyOf } from '#platform/security/shop-secret.ts';
import { type Clock, systemClock } from '#platform/time/clock.ts';
import { OFFICE } from '../../src/office/events-routes.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { watchNotices } from '../../src/platform/database/notices.ts';
import { connectPools, type Pools } from '../../src/platform/database/pools.ts';
import type { PublicChanges } from '../../src/platform/database/public-changes.ts';
import type { HttpServer } from '../../src/platform/http/http-server.ts';
import type { BrowsingWaits } from '../../src/platform/http/limit-browsing.ts';
import { buildApp } from '../../src/server/app.ts';
import { type Closers, closeAll } from '../../src/server/closers.ts';
import type { Storefront } from '../../src/server/composition.ts';
import { importHere, type RunImport } from '../../src/server/imports/import-task.ts';
import { TEMPLATE, throwError, withDatabase } from './database-url.ts';

export interface TestApp {
  readonly app: HttpServer;
  readonly db: Database;
  /** The database of carts and orders: a transaction there may send statements together. */
  readonly orders: Database;
  /** The connections by the work that they are reserved for; `rest` is that of `db`. */
  readonly pools: Pools['pools'];
  readonly databaseUrl: string;
  /** Of its tokens and sealed secrets. */
  readonly tokenKey: Uint8Array;
  readonly jobs: Jobs;
  /** Letters of the default mailer, in sending order. */
  readonly letters: Letter[];
  close(): Promise<void>;
}

/** Rate limits that tests do not reach. */
const generous = {
  RATE_ORDER: '9999/1h',
  RATE_CART: '9999/1h',
  RATE_TELEMETRY: '9999/1h',
  RATE_SEARCH: '9999/1h',
  RATE_ADDRESS: '9999/1h',
  RATE_CALLBACK: '9999/1h',
};

/** Milliseconds. A busy machine is slow, not wrong. */
const PATIENCE = 20_000;

/** Connections of an app, which divides them as the shop does. */
const CONNECTIONS = 18;

interface Options {
  readonly clock?: Clock;
  readonly mailer?: Mailer;
  readonly storefront?: Storefront;
  /** Of public reads, ms. Default: {@link PATIENCE}. */
  readonly statementTimeout?: number | 'of the shop';
  /** Default: {@link PATIENCE}. */
  readonly browsingWaits?: BrowsingWaits;
  readonly env?: Record<string, string>;
  /** Address of the same database by a pooler, for all that needs no session. */
  readonly pooled?: (databaseUrl: string) => Promise<string>;
  /** Enables the response cache. Default: off. */
  readonly changes?: (databaseUrl: string) => Promise<PublicChanges>;
  /** Runs an import that the staff has begun. Default: this thread, for a new one reads its TypeScript for seconds. */
  readonly runImport?: RunImport;
  /** An existing database instead of a copy of the demo. */
  readonly databaseUrl?: string;
}

/** Builds the real app on its own copy of the demo database. Only clock and mailer can be replaced. */
export async function buildTestApp(options: Options = {}): Promise<TestApp> {
  const { statementTimeout = PATIENCE } = options;
  const databaseUrl = options.databaseUrl ?? (await createTestDatabase(TEMPLATE));
  const letters: Letter[] = [];
  const mailer = options.mailer ?? recordingMailer(letters);
  const url = (await options.pooled?.(databaseUrl)) ?? databaseUrl;
  const direct = url === databaseUrl;
  const closers: Closers = [];
  const { db, office, customers, orders, publicReads, pools } = connectPools(url, CONNECTIONS, {
    direct,
    onError: throwError,
    closers,
    statementTimeout: statementTimeout === 'of the shop' ? undefined : statementTimeout,
  });
  const jobs = createJobs({ url, direct, onError: throwError, retryDelay: 1000 });
  const changes = await options.changes?.(databaseUrl);
  const notices = watchNotices({ url: databaseUrl, channel: OFFICE, onError: throwError });
  const env = { LOG_LEVEL: 'silent', NODE_ENV: 'test', ...generous, ...options.env };
  const config = readConfig(env);
  const tokenKey = config.JWT_SECRET ? keyOf(config.JWT_SECRET) : randomBytes(32);
  const app = await buildApp({
    config,
    db,
    office,
    customers,
    directUrl: databaseUrl,
    orders,
    publicReads: publicReads.db,
    clock: options.clock ?? systemClock,
    jobs,
    mailer,
    tokenKey,
    changes,
    notices,
    storefront: options.storefront,
    runImport: options.runImport ?? importHere,
    browsingWaits: options.browsingWaits ?? { timeout: PATIENCE, longQueueTimeout: PATIENCE },
  });
  await jobs.start();
  await app.ready();
  return {
    app,
    db,
    orders,
    pools,
    databaseUrl,
    tokenKey,
    jobs,
    letters,
    async close() {
      await app.close();
      await jobs.stop();
      mailer.close();
      await changes?.stop();
      await notices.stop();
      await closeAll(closers);
    },
  };
}

/** Creates a database for one test file: a copy of the demo, or an empty one. */
export async function createTestDatabase(from: typeof TEMPLATE | 'template0'): Promise<string> {
  const serverUrl = inject('serverUrl');
  const name = `${TEMPLATE}_${randomBytes(6).toString('hex')}`;
  // Files are copied in half the time that the log of their pages takes.
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`);
  return withDatabase(serverUrl, name);
}

const recordingMailer = (letters: Letter[]): Mailer => ({
  async send(letter) {
    letters.push(letter);
  },
  close: () => undefined,
});

/** A template can be copied only while it has no connections, so an advisory lock serializes the copies. */
async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
