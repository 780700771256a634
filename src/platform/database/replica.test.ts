import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { throwError } from '#tests/support/database-url.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { startForwarder } from '#tests/support/forwarder.ts';
import {
  startTransactionPooler,
  type TransactionPooler,
} from '#tests/support/transaction-pooler.ts';
import { connectDatabase } from './database.ts';
import { connectPublicReads, type PublicReads } from './public-reads.ts';
import { connectReplica, type Replica } from './replica.ts';
import type { ReplicaStatus } from './replica-health.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let pooler: TransactionPooler;
let primary: PublicReads;
let replica: Replica;
let misconfigured: Replica;
const told: [ReplicaStatus, string | undefined][] = [];

// A second way to the same database stands for a replica that has every change.
beforeAll(async () => {
  pooler = await startTransactionPooler(shop.databaseUrl);
  primary = connectPublicReads(shop.databaseUrl, 2, throwError, { direct: true });
  replica = open({ direct: false });
  misconfigured = open({ direct: true });
});
afterAll(async () => {
  await Promise.all([replica.close(), misconfigured.close(), primary.close()]);
  await pooler.close();
});

const open = ({ direct }: { direct: boolean }) =>
  connectReplica({
    url: pooler.url,
    poolSize: 2,
    direct,
    primary,
    checks: shop.pools.rest,
    changes: { version: () => 1 },
    onStatus: (status, error) => told.push([status, error?.message]),
  });
const read = (from: Replica, statement = sql`SELECT 1 AS one`) =>
  from.reads(async (db) => (await db.execute(statement)).rows);

it('a replica behind a pooler is read, and its statements end after the timeout', async () => {
  expect(await read(replica)).toEqual([{ one: 1 }]);
  expect(replica.counts).toEqual({ primary: 0, replica: 1 });
  const slow = read(replica, sql`SELECT pg_sleep(5)`);
  await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
  expect(await read(replica)).toEqual([{ one: 1 }]);
});

it('a replica whose pooler refuses the settings of the readers is lost: the primary is read, and the log says why', async () => {
  expect(await read(misconfigured)).toEqual([{ one: 1 }]);
  expect(misconfigured.counts).toEqual({ primary: 1, replica: 0 });
  expect(told).toEqual([['lost', 'unsupported startup parameter: statement_timeout']]);
});

it('is healthy while all connections of the public reads of the primary are held', async () => {
  const held: pg.PoolClient[] = await Promise.all([primary.pool.connect(), primary.pool.connect()]);
  const unchecked = open({ direct: false });
  expect(await unchecked.isHealthy()).toBe(true);
  for (const client of held) client.release();
  await unchecked.close();
});

it('has not failed while all of its connections are busy: one read goes to the primary, the next to it', async () => {
  let version: number | null = 1;
  const busy = connectReplica({
    url: shop.databaseUrl,
    poolSize: 2,
    direct: true,
    primary,
    checks: shop.pools.rest,
    changes: { version: () => version },
    onStatus: (status) => told.push([status, undefined]),
  });
  await read(busy);
  // Whether it failed is remembered only then.
  version = null;
  told.length = 0;
  const holder = await shop.pools.rest.connect();
  await holder.query('SELECT pg_advisory_lock(4711)');
  const waiting = [1, 2].map(() => read(busy, sql`SELECT pg_advisory_xact_lock_shared(4711)`));
  expect(await read(busy)).toEqual([{ one: 1 }]);
  expect(busy.counts).toEqual({ primary: 1, replica: 1 });
  await holder.query('SELECT pg_advisory_unlock(4711)');
  holder.release();
  await Promise.all(waiting);
  await read(busy);
  expect(busy.counts).toEqual({ primary: 1, replica: 4 });
  expect(told).toEqual([]);
  await busy.close();
});

it('is read while the changes are unknown and while the primary is silent, and keeps no read waiting', async () => {
  const way = await startForwarder(shop.databaseUrl);
  const silent = connectPublicReads(way.url, 2, () => undefined, {
    direct: true,
    statementTimeout: 100,
    retryWindow: 0,
  });
  const checks = connectDatabase(way.url, 1, () => undefined);
  let version: number | null = 1;
  const beside = connectReplica({
    url: shop.databaseUrl,
    poolSize: 2,
    direct: true,
    primary: silent,
    checks: checks.pool,
    changes: { version: () => version },
    onStatus: () => undefined,
  });
  await read(beside);
  version = null;
  await read(beside);
  expect(beside.counts).toEqual({ primary: 0, replica: 2 });
  // The open connections never answer. A change was heard just before.
  await silent.db.execute(sql`SELECT 1`);
  way.freeze();
  version = 2;
  expect(await beside.isHealthy()).toBe(false);
  const waiting = read(beside);
  await nextTurn();
  version = null;
  await waiting;
  expect(beside.counts).toEqual({ primary: 0, replica: 3 });
  await way.close();
  await Promise.all([beside.close(), silent.close(), checks.close()]);
});
