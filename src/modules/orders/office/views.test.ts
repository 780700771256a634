import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { viewQuery } from '#contracts/admin/orders/order-views.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';
import { addView } from './views.ts';

const NOW = new Date('2027-03-01T09:00:00Z');
const VIEWS = '/api/admin/order-views/';
const it = withShop({ clock: { now: () => NOW }, env: { RATE_LOGIN: '200/15m' } });
let manager: Member;
let keeper: Member;
let owner: Member;

it.beforeAll(async ({ office }) => {
  manager = await office.complete('manager');
  keeper = await office.joined('warehouse');
  owner = await office.complete('owner');
});

const add = (person: Member, view: object) => person.call('POST', VIEWS, { query: {}, ...view });
const namesOf = async (person: Member): Promise<string[]> => {
  const { views } = (await person.call('GET', VIEWS)).json();
  return views.map(({ name }: { name: string }) => name);
};
const rename = (person: Member, id: number, name: string) =>
  person.call('PUT', `${VIEWS}${id}/`, { name });
const remove = (person: Member, id: number) => person.call('DELETE', `${VIEWS}${id}/`);

describe('a saved view', () => {
  it('keeps filter, order and columns; a shared one is for all, an own one for its member', async () => {
    const query = { status: 'confirmed', sort: 'oldest', columns: 'number,when,sum' };
    const own = await add(manager, { name: 'Мои подтверждённые', query });
    const shared = await add(manager, { name: 'Подтверждённые', shared: true, query });
    expect([own.statusCode, shared.statusCode]).toEqual([201, 201]);
    expect(shared.json()).toMatchObject({ shared: true, by: 'Вера', query, is_changeable: true });
    expect(await namesOf(manager)).toEqual(['Подтверждённые', 'Мои подтверждённые']);
    const { views } = (await keeper.call('GET', VIEWS)).json();
    expect(views).toEqual([
      expect.objectContaining({ name: 'Подтверждённые', query, is_changeable: false }),
    ]);
  });

  it('never holds a parameter that the list does not know, nor a name of many lines or letters', async ({
    shop,
  }) => {
    const faults = [
      { name: 'Лишнее', query: { discount: '5' } },
      { name: 'Столбец', query: { columns: 'number,password' } },
      { name: 'Статус', query: { status: 'lost' } },
      { name: 'Дальше', query: { after: '2027-03-01T09:00:00.000Z_1' } },
      { name: 'Две\nстроки' },
      { name: 'я'.repeat(61) },
      { name: '   ' },
    ];
    for (const fault of faults) {
      expect([fault, (await add(manager, fault)).statusCode]).toEqual([fault, 400]);
    }
    const { id } = (await add(manager, { name: 'Старый вид', query: { status: 'new' } })).json();
    await shop.db.execute(
      sql`UPDATE saved_views SET query = query || '{"gone": "1", "status": "lost", "tag": "срочно"}' WHERE id = ${id}`,
    );
    const { views } = (await manager.call('GET', VIEWS)).json();
    const kept = views.find((view: { id: number }) => view.id === id);
    expect(kept.query).toEqual({ tag: 'срочно' });
  });

  it('has a name of its own', async () => {
    await add(manager, { name: 'Срочные' });
    const again = await add(manager, { name: 'срочные' });
    expect([again.statusCode, Object.keys(again.json())]).toEqual([
      400,
      expect.arrayContaining(['name']),
    ]);
    expect((await add(keeper, { name: 'Срочные' })).statusCode).toBe(201);
    expect((await add(manager, { name: 'Срочные', shared: true })).statusCode).toBe(201);
    expect((await add(keeper, { name: 'Срочные', shared: true })).statusCode).toBe(400);
  });

  it('is renamed and removed by its maker, a shared one by the owner too, by nobody else', async ({
    shop,
  }) => {
    const own = (await add(manager, { name: 'Личный' })).json();
    const shared = (await add(manager, { name: 'Общий', shared: true })).json();
    for (const person of [keeper, owner]) {
      expect((await rename(person, own.id, 'Чужой')).statusCode).toBe(404);
      expect((await remove(person, own.id)).statusCode).toBe(404);
    }
    expect((await rename(keeper, shared.id, 'Чужой')).statusCode).toBe(404);
    expect((await remove(keeper, shared.id)).statusCode).toBe(404);
    expect((await rename(manager, own.id, 'Личный новый')).json().name).toBe('Личный новый');
    expect((await rename(manager, own.id, 'Мои подтверждённые')).statusCode).toBe(400);
    expect((await rename(owner, shared.id, 'Общий новый')).json().name).toBe('Общий новый');
    expect((await remove(owner, shared.id)).statusCode).toBe(200);
    expect((await remove(manager, own.id)).statusCode).toBe(200);
    expect((await remove(manager, own.id)).statusCode).toBe(404);
    expect(await namesOf(manager)).not.toContain('Личный новый');
    const { rows } = await shop.db.execute(
      sql`SELECT action, actor_name, entity_id FROM audit_log WHERE entity = 'view' AND entity_id = ${String(shared.id)} ORDER BY id`,
    );
    expect(rows).toEqual([
      { action: 'views.add', actor_name: String(manager.id), entity_id: String(shared.id) },
      { action: 'views.rename', actor_name: String(owner.id), entity_id: String(shared.id) },
      { action: 'views.remove', actor_name: String(owner.id), entity_id: String(shared.id) },
    ]);
  });

  it('is one of thirty at most, also when many are saved at once', async ({ shop, office }) => {
    const busy = await office.joined('warehouse');
    const context = {
      db: shop.db,
      clock: { now: () => NOW },
      staffNames: async () => new Map(),
      list: { screen: 'orders', query: viewQuery } as const,
    };
    const actor = { kind: 'staff', name: String(busy.id) } as const;
    const addHere = (at: number) =>
      addView(
        context,
        { name: `Вид ${at}`, shared: false, query: {} },
        { actor, isSteppedUp: false, may: () => false },
      );
    for (let at = 1; at < 30; at++) await addHere(at);
    const answers = await Promise.allSettled([30, 31, 32, 33].map(addHere));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = await add(busy, { name: 'Вид сверх' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'views_many']);
    expect((await add(busy, { name: 'Общий сверх', shared: true })).statusCode).toBe(201);
  });

  it('is for those who see orders', async ({ office }) => {
    const content = await office.joined('content');
    expect((await content.call('GET', VIEWS)).json()).toMatchObject({ code: 'not_permitted' });
    expect((await add(content, { name: 'Вид' })).statusCode).toBe(403);
  });

  it('of goods is apart from those of orders: in its name, its parameters, its number and its rights', async ({
    office,
  }) => {
    const GOODS = '/api/admin/goods-views/';
    const writer = await office.joined('content');
    const query = { category: 'divany', state: 'sold_out' };
    const added = await writer.call('POST', GOODS, { name: 'Разбор', shared: true, query });
    expect([added.statusCode, added.json()]).toMatchObject([201, { query, is_changeable: true }]);
    expect((await add(manager, { name: 'Разбор', shared: true })).statusCode).toBe(201);
    const twice = await manager.call('POST', GOODS, { name: 'разбор', shared: true, query });
    expect([twice.statusCode, twice.json()]).toMatchObject([
      400,
      { name: [expect.stringContaining('уже есть')] },
    ]);
    const wrong = await writer.call('POST', GOODS, { name: 'Статус', query: { status: 'new' } });
    expect(wrong.statusCode).toBe(400);
    const { views } = (await keeper.call('GET', GOODS)).json();
    expect(views).toEqual([
      expect.objectContaining({ name: 'Разбор', query, is_changeable: false }),
    ]);
    const { id } = added.json();
    expect((await rename(writer, id, 'Чужой список')).statusCode).toBeGreaterThanOrEqual(403);
    expect((await rename(owner, id, 'Чужой список')).statusCode).toBe(404);
    expect((await remove(owner, id)).statusCode).toBe(404);
    const renamed = await writer.call('PUT', `${GOODS}${id}/`, { name: 'Закончились' });
    expect(renamed.json().name).toBe('Закончились');
    expect((await writer.call('DELETE', `${GOODS}${id}/`)).statusCode).toBe(200);
    expect((await writer.call('GET', GOODS)).json().views).toEqual([]);
    expect(await namesOf(manager)).toContain('Разбор');
  });
});
