import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';

const MIGRATIONS = 'db/migrations';

interface Journal {
  entries: { idx: number; tag: string }[];
}

/** All migrations in order. */
export const readJournal = (): Journal =>
  JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'));

/** Migrates an empty database up to the migration `last`. */
export async function migrateTo(pool: pg.Pool, last: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-schema-'));
  const journal = readJournal();
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  mkdirSync(join(folder, 'meta'));
  for (const { tag } of entries)
    copyFileSync(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  try {
    await migrateDatabase(pool, { folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Tables that triggers and jobs derive from other tables. */
const derived = new Set([
  'product_search',
  'search_words',
  'search_queue',
  'variant_filters',
  'product_filters',
  'filter_options',
  'filter_queue',
  'public_changes',
  'persons',
]);

/** The source tables (`all`: also the derived ones) with their columns. */
export async function tablesOf(
  pool: pg.Pool,
  { all = false } = {},
): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(`
    SELECT table_name AS table, array_agg(quote_ident(column_name) ORDER BY ordinal_position)::text[] AS columns
    FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY table_name`);
  return new Map(
    rows
      .filter(({ table }) => all || !derived.has(table))
      .map(({ table, columns }) => [table, columns]),
  );
}

/** Copies rows from a newer schema to an older one, for the tables and columns that the older one has. */
export async function copyRows(from: pg.Pool, to: pg.Pool): Promise<void> {
  const client = await to.connect();
  await client.query('BEGIN; SET LOCAL session_replication_role = replica');
  for (const [table, columns] of await tablesOf(to, { all: true })) {
    const { rows } = await from.query(
      `SELECT coalesce(json_agg(t), '[]')::text AS all FROM ${table} t`,
    );
    await client.query(`DELETE FROM ${table}`);
    await client.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
      [rows[0].all],
    );
  }
  await client.query(`
    DO $$ DECLARE c record; BEGIN
      FOR c IN SELECT table_name t, column_name n FROM information_schema.columns
        WHERE table_schema = 'public' AND is_identity = 'YES' LOOP
        EXECUTE format('SELECT setval(pg_get_serial_sequence(%L, %L), (SELECT coalesce(max(%I), 1) FROM %I))', c.t, c.n, c.n, c.t);
      END LOOP;
    END $$;
    COMMIT`);
  client.release();
}

/** All rows of these columns, as text. */
export async function rowsOf(pool: pg.Pool, tables: Map<string, string[]>): Promise<Set<string>> {
  const all = new Set<string>();
  for (const [table, columns] of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM (SELECT ${columns} FROM ${table}) t`,
    );
    for (const { row } of rows) all.add(`${table} ${row}`);
  }
  return all;
}
