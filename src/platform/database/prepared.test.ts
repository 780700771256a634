import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, it } from 'vitest';
import { throwError } from '#tests/support/database-url.ts';
import { connectDatabase, type Database, type DatabaseConnection } from './database.ts';
import { createPrepare } from './prepared.ts';

let connection: DatabaseConnection | undefined;
afterEach(async () => {
  await connection?.close();
});

/** A pool of one connection: prepared statements belong to a connection. */
function connect(options: { direct: boolean }): DatabaseConnection {
  connection = connectDatabase(inject('serverUrl'), 1, throwError, options);
  return connection;
}

async function preparedStatements(db: Database) {
  const { rows } = await db.execute<{ statement: string; plans: number }>(sql`
    SELECT statement, (generic_plans + custom_plans)::int AS plans FROM pg_prepared_statements`);
  return rows;
}

const double = async (db: Database, number: number) =>
  (await db.execute<{ doubled: number }>(sql`SELECT 2 * ${number}::int AS doubled`)).rows[0]
    ?.doubled;

it('a statement is prepared once on its connection, inside and outside of a transaction', async () => {
  const { db, prepared } = connect({ direct: true });
  expect(await double(prepared, 3)).toBe(6);
  expect(await prepared.transaction((tx) => double(tx, 4))).toBe(8);
  expect(await preparedStatements(db)).toEqual([
    { statement: 'SELECT 2 * $1::int AS doubled', plans: 2 },
  ]);
});

it('a statement sent by `db` is not prepared', async () => {
  const { db } = connect({ direct: true });
  expect(await double(db, 3)).toBe(6);
  expect(await db.transaction((tx) => double(tx, 4))).toBe(8);
  expect(await preparedStatements(db)).toEqual([]);
});

it('no statement is prepared behind a pooler', async () => {
  const { db, prepared } = connect({ direct: false });
  expect(await double(prepared, 3)).toBe(6);
  expect(await preparedStatements(db)).toEqual([]);
});

it('a statement without values is prepared where the caller knows that it is one', async () => {
  const { db, pool } = connect({ direct: true });
  const prepare = createPrepare();
  await pool.query(prepare({ text: 'SELECT 1; SELECT 2' }));
  await pool.query(prepare({ text: 'SELECT 3' }));
  await pool.query(prepare({ text: 'SELECT 4' }, [], { single: true }));
  expect((await preparedStatements(db)).map(({ statement }) => statement)).toEqual(['SELECT 4']);
});

it('the number of prepared statements is limited; statements beyond it still run', async () => {
  const { db, prepared } = connect({ direct: true });
  for (let added = 0; added < 250; added += 1) {
    const { rows } = await prepared.execute(
      sql.raw(`SELECT ${added} AS added`).append(sql` WHERE ${1}::int = 1`),
    );
    expect(rows).toEqual([{ added }]);
  }
  expect((await preparedStatements(db)).length).toBeLessThanOrEqual(200);
});
