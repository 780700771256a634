import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { throwError } from '#tests/support/database-url.ts';
import { takeRefusals } from '#tests/support/one-connection.ts';
import { afterCommit } from './after-commit.ts';
import { connectDatabase, type DatabaseConnection } from './database.ts';
import { besideTransaction } from './one-connection.ts';

let own: DatabaseConnection;
let other: DatabaseConnection;
beforeAll(() => {
  own = connectDatabase(inject('serverUrl'), 2, throwError);
  other = connectDatabase(inject('serverUrl'), 2, throwError);
});
afterAll(async () => {
  await own.close();
  await other.close();
});

const one = sql`SELECT 1 AS one`;

it.each([
  ['its own pool', () => own.db.execute(one)],
  ['another pool', () => other.db.execute(one)],
  ['another transaction', () => own.db.transaction((db) => db.execute(one))],
  ['a later turn', () => Promise.resolve().then(() => own.db.execute(one))],
])('a transaction gets no second connection by %s, and who asked is told', async (_, ask) => {
  const asked = own.db.transaction(async () => {
    await ask().catch(() => undefined);
    return takeRefusals();
  });
  expect(await asked).toMatchObject([{ message: expect.stringMatching(/second connection/) }]);
});

it('a transaction has its own connection, a savepoint too; what follows the commit has any', async () => {
  const after = Promise.withResolvers();
  await own.db.transaction(async (db) => {
    await db.transaction((db) => db.execute(one));
    await besideTransaction(() => other.db.execute(one));
    afterCommit(db, () => after.resolve(own.db.execute(one)));
  });
  expect(await after.promise).toMatchObject({ rows: [{ one: 1 }] });
});

it('what a transaction has begun and left has any connection once it is over', async () => {
  const over = Promise.withResolvers<void>();
  const { later } = await own.db.transaction(async () => ({
    later: over.promise.then(() => own.db.execute(one)),
  }));
  over.resolve();
  expect((await later).rows).toEqual([{ one: 1 }]);
});
