import { beforeAll, beforeEach, expect } from 'vitest';
import { askedReturns } from '#tests/support/asked-returns.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf } from '#tests/support/order-links.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const now = new Date('2027-03-01T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let owner: MemberWithApp;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  owner = await office.complete('owner');
});
beforeEach(() => setVariant(shop.db, sofa.variant, { stock: 20 }));

const { ordered, ask, lines, seen, step, led, looked, cardOf, back } = askedReturns(shop, {
  owner: () => owner,
  sofa: () => sofa,
});
const stock = () => stockOf(shop.db, sofa.variant);
const defect = { has_defect: true };

/** Both sofas of an order that are with the shop to be mended. */
async function received() {
  const order = await ordered();
  const before = await stock();
  const asked = { ...defect, wish: 'mending', lines: lines(2) };
  const { id } = (await ask(order.url, asked)).json().returns[0];
  await led(id, { to: 'agreed' }, { to: 'received' });
  return { ...order, id: id as number, before };
}
/** What the page of the order says of its only line and of what is next. */
const told = async (url: string) => {
  const { list_of_products: goods, next } = (await callAsGuest(shop, 'GET', callOf(url))).json();
  return [goods[0].note, next[0].replaceAll('\u00a0', ' ')];
};
const WITH_CUSTOMER = expect.stringMatching(/^Заказ у вас/);
const leftOf = async (url: string) => (await seen(url)).lines[0]?.left;
const onCard = async (number: string) =>
  (await owner.call('GET', `/api/admin/orders/${number}/returns/`)).json();

it('what is mended goes back to its customer: no stock moves, and it can be returned again', async () => {
  const { id, url, number, before } = await received();
  for (const fate of ['stock', 'discounted', 'written_off']) {
    const wrong = await step(id, looked({ ...defect, lines: [{ position: 0, fate }] }));
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['lines', 'code']]);
  }
  await led(id, looked({ ...defect, lines: back }));
  expect([await leftOf(url), (await onCard(number)).may_begin]).toEqual([0, false]);
  await led(id, { to: 'closed', outcome: 'mending', settlement: 'kept' });
  expect(await stock()).toBe(before);
  expect(await cardOf(id)).toMatchObject({ lines: [{ fate: 'back' }] });
  expect([await leftOf(url), (await onCard(number)).may_begin]).toEqual([2, true]);
  expect(await told(url)).toEqual([null, WITH_CUSTOMER]);
  expect((await ask(url, { ...defect, lines: lines(2) })).statusCode).toBe(200);
  expect(await leftOf(url)).toBe(0);
});

it('what could not be mended goes where the shop says at the end, and stays returned', async () => {
  const { id, url, before } = await received();
  await led(id, looked({ ...defect, lines: back }));
  const end = { to: 'closed', outcome: 'money', note: 'вернули на карту' };
  expect((await step(id, end)).json()).toHaveProperty('fate');
  await led(id, { ...end, fate: 'stock' });
  expect(await stock()).toBe((before ?? 0) + 2);
  expect(await leftOf(url)).toBe(0);
  expect(await told(url)).toEqual([
    'Вернулось в\u00a0магазин: 2 из\u00a02',
    'Все вещи заказа вернулись в магазин.',
  ]);
});

it('what went to stock and was mended after all leaves it with its customer', async () => {
  const { url } = await ordered();
  const before = await stock();
  const { id } = (await ask(url, defect)).json().returns[0];
  await led(id, { to: 'agreed' }, { to: 'received' }, looked(defect));
  expect(await stock()).toBe((before ?? 0) + 1);
  expect(await told(url)).toEqual(['Вернулось в\u00a0магазин: 1 из\u00a02', WITH_CUSTOMER]);
  const end = { to: 'closed', outcome: 'mending', settlement: 'kept' };
  await setVariant(shop.db, sofa.variant, { stock: 0 });
  expect((await step(id, end)).json()).toHaveProperty('outcome');
  await setVariant(shop.db, sofa.variant, { stock: 5 });
  await led(id, end);
  expect(await stock()).toBe(4);
  expect(await told(url)).toEqual([null, WITH_CUSTOMER]);
  expect(await leftOf(url)).toBe(2);
});

it('what the shop has looked at and does not take is paid for by nothing, and can be returned again', async () => {
  const { url } = await ordered();
  const { id } = (await ask(url)).json().returns[0];
  await led(id, { to: 'agreed' }, { to: 'received' }, looked({ lines: back }));
  expect(await cardOf(id)).toMatchObject({ due: 0, left: 0, money_by: null });
  const waits = (await owner.call('GET', '/api/admin/returns/?waits=money')).json().rows;
  expect(waits.filter((row: { id: number }) => row.id === id)).toEqual([]);
  await led(id, { to: 'closed', outcome: 'money' });
  expect(await leftOf(url)).toBe(2);
});
