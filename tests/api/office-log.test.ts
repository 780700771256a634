import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop({ clock: { now: () => now } });
let now = new Date('2027-03-01T22:30:00Z');

describe('the log as a table for spreadsheets', () => {
  it('has the entries of the filter in words, by the clock of the shop', async ({ office }) => {
    const owner = await office.complete('owner');
    const other = await office.complete('content');
    await owner.call('PUT', `/api/admin/staff/${other.id}/`, { role: 'warehouse', disabled: true });
    const { body, headers } = await owner.call(
      'GET',
      '/api/admin/audit/export/?action=staff.change&from=2027-03-02&to=2027-03-02',
    );
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="log-2027-03-02.csv"',
      'cache-control': 'no-store',
    });
    const [, ...rows] = parse(body, { delimiter: ';', bom: true }) as string[][];
    expect(rows).toEqual([
      [
        '2 марта 2027 г. в 01:30',
        'Сотрудник',
        'Вера',
        '127.0.0.1',
        'изменены права',
        `сотрудник ${other.id}`,
        'роль: контент → склад; доступ: открыт → закрыт',
      ],
    ]);
  });

  it('is written into the log itself, and asks for the code again after ten minutes', async ({
    office,
  }) => {
    const owner = await office.complete('owner');
    await owner.call('GET', '/api/admin/audit/export/');
    const { entries } = (
      await owner.call('GET', '/api/admin/audit/?action=audit.export&limit=1')
    ).json();
    expect(entries).toMatchObject([{ actor_name: String(owner.id) }]);
    now = new Date(now.getTime() + 11 * 60_000);
    const late = await owner.call('GET', '/api/admin/audit/export/');
    expect(late.json()).toMatchObject({ code: 'step_up_required' });
  });

  it('is read where an earlier version left out what was not there before', async ({
    shop,
    office,
  }) => {
    const owner = await office.complete('owner');
    await shop.db.execute(
      sql`INSERT INTO audit_log (at, actor, actor_name, action, entity, entity_id, changes)
        VALUES (${now.toISOString()}::timestamptz, 'system', 'shop', 'partly', 'order', 'one', '{"inn":{"to":"1"}}')`,
    );
    const { entries } = (await owner.call('GET', '/api/admin/audit/?action=partly')).json();
    expect(entries).toMatchObject([{ changes: { inn: { to: '1' } } }]);
  });

  it('is whole, however long it is', async ({ shop, office }) => {
    const owner = await office.complete('owner');
    await shop.db.execute(
      sql`INSERT INTO audit_log (at, actor, actor_name, action, entity, entity_id, changes)
        SELECT ${now.toISOString()}::timestamptz, 'system', 'shop', 'many', 'order', n, '{}' FROM generate_series(1, 2500) n`,
    );
    const { body } = await owner.call('GET', '/api/admin/audit/export/?action=many');
    const [, ...rows] = parse(body, { delimiter: ';', bom: true }) as string[][];
    expect(new Set(rows.map((cells) => cells[5])).size).toBe(2500);
  });
});
