import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { throwError } from '#tests/support/database-url.ts';
import { takeRefusals } from '#tests/support/one-connection.ts';
import { type Database, readTogether } from './database.ts';
import { GatheringClient } from './gathering-client.ts';
import { connectPools } from './pools.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

it('statements of orders are planned once, also those that ask for a list of keys', async () => {
  const { orders } = connectPools(inject('serverUrl'), 4, {
    direct: true,
    onError: throwError,
    closers,
  });
  const plans = await orders.transaction(async (db) => {
    for (let time = 0; time < 7; time += 1) {
      await db.execute(sql`SELECT FROM pg_class WHERE oid = ANY(${sql.param([time])}::int[])`);
    }
    const { rows } = await db.execute<{ custom: number; generic: number }>(sql`
      SELECT custom_plans::int AS custom, generic_plans::int AS generic FROM pg_prepared_statements
      WHERE statement LIKE '%= ANY($1%'`);
    return rows;
  });
  expect(plans).toEqual([{ custom: 0, generic: 7 }]);
});

it('statements that are started together leave together, and each gets its own answer', async () => {
  const client = new GatheringClient({
    connectionString: inject('serverUrl'),
    pipeline: true,
  } as pg.ClientConfig);
  await client.connect();
  closers.push(() => client.end());
  const { stream } = (client as unknown as { connection: { stream: object } }).connection;
  const answers = [1, 2, 3].map((number) => client.query('SELECT $1::int AS number', [number]));
  expect(stream).toMatchObject({ writableCorked: 1 });
  expect((await Promise.all(answers)).map(({ rows }) => rows)).toEqual(
    [1, 2, 3].map((number) => [{ number }]),
  );
  expect(stream).toMatchObject({ writableCorked: 0 });
});

const openPools = () =>
  connectPools(inject('serverUrl'), 10, { direct: true, onError: throwError, closers });
const served = async (db: Database) =>
  (await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid;

it('what the office reads together has one connection, and is prepared on it', async () => {
  const { office } = openPools();
  const found = await readTogether(office, async (db) => {
    const pids = await Promise.all([served(db), served(db), readTogether(db, served)]);
    await db.execute(sql`SELECT ${1}::int AS looked_up`);
    const { rows } = await db.execute(
      sql`SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%looked_up'`,
    );
    return { pids: new Set(pids).size, prepared: rows };
  });
  expect(found).toEqual({ pids: 1, prepared: [{ statement: 'SELECT $1::int AS looked_up' }] });
});

it('nobody who reads together gets a second connection, and a failure gives the connection back', async () => {
  const { office, pools } = openPools();
  await expect(readTogether(office, () => served(office))).rejects.toThrow();
  expect(takeRefusals()).toMatchObject([{ message: expect.stringMatching(/second connection/) }]);
  expect(pools.office.idleCount).toBe(pools.office.totalCount);
  expect(await readTogether(office, served)).toEqual(expect.any(Number));
});

it('a transaction reads together by its own connection', async () => {
  const { office } = openPools();
  const [own, together] = await office.transaction(async (db) => [
    await served(db),
    await readTogether(db, served),
  ]);
  expect(together).toBe(own);
});
