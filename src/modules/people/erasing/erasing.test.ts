import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { CustomerRow } from '#contracts/admin/customers/customers.ts';
import type { OrderEvent } from '#contracts/admin/orders/order-events.ts';
import { eventTexts } from '#messages/office/orders.ts';
import { cameraPhoto } from '#tests/support/camera-photo.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { callAsGuest, signIn, type TestCustomer } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { callOf } from '#tests/support/order-links.ts';
import { giveMoneyBack, noteMoney } from '#tests/support/order-money.ts';
import { guestFrom, type Post, placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

let now = new Date('2027-03-01T09:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_CALLBACK: '200/15m', RATE_REGISTRATION: '200/15m' },
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let owner: MemberWithApp;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  await setVariant(shop.db, sofa.variant, { stock: 20 });
  owner = await office.complete('owner');
});

const person = {
  customer_name: 'Аполлинария Редкоименная',
  email: 'apollinaria@example.ru',
  phone_number: '+7 (000) 987-65-43',
  city: 'Тридевятинск',
  address: 'ул. Заповедная, д. 77',
  comment: 'Аполлинария просит звонить на 8 000 987 65 43',
  telegram: '@apollinaria_r',
  whatsapp: '+70009876543',
};
/** What must be found nowhere, in small letters. The phone without what parts its digits. */
const traces = [
  'аполлинари',
  'apollinaria',
  'редкоименн',
  'тридевятинск',
  'заповедная',
  '0009876543',
];

/** Every row of every table, as `COPY` would write it, with a trace. */
async function tracesLeft(): Promise<string[]> {
  const { rows: tables } = await shop.db.execute<{ name: string }>(sql`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`);
  expect(tables.length).toBeGreaterThan(90);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await shop.db.execute<{ line: string }>(
      sql`SELECT lower(one::text) AS line FROM ${sql.raw(name)} AS one`,
    );
    for (const { line } of rows) {
      const plain = line.replaceAll(/[\s()+-]/g, '');
      const trace = traces.find((word) => line.includes(word) || plain.includes(word));
      if (trace) found.push(`${name}: ${trace} in ${line.slice(0, 300)}`);
    }
  }
  return found;
}

const at = (path: string | number) => `/api/admin/customers/${path}`;
async function find(text: string): Promise<CustomerRow> {
  const { rows } = (await owner.call('GET', `${at('')}?${new URLSearchParams({ text })}`)).json();
  expect(rows).toHaveLength(1);
  return rows[0];
}
async function move(number: string, status: string) {
  const url = `/api/admin/orders/${number}/`;
  const { version } = (await owner.call('GET', url)).json();
  const moved = await owner.call('PUT', url, { version, status, letter: true });
  expect(moved.statusCode, moved.body).toBe(200);
}
const asCustomer =
  (customer: TestCustomer): Post =>
  (url, payload) =>
    customer.call('POST', url, payload);
const erase = (id: number, member = owner) =>
  member.call('POST', at(`${id}/erasing/`), { reason: 'asked', asked_on: '2027-03-01' });

/** A guest order, an order and things of an account, a call, a return with a photograph, words of the staff, letters. */
async function live() {
  const guest = await placeOrder(guestFrom(shop), [cartLine(sofa)], person);
  const customer = await signIn(shop, person.email, { isNew: true });
  await customer.call('PUT', '/api/dj-rest-auth/user/', {
    first_name: 'Аполлинария',
    last_name: 'Редкоименная',
    middle_name: '',
    phone_number: '+70009876543',
    address: person.address,
    city: person.city,
  });
  await customer.call('POST', '/api/wishlist/merge/', { product_variant_ids: [sofa.variant] });
  const own = await placeOrder(asCustomer(customer), [cartLine(sofa)], person);
  await customer.call('POST', '/api/orders/cart/', { cart_items: [cartLine(sofa)] });
  const call = await shop.app.inject({
    method: 'POST',
    url: '/callback/request/',
    payload: { phone: '8 000 987-65-43', email: person.email, telegram: '@apollinaria_r' },
  });
  expect([guest.status, own.status, call.statusCode]).toEqual([201, 201, 201]);
  const { number } = own;
  const order = `/api/admin/orders/${number}/`;
  const draft = await owner.call('POST', '/api/admin/order-drafts/', { copy_of: number });
  expect(draft.statusCode).toBe(200);
  const note = { text: 'Аполлинария ждёт до шести', public: true };
  expect((await owner.call('POST', `${order}notes/`, note)).statusCode).toBe(200);
  await owner.call('PUT', `${order}tags/`, { add: ['для Аполлинарии'] });
  const { version } = (await owner.call('GET', order)).json();
  const plan = { version, visit_note: 'замер у Аполлинарии' };
  expect((await owner.call('PUT', `${order}plan/`, plan)).statusCode).toBe(200);
  const recorded = { outcome: 'reached', note: 'говорил с Аполлинарией' };
  await owner.call('POST', `${order}calls/`, recorded);
  const [asked] = (await owner.call('GET', '/api/admin/callbacks/')).json().calls;
  await owner.call('POST', `/api/admin/callbacks/${asked.id}/calls/`, {
    version: asked.version,
    ...recorded,
  });
  for (const one of [guest.number, number]) {
    await noteMoney(owner, one, {
      document: 'п/п 7, Аполлинария Редкоименная',
      note: person.email,
    });
    await move(one, 'delivered');
  }
  return { guest, own, customer };
}

/** A return of the order by its link, with a photograph, that the shop refuses. */
async function returned({ order_url: url }: { readonly order_url: string }): Promise<number> {
  const answer = await callAsGuest(shop, 'POST', callOf(url, 'returns/'), {
    lines: [{ position: 0, quantity: 1 }],
    has_defect: true,
    reason: 'Аполлинарии не подошло, ул. Заповедная',
    wish: 'money',
  });
  const { id } = answer.json().returns[0];
  const given = await shop.app.inject({
    method: 'PUT',
    url: callOf(url, `returns/${id}/photographs/${randomUUID()}/`),
    headers: { 'content-type': 'image/jpeg' },
    payload: await cameraPhoto(),
  });
  expect(given.statusCode).toBeLessThan(300);
  return id;
}

async function refuse(id: number): Promise<void> {
  const url = `/api/admin/returns/${id}/`;
  const { version } = (await owner.call('GET', url)).json();
  const step = { to: 'refused', note: 'Аполлинария, срок прошёл' };
  const refused = await owner.call('POST', `${url}step/`, { version, step });
  expect(refused.statusCode, refused.body).toBe(200);
}

describe('the erasure of a person', () => {
  it('leaves nothing of them in any table, and the sums of their orders', async () => {
    const { guest, own, customer } = await live();
    const back = await returned(own);
    await refuse(back);
    const { id } = await find(person.email);
    await owner.call('POST', at(`${id}/notes/`), { text: 'Аполлинария любит зелёное' });
    await shop.db.execute(
      sql`INSERT INTO searches (day, text, asked, found) VALUES ('2027-03-01', ${person.email}, 1, 0)`,
    );
    expect(await tracesLeft()).not.toEqual([]);
    const told = await owner.call('GET', at(`${id}/erasing/`));
    expect(told.json()).toEqual({ obstacles: [] });

    const erased = await erase(id);
    expect(erased.statusCode, erased.body).toBe(200);
    const act = erased.json();
    expect(act).toMatchObject({ by: 'Вера', reason: 'asked', asked_on: '2027-03-01' });
    const rows = Object.fromEntries(
      act.removed.map(({ kind, rows }: { kind: string; rows: number }) => [kind, rows]),
    );
    expect(rows).toMatchObject({
      accounts: 1,
      orders: 2,
      calls: 1,
      photographs: 1,
      notes: 1,
      searches: 1,
    });
    expect(rows.letters).toBeGreaterThan(0);
    expect(act.kept).toEqual(expect.arrayContaining([{ kind: 'orders', rows: 2 }]));
    expect(await tracesLeft()).toEqual([]);

    for (const { number } of [guest, own]) {
      const card = (await owner.call('GET', `/api/admin/orders/${number}/`)).json();
      expect(card).toMatchObject({
        customer_name: 'Имя удалено',
        email: '',
        phone_number: '',
        total: 54_990,
        payment: 'paid',
        earlier: [],
      });
      // A step says at least that nothing more is known of it.
      const texts = card.events.map((event: OrderEvent) =>
        eventTexts(event, 'Europe/Moscow', 'new_post').join(),
      );
      expect(texts.filter((text: string) => text === '')).toEqual([]);
    }
    expect((await owner.call('GET', `/api/admin/returns/${back}/`)).statusCode).toBe(200);
    expect((await customer.call('GET', '/api/dj-rest-auth/user/')).statusCode).toBe(401);
    const left = (await owner.call('GET', at(`${id}/`))).json();
    expect(left).toMatchObject({ name: '', orders: 2, phones: [], emails: [], acts: [act.id] });
    expect((await owner.call('GET', `/api/admin/erasures/${act.id}/`)).json()).toEqual(act);
    expect((await erase(id)).json().code).toBe('customer_erased');
    expect((await owner.call('POST', at(`${id}/notes/`), { text: 'ещё' })).statusCode).toBe(409);
    const { entries } = (await owner.call('GET', '/api/admin/audit/?entity=customer')).json();
    expect(entries).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'customers.erase' })]),
    );
  });

  it('waits until orders, money and returns are done with', async () => {
    const email = 'waiting@example.ru';
    const form = { email, phone_number: '+70001230000', customer_name: 'Ждун' };
    const order = await placeOrder(guestFrom(shop), [cartLine(sofa)], form);
    const { id } = await find(email);
    const kinds = async () =>
      (await owner.call('GET', at(`${id}/erasing/`)))
        .json()
        .obstacles.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['open']);
    const refused = await erase(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'customer_not_erasable']);
    await move(order.number, 'delivered');
    expect(await kinds()).toEqual(['unpaid']);
    await noteMoney(owner, order.number);
    const back = await returned(order);
    expect(await kinds()).toEqual(['return']);
    await refuse(back);
    expect(await kinds()).toEqual([]);
    await noteMoney(owner, order.number, { amount: 100, extra: true });
    expect(await kinds()).toEqual(['owed']);
    await giveMoneyBack(owner, order.number, { amount: 100 });
    expect((await erase(id)).statusCode).toBe(200);
  });

  it('leaves what belongs to others', async () => {
    const form = (at: number) => ({
      email: `other-${at}@example.ru`,
      phone_number: `+7000456000${at}`,
      customer_name: `Соседка ${'АБ'[at - 1]}`,
    });
    const [one, other] = [
      await placeOrder(guestFrom(shop), [cartLine(sofa)], form(1)),
      await placeOrder(guestFrom(shop), [cartLine(sofa)], form(2)),
    ];
    await move(one.number, 'cancelled');
    const { id } = await find('other-1@example.ru');
    expect((await erase(id)).statusCode).toBe(200);
    const card = (await owner.call('GET', `/api/admin/orders/${other.number}/`)).json();
    expect(card).toMatchObject({ customer_name: 'Соседка Б', email: 'other-2@example.ru' });
    const again = await placeOrder(guestFrom(shop), [cartLine(sofa)], form(1));
    expect(again.status).toBe(201);
    expect((await find('other-1@example.ru')).id).not.toBe(id);
  });

  it('is for the owner alone, after their code', async () => {
    const vera = await office.complete('manager');
    expect((await erase(1, vera)).statusCode).toBe(403);
    expect((await vera.call('GET', at('1/erasing/'))).statusCode).toBe(403);
    now = new Date(now.getTime() + 11 * 60_000);
    const late = await erase(1);
    expect([late.statusCode, late.json().code]).toEqual([403, 'step_up_required']);
  });
});
