import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobs } from '../jobs/jobs.ts';
import { connectDatabase } from './database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

let folder: string;
let database: EmbeddedDatabase;
const throwError = (error: Error) => {
  throw error;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-role-'));
  chmodSync(folder, 0o755);
  await start();
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  database = await startEmbeddedDatabase({ folder, say: () => undefined });
}

async function query(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const answers = [];
    for (const text of statements) answers.push(await client.query({ text, rowMode: 'array' }));
    return answers.at(-1)?.rows.flat() ?? [];
  } finally {
    await client.end();
  }
}

/** Everything that the shop makes: schema, queues, a job. */
async function open(url: string): Promise<void> {
  const connection = connectDatabase(url, 2, throwError);
  await migrateDatabase(connection.pool);
  const jobs = createJobs({ url, direct: true, onError: throwError });
  const worked = Promise.withResolvers<unknown>();
  jobs.work('role-test', async (payload) => worked.resolve(payload));
  await jobs.start();
  await jobs.send(connection.db, 'role-test', { done: true });
  expect(await worked.promise).toEqual({ done: true });
  await jobs.stop();
  await connection.close();
}

/** Relations, routines, types and schemas of the database by owner, without those of PostgreSQL and of extensions. */
const OWNERS = `
  SELECT DISTINCT owner::regrole::text FROM (
    SELECT relowner AS owner, relnamespace AS schema, oid FROM pg_class
    UNION ALL SELECT proowner, pronamespace, oid FROM pg_proc
    UNION ALL SELECT typowner, typnamespace, oid FROM pg_type
    UNION ALL SELECT nspowner, oid, oid FROM pg_namespace WHERE nspname <> 'public'
    UNION ALL SELECT datdba, 'public'::regnamespace, 0 FROM pg_database WHERE datname = current_database()
  ) owned
  WHERE schema::regnamespace::text !~ '^(pg_|information_schema)'
    AND oid NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')`;

it('the shop uses the embedded database by a role that is no superuser', async () => {
  await open(database.url);
  const attributes = `SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls FROM pg_roles WHERE rolname = current_user`;
  expect(await query(database.url, attributes)).toEqual([false]);
  for (const forbidden of [
    `SELECT pg_read_file('PG_VERSION')`,
    `COPY (SELECT 1) TO PROGRAM 'true'`,
    'SELECT rolpassword FROM pg_authid',
    'ALTER ROLE postgres PASSWORD NULL',
    'SHOW data_directory',
  ]) {
    await expect(query(database.url, forbidden), forbidden).rejects.toThrow(/permission|privilege/);
  }
  expect(await query(database.superuserUrl, OWNERS)).toEqual(['gornitsa']);
});

it('a folder of an earlier version, which was used as superuser, is handed over at the next start', async () => {
  await query(
    database.superuserUrl,
    'DROP SCHEMA public, pgboss, drizzle CASCADE',
    'CREATE SCHEMA public AUTHORIZATION pg_database_owner',
  );
  await open(database.superuserUrl);
  await query(
    database.superuserUrl,
    'CREATE EXTENSION pg_trgm',
    `CREATE SCHEMA "Old one"`,
    `CREATE TYPE "Old one".mood AS ENUM ('calm')`,
    'CREATE DOMAIN "Old one".price AS int CHECK (VALUE > 0)',
    'CREATE TABLE "Old one".parts (id int GENERATED ALWAYS AS IDENTITY, price "Old one".price) PARTITION BY RANGE (id)',
    'CREATE TABLE "Old one"."First part" PARTITION OF "Old one".parts FOR VALUES FROM (1) TO (9)',
    'CREATE SEQUENCE "Old one".numbers',
    'CREATE VIEW "Old one".seen AS SELECT * FROM "Old one".parts',
    'CREATE MATERIALIZED VIEW "Old one".kept AS SELECT * FROM "Old one".parts',
    `CREATE FUNCTION "Old one".twice(int, text DEFAULT 'x') RETURNS int LANGUAGE sql AS 'SELECT 2 * $1'`,
    'ALTER DATABASE gornitsa OWNER TO postgres',
    'DROP OWNED BY gornitsa',
    'DROP ROLE gornitsa',
  );
  expect(await query(database.superuserUrl, OWNERS)).toEqual(['postgres']);
  await database.stop();
  await start();
  expect(await query(database.superuserUrl, OWNERS)).toEqual(['gornitsa']);
  await open(database.url);
  await query(database.url, 'DROP SCHEMA "Old one" CASCADE');
  expect(await query(database.url, `SELECT similarity('диван', 'диваны') > 0.5`)).toEqual([true]);
});

it('a command hands the folder over while a shop of an earlier version holds it', async () => {
  await query(
    database.superuserUrl,
    'CREATE TABLE late (id int)',
    'ALTER ROLE gornitsa PASSWORD NULL',
  );
  const beside = await startEmbeddedDatabase({ folder, say: () => undefined, beside: true });
  expect(beside.url).toBe(database.url);
  expect(await query(beside.url, 'INSERT INTO late VALUES (1) RETURNING id')).toEqual([1]);
  await beside.stop();
  expect(await query(database.url, 'SELECT count(*)::int FROM late')).toEqual([1]);
});

it('a server of one’s own needs a role with what docs/operations.md says, and no more', async () => {
  const [, commands = ''] =
    /```sql\n([^`]*CREATE DATABASE[^`]*)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const statements = commands.split(';').map((line) => line.trim());
  await query(database.superuserUrl, ...statements.filter(Boolean));
  const url = new URL(database.url);
  url.username = 'shop';
  url.password = /PASSWORD '([^']*)'/.exec(commands)?.[1] ?? '';
  url.pathname = '/shop';
  await open(url.href);
  const attributes = `SELECT rolsuper OR rolcreatedb OR rolcreaterole FROM pg_roles WHERE rolname = current_user`;
  expect(await query(url.href, attributes)).toEqual([false]);
});
