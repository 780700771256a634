import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, it } from 'vitest';
import { throwError } from '#tests/support/database-url.ts';
import { connectDatabase, type Database, type DatabaseConnection } from './database.ts';

let connection: DatabaseConnection | undefined;
afterEach(async () => {
  await connection?.close();
});

/** One connection, so that what it keeps can be asked on it. */
function connect(options: { direct: boolean }): DatabaseConnection {
  connection = connectDatabase(inject('serverUrl'), 1, throwError, options);
  return connection;
}

async function kept(db: Database) {
  const { rows } = await db.execute<{ statement: string; plans: number }>(sql`
    SELECT statement, (generic_plans + custom_plans)::int AS plans FROM pg_prepared_statements`);
  return rows;
}

const double = async (db: Database, number: number) =>
  (await db.execute<{ doubled: number }>(sql`SELECT 2 * ${number}::int AS doubled`)).rows[0]
    ?.doubled;

it('a statement is kept by its connection, in a transaction and outside of one', async () => {
  const { db, prepared } = connect({ direct: true });
  expect(await double(prepared, 3)).toBe(6);
  expect(await prepared.transaction((tx) => double(tx, 4))).toBe(8);
  expect(await kept(db)).toEqual([{ statement: 'SELECT 2 * $1::int AS doubled', plans: 2 }]);
});

it('a statement that goes through `db` is not kept', async () => {
  const { db } = connect({ direct: true });
  expect(await double(db, 3)).toBe(6);
  expect(await db.transaction((tx) => double(tx, 4))).toBe(8);
  expect(await kept(db)).toEqual([]);
});

it('none is kept where a pooler may stand between', async () => {
  const { db, prepared } = connect({ direct: false });
  expect(await double(prepared, 3)).toBe(6);
  expect(await kept(db)).toEqual([]);
});

it('there is an end of those that are kept, not of those that are answered', async () => {
  const { db, prepared } = connect({ direct: true });
  for (let added = 0; added < 250; added += 1) {
    const { rows } = await prepared.execute(
      sql.raw(`SELECT ${added} AS added`).append(sql` WHERE ${1}::int = 1`),
    );
    expect(rows).toEqual([{ added }]);
  }
  expect((await kept(db)).length).toBeLessThanOrEqual(200);
});
