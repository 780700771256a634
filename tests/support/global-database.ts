import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createJobs } from '#platform/jobs/jobs.ts';
import { demoCategories } from '../../db/demo/index.ts';
import { fillEmptyCatalogue } from '../../src/modules/catalog/fill.ts';
import { indexChangedProducts } from '../../src/modules/catalog/index-products.ts';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { TEMPLATE, throwError, withDatabase } from './database-url.ts';
import { fillDemoContent } from './demo-content.ts';
import { DAY_SHIFT, shiftNow } from './other-day.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

/** Starts one PostgreSQL for the run, with a template database that test files copy: schema, queues and demo catalogue. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const embedded = given
    ? undefined
    : await startEmbeddedDatabase({
        folder: `${process.env.DATA_DIR ?? 'var'}/test`,
        say: () => undefined,
        volatile: true,
      });
  const serverUrl = given ?? embedded?.url ?? '';
  if (embedded) await onServer(embedded.superuserUrl, allowTests);
  await createTemplate(serverUrl);
  project.provide('serverUrl', serverUrl);
  return async () => {
    // The role of the shop may not end an autovacuum that is in one of them.
    await onServer(embedded?.superuserUrl ?? serverUrl, dropTestDatabases);
    await embedded?.stop();
  };
}

async function onServer(serverUrl: string, act: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await act(client);
  await client.end();
}

/** What tests do beside the shop: databases of their own, and rows of an old schema without its triggers. Removes what superusers left. */
async function allowTests(client: pg.Client): Promise<void> {
  await dropTestDatabases(client);
  await client.query('ALTER ROLE gornitsa CREATEDB');
  await client.query('GRANT SET ON PARAMETER session_replication_role TO gornitsa');
}

/** The databases of this run and of runs that were killed. */
async function dropTestDatabases(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT datname FROM pg_database WHERE datname LIKE '${TEMPLATE}%'`,
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
}

async function createTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    await dropTestDatabases(client);
    await client.query(`CREATE DATABASE ${TEMPLATE}`);
  });
  const url = withDatabase(serverUrl, TEMPLATE);
  const connection = connectDatabase(url, 2, throwError);
  await migrateDatabase(connection.pool);
  await shiftNow(connection.pool);
  await fillEmptyCatalogue(connection.db, demoCategories, new Date(Date.now() + DAY_SHIFT));
  await fillDemoContent(connection.db);
  await indexChangedProducts(connection.db, { all: true });
  // Its copies are not analyzed: there is no autovacuum.
  await connection.pool.query('ANALYZE');
  await connection.close();
  const jobs = createJobs({ url, onError: throwError });
  await jobs.start();
  await jobs.stop();
}
