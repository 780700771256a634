import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditQuery } from '#contracts/admin/staff/audit.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Actor } from './index.ts';
import { listActions } from './list.ts';
import { changesBetween, makeAuditMonths, recordAction } from './service.ts';

const NOW = new Date('2027-03-31T22:30:00Z');
const clock = { now: () => NOW };
const actor: Actor = { kind: 'terminal', name: 'vera' };

const it = withShop();
const { shop } = fixturesOf(it);

const query = (filter: object) => auditQuery.parse({ limit: '50', ...filter });
const list = (filter: object) =>
  listActions(shop.db, query(filter), {
    zone: 'Europe/Moscow',
    findInvited: async () => new Map(),
  });
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

describe('a page of the log', () => {
  it('goes on where the one before ended, also while entries are added, of one moment too', async () => {
    for (let id = 0; id < 7; id++) await act(shop.db, `page-${id}`);
    const first = await list({ limit: '3', entity: 'order' });
    await act(shop.db, 'added');
    const second = await list({ limit: '3', entity: 'order', after: first.next });
    const ids = [...first.entries, ...second.entries].map(({ entity_id: id }) => id);
    expect(ids).toEqual(['page-6', 'page-5', 'page-4', 'page-3', 'page-2', 'page-1']);
    const all = await list({ limit: '100' });
    expect(all.next).toBeNull();
  });

  it('obeys its filters, each alone', async () => {
    await recordAction(
      {
        db: shop.db,
        // 2 April by the clock of the shop, still 1 April in UTC.
        clock: { now: () => new Date('2027-04-01T22:00:00Z') },
        actor: { kind: 'staff', name: '7' },
      },
      { action: 'staff.change', entity: 'staff', entityId: '9' },
    );
    for (const filter of [
      { actor: 'staff' },
      { actor_name: '7' },
      { action: 'staff.change' },
      { entity: 'staff' },
      { entity_id: '9' },
      { from: '2027-04-02', to: '2027-04-02' },
    ]) {
      const { entries } = await list(filter);
      expect([filter, entries.map(({ entity_id: id }) => id)]).toEqual([filter, ['9']]);
    }
    const { entries } = await list({ to: '2027-04-01' });
    expect(entries.map(({ entity_id: id }) => id)).not.toContain('9');
  });

  it.each([{ after: 'x' }, { limit: '101' }, { from: 'yesterday' }, { colour: 'red' }])(
    'refuses %j',
    (wrong) => {
      expect(auditQuery.safeParse({ limit: '50', ...wrong }).success).toBe(false);
    },
  );
});

it('names the fields that differ', () => {
  expect(changesBetween({ a: 1, b: 'x', c: null }, { a: 2, b: 'x' })).toEqual({
    a: { from: 1, to: 2 },
  });
});
