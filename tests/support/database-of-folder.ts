import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A connection to the database that a running shop keeps in this folder. */
export async function openDatabaseOf(folder: string): Promise<pg.Client> {
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
  const connectionString = `postgresql://postgres:${password}@127.0.0.1:${port}/gornitsa`;
  const database = new pg.Client({ connectionString });
  await database.connect();
  return database;
}
