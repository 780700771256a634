import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, vi } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { signIn } from '#tests/support/customer.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { callOf, type LinkedOrder, orderWithLink } from '#tests/support/order-links.ts';
import { placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

// A Friday, before the cut-off: an order of Tver comes on Tuesday, the first of December, or on a Thursday or Saturday after it.
const FRIDAY = new Date('2026-11-27T09:00:00Z');
let now = FRIDAY;
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' },
});
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
let sofa: SomeVariant;

/** Two hours without a price, one of them for three orders, and one with a price. */
const slots = [
  { from: '10:00', to: '13:00', capacity: 3 },
  { from: '14:00', to: '18:00', capacity: 50 },
  { from: '19:00', to: '21:00', capacity: 50, price: 1000 },
];

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await shop.db.execute(sql`UPDATE variants SET stock = 500 WHERE id = ${sofa.variant}`);
  owner = await office.complete('owner');
  const zones = someTerms.zones.map((zone) => ('slots' in zone ? { ...zone, slots } : zone));
  await saveTerms(owner, { ...someTerms, zones });
});

const order = (form: object = {}) => orderWithLink(shop, [sofa], { town: TVER, ...form });
const page = async ({ url }: LinkedOrder) => (await shop.app.inject(callOf(url))).json();
const offered = async ({ url }: LinkedOrder) =>
  (await shop.app.inject(callOf(url, 'slot/'))).json();
const choose = async ({ url }: LinkedOrder, slot: string) => {
  const call = { method: 'PUT', url: callOf(url, 'slot/'), payload: { slot } } as const;
  const answer = await shop.app.inject(call);
  return { status: answer.statusCode, ...answer.json() };
};
const booked = async ({ id }: LinkedOrder): Promise<string[]> => {
  const { rows } = await shop.db.execute<{ key: string }>(
    sql`SELECT day || ' ' || from_hour AS key FROM slot_bookings WHERE order_id = ${id}`,
  );
  return rows.map(({ key }) => key);
};
const keysOf = ({ slots }: { slots: { key: string }[] }) => slots.map(({ key }) => key);

describe('the customer', () => {
  it('chooses hours at the price that is paid: they are plan and promise, and a letter tells them', async () => {
    const placed = await order();
    const before = await page(placed);
    const { chosen, slots } = await offered(placed);
    expect([chosen, slots[0]]).toEqual([
      null,
      { key: '2026-12-01 10:00–13:00', day: '2026-12-01', from: '10:00', to: '13:00' },
    ]);
    expect(keysOf({ slots }).filter((key) => key.endsWith('19:00–21:00'))).toEqual([]);
    const after = await choose(placed, '2026-12-03 14:00–18:00');
    expect(after).toMatchObject({
      status: 200,
      promised_from: '2026-12-03',
      promised_to: '2026-12-03',
      placed_promise_text: before.promise_text,
      payable: before.payable,
      charges: before.charges,
      total_price: before.total_price,
    });
    expect(after.next.join(' ')).toContain('Привезём 3 декабря 2026 г., 14:00–18:00');
    expect(await booked(placed)).toEqual(['2026-12-03 14:00']);
    await choose(placed, '2026-12-05 14:00–18:00');
    expect(await booked(placed)).toEqual(['2026-12-05 14:00']);
    expect((await offered(placed)).chosen.key).toBe('2026-12-05 14:00–18:00');
    const { events, plan } = (
      await owner.call('GET', `/api/admin/orders/${placed.number}/`)
    ).json();
    expect(plan).toMatchObject({ deliver_on: '2026-12-05', deliver_hours: '14:00–18:00' });
    expect(events.at(-1)).toMatchObject({ actor: 'customer', work: { kind: 'plan' } });
    const told = () =>
      shop.letters.filter(({ to, text }) => to === placed.email && /стало/.test(text));
    await vi.waitFor(() => expect(told()).toHaveLength(2), { timeout: 20_000, interval: 50 });
    expect(
      told()
        .map(({ text }) => text)
        .join(),
    ).toContain('Привезём 5 декабря 2026 г., 14:00–18:00');
  });

  it('who paid for hours is offered others of that price only', async () => {
    const placed = await order({ slot: '2026-12-03 19:00–21:00' });
    const { chosen, slots } = await offered(placed);
    expect(chosen.key).toBe('2026-12-03 19:00–21:00');
    expect(keysOf({ slots })).toContain('2026-12-01 19:00–21:00');
    expect(keysOf({ slots }).filter((key) => !key.endsWith('19:00–21:00'))).toEqual([]);
    expect(await choose(placed, '2026-12-01 14:00–18:00')).toMatchObject({ code: 'slot_full' });
    const { payable } = await page(placed);
    expect(await choose(placed, '2026-12-01 19:00–21:00')).toMatchObject({ status: 200, payable });
  });

  it('is told of hours that there are not, on a day without delivery too', async () => {
    const placed = await order();
    for (const slot of ['junk', '2026-12-02 14:00–18:00', '2026-12-03 14:30–18:00']) {
      expect(await choose(placed, slot)).toEqual({
        status: 400,
        code: 'invalid',
        slot: ['Такого времени нет, выберите другое'],
      });
    }
    expect(await booked(placed)).toEqual([]);
  });

  it('signed in chooses for the own orders, and for no other one', async () => {
    const customer = await signIn(shop, 'hours@example.ru', { isNew: true });
    const post = (url: string, payload: object) => customer.call('POST', url, payload);
    const { orderId } = await placeOrder(post, [cartLine(sofa)], { town: TVER });
    const own = `/api/orders/history/${orderId}/slot/`;
    const { slots } = (await customer.call('GET', own)).json();
    const chosen = await customer.call('PUT', own, { slot: slots[1].key });
    expect(chosen.json()).toMatchObject({ id: orderId, promised_from: slots[1].day });
    const other = await order();
    const foreign = `/api/orders/history/${other.id}/slot/`;
    expect((await customer.call('GET', foreign)).statusCode).toBe(404);
    expect((await customer.call('PUT', foreign, { slot: slots[1].key })).statusCode).toBe(404);
    expect((await shop.app.inject(own)).statusCode).toBe(401);
    expect((await shop.app.inject(callOf(`${other.url}x`, 'slot/'))).statusCode).toBe(404);
  });

  it('has a slot as often as its capacity is, however many choose it at once', async () => {
    const asking = [];
    for (let count = 0; count < 20; count += 1) asking.push(await order());
    const slot = '2026-12-08 10:00–13:00';
    const answers = await Promise.all(asking.map((one) => choose(one, slot)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'slot_full')).toHaveLength(17);
    const held = await Promise.all(asking.map(booked));
    expect(held.flat()).toEqual(Array.from({ length: 3 }, () => '2026-12-08 10:00'));
    const winner = asking[statuses.indexOf(200)] as LinkedOrder;
    expect((await choose(winner, slot)).status).toBe(200);
  });

  it('chooses ten times a day at most', async () => {
    const placed = await order();
    for (let count = 0; count < 10; count += 1) {
      const day = count % 2 === 0 ? '2026-12-03' : '2026-12-05';
      expect((await choose(placed, `${day} 14:00–18:00`)).status).toBe(200);
    }
    expect((await choose(placed, '2026-12-03 14:00–18:00')).status).toBe(429);
  });
});

describe('nothing can be chosen', () => {
  const closed = async (placed: LinkedOrder) => {
    expect((await offered(placed)).slots).toEqual([]);
    expect(await choose(placed, '2026-12-08 14:00–18:00')).toMatchObject({
      status: 409,
      code: 'slot_closed',
    });
  };
  const change = (placed: LinkedOrder, body: object, part = '') =>
    owner.call('PUT', `/api/admin/orders/${placed.number}/${part}`, { version: 1, ...body });

  it('of an order that has left, that is told of by telephone, or whose zone has no hours', async () => {
    const sent = await order();
    await change(sent, { status: 'shipped', letter: false });
    await closed(sent);
    await closed(await order({ town: 'Омск' }));
    await closed(await order({ town: 'Торжок, Тверская область' }));
    await closed(await order({ town: null }));
  });

  it('where the staff have agreed a day; earlier than they promise there is none', async () => {
    const agreed = await order();
    await change(agreed, { deliver_on: '2026-12-04' }, 'plan/');
    await closed(agreed);
    const moved = await order();
    const days = { from: '2026-12-08', to: '2026-12-12', letter: false };
    await change(moved, days, 'promise/');
    expect(keysOf(await offered(moved))[0]).toMatch(/^2026-12-08/);
  });

  it('after the cut-off of the working day before', async () => {
    const placed = await order({ slot: '2026-12-01 14:00–18:00' });
    now = new Date('2026-11-30T11:59:00Z');
    expect(keysOf(await offered(placed))[0]).toMatch(/^2026-12-01/);
    now = new Date('2026-11-30T12:00:00Z');
    await closed(placed);
    // Of an order without hours the next days are left. What comes after the weekend is chosen on Friday.
    now = FRIDAY;
    const free = await order();
    now = new Date('2026-12-04T12:00:00Z');
    expect(keysOf(await offered(free))[0]).toMatch(/^2026-12-08/);
    now = FRIDAY;
  });
});
