import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/build-test-app.ts';
import type { Actor } from './index.ts';
import { changesBetween, makeAuditMonths, recordAction } from './service.ts';

const NOW = new Date('2027-03-31T22:30:00Z');
const clock = { now: () => NOW };
const actor: Actor = { kind: 'terminal', name: 'vera' };

let shop: TestApp;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop.close());

const written = async () => (await shop.db.execute(sql`SELECT * FROM audit_log ORDER BY id`)).rows;
const act = (db = shop.db, entityId = '1') =>
  recordAction(
    { db, clock, actor },
    {
      action: 'orders.change',
      entity: 'order',
      entityId,
      changes: { status: { from: 'new', to: 'shipped' } },
    },
  );

describe('the audit log', () => {
  it('keeps who did what, and when', async () => {
    await act();
    expect(await written()).toMatchObject([
      {
        actor: 'terminal',
        actor_name: 'vera',
        action: 'orders.change',
        entity: 'order',
        entity_id: '1',
        changes: { status: { from: 'new', to: 'shipped' } },
      },
    ]);
  });

  it('has no row of a change that was rolled back', async () => {
    const before = await written();
    const failing = shop.db.transaction(async (db) => {
      await act(db, '2');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await written()).toEqual(before);
  });

  it.each([
    sql`UPDATE audit_log SET actor_name = 'boris'`,
    sql`DELETE FROM audit_log`,
    sql`TRUNCATE audit_log`,
    sql`TRUNCATE audit_log_other`,
    sql`DELETE FROM audit_log_other`,
  ])('is only added to: %#', async (statement) => {
    await act();
    const before = await written();
    await expect(shop.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'audit_log is append-only' },
    });
    expect(await written()).toEqual(before);
  });

  it('has a partition for this month and the next, which are only added to as well', async () => {
    const later = { now: () => new Date('2027-05-31T12:00:00Z') };
    await makeAuditMonths({ db: shop.db, clock: later });
    await makeAuditMonths({ db: shop.db, clock: later });
    await recordAction(
      { db: shop.db, clock: later, actor },
      {
        action: 'settings.change',
        entity: 'settings',
        entityId: 'phone',
        changes: { phone: 'changed' },
      },
    );
    const { rows } = await shop.db.execute(sql`SELECT entity_id FROM audit_log_2027_05`);
    expect(rows).toEqual([{ entity_id: 'phone' }]);
    await expect(shop.db.execute(sql`TRUNCATE audit_log_2027_05`)).rejects.toMatchObject({
      cause: { message: 'audit_log is append-only' },
    });
    const next = await shop.db.execute(sql`SELECT to_regclass('audit_log_2027_06') AS name`);
    expect(next.rows).toEqual([{ name: 'audit_log_2027_06' }]);
  });

  it('leaves the rows of a month that had no partition where they are', async () => {
    await act();
    await makeAuditMonths({ db: shop.db, clock });
    const { rows } = await shop.db.execute(sql`SELECT to_regclass('audit_log_2027_03') AS name`);
    expect(rows).toEqual([{ name: null }]);
  });
});

it('names the fields that differ', () => {
  expect(changesBetween({ a: 1, b: 'x', c: null }, { a: 2, b: 'x' })).toEqual({
    a: { from: 1, to: 2 },
  });
});
