import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestDatabase } from '#tests/support/build-test-app.ts';
import { type Forwarder, startForwarder } from '#tests/support/forwarder.ts';
import { connectDatabase } from './database.ts';
import { isTransient } from './failures.ts';
import { RetryingPool } from './retrying-pool.ts';

let way: Forwarder;
let pool: RetryingPool;

const poolAt = (connectionString: string, retryWindow: number) => {
  const made = new RetryingPool({ connectionString, retryWindow, max: 2 });
  made.on('error', () => undefined);
  return made;
};

beforeEach(async () => {
  way = await startForwarder(inject('serverUrl'));
  pool = poolAt(way.url, 20_000);
});
afterEach(async () => {
  await pool.end();
  await way.close();
});

it('waits while the server is being restarted, for queries and transactions alike', async () => {
  await pool.query('SELECT 1');
  const idleLost = new Promise((resolve) => pool.once('error', resolve));
  await way.cut();
  await idleLost;
  const impatient = poolAt(way.url, 0);
  await expect(impatient.query('SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  await impatient.end();
  const asked = Promise.all([pool.query('SELECT 1 AS one'), pool.connect()]);
  await expect(poolAt(way.url, 100).query('SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  await way.mend();
  const [{ rows }, client] = await asked;
  expect(rows).toEqual([{ one: 1 }]);
  client.release();
});

it('survives a connection that breaks between two statements of a transaction', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  const ended = new Promise((resolve) => client.once('end', () => resolve(null)));
  await way.cut();
  await ended;
  await expect(client.query('COMMIT')).rejects.toThrow(/not queryable|terminated/);
  client.release();
  await way.mend();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

it('does not retry an error that a restart cannot fix', async () => {
  const wrong = new URL(inject('serverUrl'));
  wrong.pathname = '/no_such_database';
  const lost = poolAt(wrong.href, 3_600_000);
  await expect(lost.query('SELECT 1')).rejects.toThrow(/does not exist/);
  await lost.end();
});

it('waits with a write while its address leads to a read-only server, as after a failover', async () => {
  const url = await createTestDatabase('template0');
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const name = new URL(url).pathname.slice(1);
  await owner.query(`CREATE TABLE written (id int)`);
  await owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);

  const impatient = connectDatabase(url, 1, () => undefined, { retryWindow: 0 });
  const refusal = await impatient.pool.query('SELECT 1').catch((error: Error) => error);
  expect(refusal).toMatchObject({ message: 'the server accepts no writes: it is a standby' });
  expect(isTransient(refusal)).toBe(true);
  await impatient.close();

  const { pool, close } = connectDatabase(url, 1, () => undefined, { retryWindow: 20_000 });
  const refused = new Promise((resolve) => pool.once('remove', resolve));
  const written = pool.query('INSERT INTO written VALUES (1) RETURNING id');
  await refused;
  await owner.query(`SET default_transaction_read_only = off`);
  await owner.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  expect((await written).rows).toEqual([{ id: 1 }]);
  await close();
  await owner.end();
});
