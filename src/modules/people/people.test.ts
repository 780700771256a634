import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { CustomerCard, CustomerRow } from '#contracts/admin/customers/customers.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { signIn } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

let now = new Date('2027-03-01T09:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_CALLBACK: '200/15m', RATE_REGISTRATION: '200/15m' },
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let vera: MemberWithApp;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [54_990 * 100])) as [SomeVariant];
  vera = await office.complete('manager');
});
beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});

async function order(change: Record<string, unknown>, bearer?: string): Promise<string> {
  now = new Date(now.getTime() + 1000);
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const post = (url: string, payload: object) =>
    shop.app.inject({ method: 'POST', url, payload, headers });
  const cart = await post('/api/orders/cart/', { cart_items: [cartLine(sofa)] });
  const made = await post('/api/orders/order-create/', orderForm(cart.json().cart_uuid, change));
  expect(made.statusCode, made.body).toBe(201);
  return made.json().number;
}
async function ask(phone: string, email?: string): Promise<void> {
  // What comes at one moment comes in no order.
  now = new Date(now.getTime() + 1000);
  const payload = { phone, ...(email && { email }) };
  const made = await shop.app.inject({ method: 'POST', url: '/callback/request/', payload });
  expect(made.statusCode).toBe(201);
}
const at = (path: string | number) => `/api/admin/customers/${path}`;
async function find(text: string): Promise<CustomerRow[]> {
  const answer = await vera.call('GET', `${at('')}?${new URLSearchParams({ text })}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().rows;
}
async function only(text: string): Promise<CustomerRow> {
  const found = await find(text);
  expect(found.map(({ name }) => name)).toHaveLength(1);
  return found[0] as CustomerRow;
}
const card = async (id: number): Promise<CustomerCard> =>
  (await vera.call('GET', at(`${id}/`))).json();

describe('a person of the shop', () => {
  it('is one record, whatever orders, calls and account there are', async () => {
    const anna = { customer_name: 'Анна Образцова', email: 'Anna.O@example.ru' };
    await order({ ...anna, phone_number: '+7 (000) 111-22-33' });
    await ask('8 000 111 22 33');
    const account = await signIn(shop, 'anna.o@example.ru', { isNew: true });
    const number = await order(
      { ...anna, customer_name: 'Анна Примерова', phone_number: '+7 000 111-22-34' },
      account.access,
    );
    const one = await only('анна пример');
    expect(one).toMatchObject({ orders: 2, has_account: true, email: 'anna.o@example.ru' });
    expect(await card(one.id)).toMatchObject({
      name: 'Анна Примерова',
      names: ['Анна Образцова', 'Анна Примерова'],
      phones: ['70001112233', '70001112234'],
      emails: ['anna.o@example.ru'],
      accounts: [{ email: 'anna.o@example.ru', is_proved: false }],
      calls: [{ closed_at: null, outcome: null }],
      money: { ordered: 109_980, cancelled: 0, came: 0, went_back: 0 },
      consents: expect.arrayContaining([
        expect.objectContaining({ place: 'order', number }),
        expect.objectContaining({ place: 'call', number: null }),
        expect.objectContaining({ place: 'account', number: null }),
      ]),
      like: [],
    });
  });

  it('who has ordered on the telephone has given no consent', async () => {
    const told = {
      lines: [{ variant: sofa.variant, quantity: 1 }],
      customer_name: 'Тимофей Телефонный',
      phone_number: '8 (000) 000-07-17',
      city: 'Примерск',
      address: 'ул. Образцовая, д. 1',
    };
    const drafts = '/api/admin/order-drafts/';
    const { id } = (await vera.call('POST', drafts, told)).json();
    const whole = { ...told, version: 1, expected_total: 54_990, letter: false };
    expect((await vera.call('POST', `${drafts}${id}/placed/`, whole)).statusCode).toBe(200);
    const found = await only('000) 000-07-17');
    expect(await card(found.id)).toMatchObject({ name: 'Тимофей Телефонный', consents: [] });
  });

  it.for([
    '80004445566',
    '+7 (000) 444-55-66',
    'tel:+7-000-444-55-66',
    '0004445566',
    '5566',
    'boris@example.ru',
    'Борис',
  ])('is found by «%s»', async (text) => {
    if ((await find('boris@example.ru')).length === 0) {
      await order({
        customer_name: 'Борис Находкин',
        email: 'boris@example.ru',
        phone_number: '+70004445566',
      });
    }
    expect((await find(text)).map(({ name }) => name)).toEqual(['Борис Находкин']);
  });

  it('is found by the number of an order, and from order and call', async () => {
    const email = 'dina@example.ru';
    const number = await order({ customer_name: 'Дина', email, phone_number: '+70007778899' });
    const { id } = await only(number.toLowerCase().replace('-', ' '));
    expect((await vera.call('GET', at(`of/order/${number}/`))).json()).toEqual({ id });
    await ask('+70007778899');
    const [call] = (await card(id)).calls;
    expect((await vera.call('GET', at(`of/call/${call?.id}/`))).json()).toEqual({ id });
    expect((await vera.call('GET', at('of/order/AAAA-AAAA/'))).statusCode).toBe(404);
  });

  it('joins the record of the account that has taken the orders of the guest', async () => {
    const email = 'egor@example.ru';
    await order({ customer_name: 'Егор', email, phone_number: '+70001010101' });
    await signIn(shop, email, { isNew: true });
    expect(await only('egor@example.ru')).toMatchObject({ orders: 1, has_account: true });
  });

  it('has notes, which their writer removes', async () => {
    await order({ customer_name: 'Зоя', email: 'zoya@example.ru', phone_number: '+70002020202' });
    const { id } = await only('zoya@example.ru');
    const written = await vera.call('POST', at(`${id}/notes/`), { text: 'Звонить после шести' });
    expect(written.json().notes).toMatchObject([
      { by: 'Вера', is_own: true, text: 'Звонить после шести' },
    ]);
    const [note] = written.json().notes;
    const other = await office.complete('manager');
    expect((await other.call('DELETE', at(`${id}/notes/${note.id}/`))).statusCode).toBe(404);
    const removed = await vera.call('DELETE', at(`${id}/notes/${note.id}/`));
    expect(removed.json().notes).toEqual([]);
  });

  it('is joined with a record of the same person, and separated again', async () => {
    await order({ customer_name: 'Ира', email: 'ira@example.ru', phone_number: '+70003030303' });
    await order({
      customer_name: 'Ирина',
      email: 'ira-2@example.ru',
      phone_number: '+70003030304',
    });
    // The phone of one with the e-mail of the other.
    await order({
      customer_name: 'Ирина К',
      email: 'ira@example.ru',
      phone_number: '+70003030304',
    });
    const one = await only('+70003030303');
    const other = await only('ira-2@example.ru');
    expect((await card(one.id)).like.map(({ id }) => id)).toEqual([other.id]);
    expect((await card(other.id)).like.map(({ id }) => id)).toEqual([one.id]);
    const told = await vera.call('GET', at(`${one.id}/joining/${other.id}/`));
    expect(told.json()).toMatchObject({ kept: { orders: 1 }, joined: { orders: 2 }, calls: 0 });
    const joined = await vera.call('POST', at(`${one.id}/joins/`), { other: other.id });
    expect(joined.json()).toMatchObject({
      orders: 3,
      name: 'Ирина К',
      like: [],
      joins: [{ other: 'Ирина К', by: 'Вера' }],
    });
    expect(await only('ira-2@example.ru')).toMatchObject({ id: one.id });
    expect((await card(other.id)).id).toBe(one.id);
    await order({ customer_name: 'Ира', email: 'ira-2@example.ru', phone_number: '+70003030304' });
    const [join] = joined.json().joins;
    const parted = await vera.call('POST', at(`${one.id}/joins/${join.id}/undo/`), {});
    expect(parted.json()).toMatchObject({ id: one.id, orders: 2, joins: [] });
    expect(await only('ira-2@example.ru')).toMatchObject({ id: other.id, orders: 2 });
  });

  it('is joined neither with itself nor with what is joined', async () => {
    await order({ customer_name: 'Кай', email: 'kay@example.ru', phone_number: '+70005050505' });
    await order({ customer_name: 'Лев', email: 'lev@example.ru', phone_number: '+70005050506' });
    const [kay, lev] = [await only('kay@example.ru'), await only('lev@example.ru')];
    const join = (id: number, other: number) => vera.call('POST', at(`${id}/joins/`), { other });
    expect((await join(kay.id, kay.id)).json().code).toBe('customers_not_joined');
    expect((await join(kay.id, lev.id)).statusCode).toBe(200);
    expect((await join(lev.id, kay.id)).json().code).toBe('customers_not_joined');
    expect((await join(kay.id, 2_000_000_000)).statusCode).toBe(404);
  });

  it('is forgotten with the last that is kept of it', async () => {
    await ask('+70006060606', 'mila@example.ru');
    const { id } = await only('mila@example.ru');
    await shop.db.execute("DELETE FROM callback_requests WHERE email = 'mila@example.ru'");
    expect(await find('mila@example.ru')).toEqual([]);
    expect((await vera.call('GET', at(`${id}/`))).statusCode).toBe(404);
  });

  it('is one record of two orders that are placed at the same moment', async () => {
    const form = { customer_name: 'Нина', email: 'nina@example.ru', phone_number: '+70008080808' };
    await Promise.all([order(form), order(form), order(form)]);
    expect(await only('nina@example.ru')).toMatchObject({ orders: 3 });
  });

  it('is exported with the others of a filter by the owner, into whose log it goes', async () => {
    await order({ customer_name: 'Ипполит Выгрузкин', phone_number: '+7 (000) 000-08-18' });
    const path = at('export/?format=csv&text=Ипполит');
    expect((await vera.call('GET', path)).json()).toMatchObject({ code: 'not_permitted' });
    const owner = await office.complete('owner');
    const file = await owner.call('GET', path);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="customers-2027-03-01.csv"',
    );
    const [head = '', ...rows] = file.body.trim().split('\r\n');
    expect(head).toMatch(/Имя;Телефон;E-mail;Учётная запись;Заказов;/);
    expect(rows).toEqual([
      expect.stringMatching(/^Ипполит Выгрузкин;'?\+70000000818;.*;1;0;01\.03\.2027 /),
    ]);
    const { rows: log } = await shop.db.execute(
      "SELECT changes -> 'rows' ->> 'to' AS rows FROM audit_log WHERE action = 'customers.export'",
    );
    expect(log).toEqual([{ rows: '1' }]);
    expect(JSON.stringify(log)).not.toContain('Ипполит');
  });

  it('is on pages that go on from each other', async () => {
    const ids: number[] = [];
    let after = '';
    do {
      const answer = await vera.call('GET', `${at('')}?limit=3${after && `&after=${after}`}`);
      const { rows, next } = answer.json();
      ids.push(...rows.map(({ id }: CustomerRow) => id));
      after = next ?? '';
    } while (after);
    expect(ids.length).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is found in what was there before', async () => {
    const all = async () => {
      const { rows } = (await vera.call('GET', `${at('')}?limit=100`)).json();
      return rows
        .filter(({ orders }: CustomerRow) => orders > 0)
        .map(({ name, phone, email, orders }: CustomerRow) => [name, phone, email, orders].join())
        .toSorted();
    };
    const before = await all();
    expect(before.length).toBeGreaterThan(6);
    const migration = readFileSync('db/migrations/0110_persons_of_before.sql', 'utf8');
    await shop.db.transaction(async (db) => {
      await db.execute('TRUNCATE persons CASCADE');
      for (const statement of migration.split('--> statement-breakpoint')) {
        await db.execute(statement);
      }
    });
    // All but what the staff had joined.
    const joined = /ira|kay|lev/;
    const others = (rows: string[]) => rows.filter((row) => !joined.test(row));
    expect(others(await all())).toEqual(others(before));
    expect(await only('nina@example.ru')).toMatchObject({ orders: 3 });
  });

  it('is seen by nobody without the permission', async () => {
    const keeper = await office.complete('warehouse');
    const { id } = await only('nina@example.ru');
    for (const path of ['', `${id}/`, 'of/order/AAAA-AAAA/', `${id}/joining/1/`]) {
      expect((await keeper.call('GET', at(path))).statusCode).toBe(403);
    }
  });
});
