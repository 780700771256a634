import { sql } from 'drizzle-orm';
import { afterAll, expect, vi } from 'vitest';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { throwError } from '#tests/support/database-url.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import { setTimeZone } from '#tests/support/shop-zone.ts';
import { TERMINAL } from '#tests/support/staff.ts';
import { changeOrder, findOrder } from '../managing/management.ts';
import { cancelUnpaidOrders } from './unpaid-orders.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
/** A Monday, the day of the orders; the job runs at night. */
const MONDAY = new Date('2026-11-16T12:00:00+03:00');
const THURSDAY_NIGHT = new Date('2026-11-19T03:30:00+03:00');
const FRIDAY_NIGHT = new Date('2026-11-20T03:30:00+03:00');
let jobs: Jobs;
let chair: SomeVariant;
let now = MONDAY;
const clock = { now: () => now };
const it = withShop({ clock, env: { SHOP_EMAIL: 'orders@example.ru' } });

it.beforeAll(async ({ shop }) => {
  jobs = createJobs({ url: shop.databaseUrl, onError: throwError });
  await jobs.start();
});
it.beforeEach(async ({ shop }) => {
  now = MONDAY;
  await setTerm(shop, 3);
  // The orders of earlier tests are over.
  await shop.db.execute(sql`UPDATE orders SET status_order = 'cancelled'`);
  [chair] = (await pickVariants(shop.db, [12_350])) as [SomeVariant];
  await setVariant(shop.db, chair.variant, { stock: 100 });
});
afterAll(() => jobs.stop());

const setTerm = (shop: TestApp, days: number) =>
  shop.db.execute(sql`UPDATE site_settings SET unpaid_days = ${days}`);
const post = async (shop: TestApp, url: string, payload: object) =>
  (await shop.app.inject({ method: 'POST', url, payload })).json();

async function placeOrder(shop: TestApp, quantity = 2): Promise<string> {
  const cart = await post(shop, '/api/orders/cart/', { cart_items: [cartLine(chair, quantity)] });
  return (await post(shop, '/api/orders/order-create/', orderForm(cart.cart_uuid))).number;
}

const change = (shop: TestApp, number: string, wanted: Parameters<typeof changeOrder>[2]) =>
  changeOrder({ db: shop.db, clock, jobs, actor: TERMINAL }, number, wanted, { quiet: true });

/** The status and the payment of an order after the job of this night. */
async function stateAfter(shop: TestApp, night: Date, number: string): Promise<string[]> {
  now = night;
  await cancelUnpaidOrders({ db: shop.db, clock, jobs });
  const { order } = await findOrder(shop.db, number);
  return [order.statusOrder, order.paymentStatus];
}

it('an unpaid new order gives its stock back after the owner’s working days, with letters', async ({
  shop,
}) => {
  const number = await placeOrder(shop);
  expect(await stateAfter(shop, THURSDAY_NIGHT, number)).toEqual(['new', 'waiting_for_payment']);
  expect(await stockOf(shop.db, chair.variant)).toBe(98);
  expect(await stateAfter(shop, FRIDAY_NIGHT, number)).toEqual(['cancelled', 'cancelled']);
  expect(await stateAfter(shop, FRIDAY_NIGHT, number)).toEqual(['cancelled', 'cancelled']);
  expect(await stockOf(shop.db, chair.variant)).toBe(100);
  const told = () => shop.letters.filter(({ subject }) => subject.includes(`${number} отменён`));
  await vi.waitFor(() => expect(told()).toHaveLength(2), WITHIN);
  expect(
    told()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['orders@example.ru', 'petr@example.ru']);
  for (const { text } of told()) expect(text).toMatch(/не был оплачен в срок|срок оплаты/);
});

it('working days begin in the time zone of the shop', async ({ shop }) => {
  const number = await placeOrder(shop);
  const fridayInKamchatka = new Date('2026-11-19T15:30:00+03:00');
  expect((await stateAfter(shop, fridayInKamchatka, number))[0]).toBe('new');
  await setTimeZone(shop.db, 'Asia/Kamchatka');
  expect((await stateAfter(shop, fridayInKamchatka, number))[0]).toBe('cancelled');
  await setTimeZone(shop.db, 'Europe/Moscow');
});

it('without a term nothing is cancelled: that is the default', async ({ shop }) => {
  await shop.db.execute(sql`UPDATE site_settings SET unpaid_days = DEFAULT`);
  const number = await placeOrder(shop);
  expect(await stateAfter(shop, FRIDAY_NIGHT, number)).toEqual(['new', 'waiting_for_payment']);
});

it.for([
  ['confirmed', { status: 'confirmed' }],
  ['paid in part', { payment: 'partially_paid' }],
  ['that has its delivery cost', { deliveryCostKopecks: 100 }],
] as const)('an order %s stays', async ([_name, wanted], { shop }) => {
  const number = await placeOrder(shop);
  await change(shop, number, wanted);
  expect((await stateAfter(shop, FRIDAY_NIGHT, number))[0]).not.toBe('cancelled');
  expect(await stockOf(shop.db, chair.variant)).toBe(98);
});

it('an order that holds no stock stays', async ({ shop }) => {
  const beyond = await placeOrder(shop, 21);
  const old = await placeOrder(shop);
  await shop.db.execute(sql`
    UPDATE order_lines SET taken = NULL FROM orders WHERE orders.id = order_id AND number = ${old}`);
  expect((await stateAfter(shop, FRIDAY_NIGHT, beyond))[0]).toBe('new');
  expect((await stateAfter(shop, FRIDAY_NIGHT, old))[0]).toBe('new');
});
