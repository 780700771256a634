import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { noteMoney, takeMoneyBack } from '#tests/support/order-money.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { Member } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

const WITHIN = { timeout: 30_000, interval: 50 };
const SECOND = 1000;
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let now = new Date('2027-03-01T09:00:00Z');
let manager: Member;
let keeper: Member;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
  keeper = await office.joined('warehouse');
});
beforeEach(() => {
  now = new Date(now.getTime() + SECOND);
});

/** Turns the clock on, in steps so short that no session ends. */
async function wait(until: string): Promise<void> {
  while (now < new Date(until)) {
    now = new Date(Math.min(Date.parse(until), now.getTime() + 11 * 3600 * SECOND));
    await Promise.all([manager, keeper].map(({ call }) => call('GET', '/api/admin/today/')));
  }
}

async function place(): Promise<{ number: string; page: string }> {
  const { number, order_url } = await placeOrder(guestFrom(shop), [cartLine(sofa)]);
  const token = order_url.split('/').filter(Boolean).at(-1);
  return { number, page: `/api/orders/t/${token}/` };
}
const at = (number: string, part = '') => `/api/admin/orders/${number}/${part}`;
const card = async (number: string, person = manager) =>
  (await person.call('GET', at(number))).json();
const change = (number: string, body: object, person = manager) =>
  person.call('PUT', at(number), body);
const due = async (kind: string): Promise<string[]> => {
  const { orders } = (await manager.call('GET', `/api/admin/orders/?due=${kind}`)).json();
  return orders.map(({ number }: { number: string }) => number);
};
const queue = async (name: string): Promise<number> => {
  const { queues } = (await manager.call('GET', '/api/admin/today/')).json();
  return queues.find((one: { name: string }) => one.name === name).count;
};

describe('the link that the staff give', () => {
  it('opens the page of the order, is in the journal, and is not for those who carry', async () => {
    const { number } = await place();
    const given = await manager.call('POST', at(number, 'link/'), {});
    const { pathname } = new URL(given.json().url);
    expect((await shop.app.inject(`/api${pathname}/`)).json().number).toBe(number);
    const { rows } = await shop.db.execute(
      sql`SELECT 1 FROM audit_log WHERE entity_id = ${number} AND action = 'orders.page_link'`,
    );
    expect(rows).toHaveLength(1);
    await change(number, { version: 1, status: 'confirmed' });
    expect((await keeper.call('POST', at(number, 'link/'), {})).statusCode).toBe(403);
  });
});

describe('a note', () => {
  it('is read by the customer where it is meant for them, by the staff alone otherwise', async () => {
    const { number, page } = await place();
    await manager.call('POST', at(number, 'notes/'), { text: 'Ждём ткань', public: false });
    const told = { text: 'Ткань придёт 9 марта', public: true };
    const answer = await manager.call('POST', at(number, 'notes/'), told);
    expect(answer.json().events.slice(-2)).toMatchObject([
      { by: 'Вера', work: { kind: 'note', text: 'Ждём ткань', public: false } },
      { by: 'Вера', work: { kind: 'note', ...told } },
    ]);
    expect(answer.json().version).toBe(1);
    const { timeline } = (await shop.app.inject(page)).json();
    const titles = timeline.map(({ title }: { title: string }) => title).join('; ');
    expect(titles).toContain('Магазин пишет: Ткань придёт 9 марта');
    expect(titles).not.toContain('Ждём ткань');
  });

  it('of the warehouse is for the staff', async () => {
    const { number } = await place();
    await change(number, { version: 1, status: 'confirmed' });
    const own = { text: 'Не хватает ножек', public: false };
    const noted = await keeper.call('POST', at(number, 'notes/'), own);
    expect(noted.json()).toMatchObject({
      view: 'delivery',
      notes: [{ work: { text: own.text } }],
    });
    const loud = await keeper.call('POST', at(number, 'notes/'), { ...own, public: true });
    expect(loud.json()).toMatchObject({ code: 'not_permitted' });
    const empty = await manager.call('POST', at(number, 'notes/'), { text: ' ', public: false });
    expect([empty.statusCode, Object.keys(empty.json())]).toEqual([
      400,
      expect.arrayContaining(['text']),
    ]);
  });
});

it('a call is kept, and an order that is to be called again waits for its time', async () => {
  const { number } = await place();
  const again = { outcome: 'no_answer', note: null, call_at: '2027-03-01T15:00' };
  const answer = await manager.call('POST', at(number, 'calls/'), again);
  expect(answer.json()).toMatchObject({ plan: { call_at: '2027-03-01T12:00:00.000Z' } });
  expect(await due('call')).not.toContain(number);
  await wait('2027-03-01T12:00:00Z');
  expect(await due('call')).toContain(number);
  const waiting = await queue('order_calls_due');
  await manager.call('POST', at(number, 'calls/'), { outcome: 'reached', note: 'Ждёт доставку' });
  expect(await due('call')).not.toContain(number);
  expect(await queue('order_calls_due')).toBe(waiting - 1);
  const before = { ...again, call_at: '2027-03-01T14:59' };
  const past = await manager.call('POST', at(number, 'calls/'), before);
  expect([past.statusCode, Object.keys(past.json())]).toEqual([
    400,
    expect.arrayContaining(['call_at']),
  ]);
});

it('tags are added and removed, offered to others and filtered by; twelve are enough', async () => {
  const { number } = await place();
  const tag = (body: object) => manager.call('PUT', at(number, 'tags/'), body);
  await tag({ add: ['ждём ткань', 'VIP'] });
  const then = await tag({ add: ['ждём ткань'], remove: ['VIP', 'чужая'] });
  expect(then.json()).toMatchObject({ tags: ['ждём ткань'], version: 1 });
  expect((await manager.call('GET', '/api/admin/order-tags/')).json().tags).toContain('ждём ткань');
  const query = new URLSearchParams({ tag: 'ждём ткань' });
  const found = (await manager.call('GET', `/api/admin/orders/?${query}`)).json().orders;
  expect(found).toMatchObject([{ number, tags: ['ждём ткань'] }]);
  const many = await tag({ add: Array.from({ length: 12 }, (_, index) => `метка ${index}`) });
  expect(many.json()).toMatchObject({ code: 'tags_many' });
});

/** What the log of changes says of the last `action` on an order. */
async function logged(number: string, action: string): Promise<unknown> {
  const { rows } = await shop.db.execute(sql`SELECT changes FROM audit_log
    WHERE action = ${action} AND entity_id = ${number} ORDER BY id DESC LIMIT 1`);
  return rows[0]?.changes;
}

it('money that is owed is waited for until it is there, also of goods that are on their way', async () => {
  const { number } = await place();
  expect(await due('payment')).not.toContain(number);
  const waiting = await queue('payments_waiting');
  const steps = [
    { status: 'confirmed' },
    { status: 'production' },
    { amount: 1000 },
    { status: 'shipped' },
    { status: 'delivered' },
  ];
  for (const [at, step] of steps.entries()) {
    if (step.amount) await noteMoney(manager, number, { amount: step.amount });
    else await change(number, { version: at + 1, letter: false, ...step });
    expect([step, (await due('payment')).includes(number)]).toEqual([step, true]);
    expect(await queue('payments_waiting')).toBe(waiting + 1);
  }
  expect((await noteMoney(manager, number, { version: steps.length + 1 })).statusCode).toBe(200);
  expect(await due('payment')).not.toContain(number);
  expect(await queue('payments_waiting')).toBe(waiting);
});

describe('what is agreed', () => {
  it('leads to the lists of deliveries and visits, and the customer reads the day', async () => {
    const { number, page } = await place();
    const { version } = (await change(number, { version: 1, status: 'confirmed' })).json();
    const plan = (body: object) => manager.call('PUT', at(number, 'plan/'), body);
    const agreed = {
      deliver_on: '2027-03-03',
      deliver_hours: '10–14',
      visit_at: '2027-03-02T12:00',
    };
    const planned = (await plan({ version, ...agreed })).json();
    expect(planned).toMatchObject({
      version: version + 1,
      plan: { deliver_on: '2027-03-03', visit_at: '2027-03-02T09:00:00.000Z', visit_done: false },
    });
    expect(await logged(number, 'orders.plan')).toEqual({
      deliver_on: { from: null, to: '2027-03-03' },
      deliver_hours: { from: null, to: '10–14' },
      visit_at: { from: null, to: '2027-03-02T09:00:00.000Z' },
    });
    expect((await shop.app.inject(page)).json().next.join(' ')).toContain('Привезём 3 марта 2027');
    expect([await due('delivery'), await due('visit')]).toMatchObject([[], [number]]);
    await wait('2027-03-02T09:30:00Z');
    expect(await due('delivery')).toEqual([number]);
    expect(await card(number, keeper)).toMatchObject({ plan: { deliver_on: '2027-03-03' } });
    await plan({ version: version + 1, visit_done: true });
    expect([await due('visit'), await queue('visits_near')]).toEqual([[], 0]);
    const late = await plan({ version, deliver_hours: null });
    expect(late.json()).toMatchObject({
      code: 'order_changed',
      last: { by: 'Вера', work: { kind: 'plan', plan: { visit_done: true } } },
    });
    expect(
      (await keeper.call('PUT', at(number, 'plan/'), { version: version + 2 })).json(),
    ).toMatchObject({ code: 'not_permitted' });
  });

  it('with a maker is late from the day after, until the goods have come', async () => {
    const { number } = await place();
    const { version } = (await change(number, { version: 1, status: 'production' })).json();
    const work = {
      maker: 'Фабрика «Пример»',
      maker_number: '17-А',
      ordered_on: '2027-03-01',
      promised_on: '2027-03-04',
      ready_on: null,
    };
    const line = (body: object, person = manager) =>
      person.call('PUT', at(number, 'lines/0/'), body);
    const ordered = (await line({ version, ...work })).json();
    expect(ordered.lines).toMatchObject([{ position: 0, work }]);
    await wait('2027-03-04T15:00:00Z');
    expect(await due('production')).toEqual([]);
    await wait('2027-03-05T09:00:00Z');
    expect([await due('production'), await queue('production_overdue')]).toEqual([[number], 1]);
    const ready = await line({ version: version + 1, ...work, ready_on: '2027-03-05' }, keeper);
    expect(ready.json()).toMatchObject({ view: 'delivery' });
    expect(await logged(number, 'orders.line')).toEqual({
      ready_on: { from: null, to: '2027-03-05' },
    });
    expect(await due('production')).toEqual([]);
    const none = await manager.call('PUT', at(number, 'lines/7/'), {
      version: version + 2,
      ...work,
    });
    expect(none.statusCode).toBe(404);
  });
});

describe('a step', () => {
  const undo = (number: string, version: number, person = manager) =>
    person.call('POST', at(number, 'undo/'), { version });

  it('is taken back within ten seconds, as if it had not been; its letter does not leave', async () => {
    await setVariant(shop.db, sofa.variant, { stock: 3 });
    const { number, page } = await place();
    const about = () => shop.letters.filter(({ subject }) => subject.includes(number));
    // The letters of the new order tell how it stands when they are written.
    await vi.waitFor(() => expect(about()).toHaveLength(2), WITHIN);
    const cancelled = (await change(number, { version: 1, status: 'cancelled' })).json();
    expect(cancelled).toMatchObject({ status: 'cancelled', payment: 'cancelled' });
    now = new Date(now.getTime() + 9 * SECOND);
    const back = await undo(number, cancelled.version);
    expect(back.json()).toMatchObject({
      status: 'new',
      payment: 'waiting_for_payment',
      version: 3,
    });
    expect(await stockOf(shop.db, sofa.variant)).toBe(2);
    const { timeline } = (await shop.app.inject(page)).json();
    expect(timeline.map(({ title }: { title: string }) => title)).not.toContain(
      'Отменён магазином',
    );
    // The letter of a later step leaves, and that of the one taken back would have left before it.
    await change(number, { version: 3, status: 'confirmed' });
    await noteMoney(manager, number, { version: 4 });
    expect(new Set(await passUndoTime(shop.db))).toEqual(new Set([12]));
    await vi.waitFor(() => {
      expect(about().some(({ text }) => text.includes('Оплата: внесена'))).toBe(true);
    }, WITHIN);
    const changes = about().filter(({ subject }) => subject.startsWith('Изменения'));
    expect(changes.map(({ text }) => /(?:Статус заказа|Оплата): [^.]*/.exec(text)?.[0])).toEqual([
      'Статус заказа: подтверждён',
      'Оплата: внесена',
    ]);
    expect(about().filter(({ text }) => /отменён/.test(text))).toEqual([]);
  });

  it('stays cancelled where its goods were sold meanwhile', async () => {
    await setVariant(shop.db, sofa.variant, { stock: 1 });
    const { number } = await place();
    const { version } = (await change(number, { version: 1, status: 'cancelled' })).json();
    await place();
    expect((await undo(number, version)).json()).toMatchObject({ code: 'goods_gone' });
    expect(await card(number)).toMatchObject({ status: 'cancelled', version });
    await setVariant(shop.db, sofa.variant, { stock: 50 });
  });

  it('of a payment is taken back the same way, and no letter tells of it', async () => {
    const { number } = await place();
    const about = () => shop.letters.filter(({ subject }) => subject.includes(number));
    await vi.waitFor(() => expect(about()).toHaveLength(2), WITHIN);
    await noteMoney(manager, number, { version: 1 });
    expect(await card(number)).toMatchObject({ payment: 'paid', version: 2 });
    // A step is taken back so, money by its payment.
    expect((await undo(number, 2)).json()).toMatchObject({ code: 'undo_late' });
    const back = await takeMoneyBack(manager, number, { version: 2 });
    expect(back.json()).toMatchObject({ version: 3, paid: 0, left: 54_990 });
    expect(await card(number)).toMatchObject({
      status: 'new',
      payment: 'waiting_for_payment',
      events: [{}, { payment: 'paid', undone: true }, { payment: null, undone: false }],
    });
    expect(await logged(number, 'payments.take_back')).toEqual({
      money: { from: null, to: 5_499_000 },
      paymentStatus: { from: 'paid', to: 'waiting_for_payment' },
    });
    await change(number, { version: 3, status: 'confirmed' });
    await passUndoTime(shop.db);
    await vi.waitFor(() => expect(about().length).toBeGreaterThan(2), WITHIN);
    expect(about().filter(({ text }) => text.includes('Оплата: внесена'))).toEqual([]);
  });

  it('stays when it is late, another’s, or none', async () => {
    const { number } = await place();
    const { version } = (await change(number, { version: 1, status: 'confirmed' })).json();
    const other = await office.complete('manager');
    expect((await undo(number, version, other)).json()).toMatchObject({ code: 'undo_late' });
    now = new Date(now.getTime() + 11 * SECOND);
    expect((await undo(number, version)).json()).toMatchObject({ code: 'undo_late' });
    expect((await undo(number, 1)).json()).toMatchObject({ code: 'order_changed' });
    expect(await card(number)).toMatchObject({ status: 'confirmed', version });
  });
});
