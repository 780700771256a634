import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { signIn } from '#tests/support/customer.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { callOf } from '#tests/support/order-links.ts';
import { guestFrom, type Placed, type Post, placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { cancelUnpaidOrders } from './unpaid-orders.ts';

// A Friday, before the cut-off.
let now = new Date('2026-11-27T09:00:00Z');
const clock = { now: () => now };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' } });
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await shop.db.execute(sql`UPDATE variants SET stock = 500 WHERE id = ${sofa.variant}`);
  owner = await office.complete('owner');
  await saveTerms(owner, someTerms);
});

let visitors = 0;
/** A guest whose network has ordered nothing. */
const stranger = (): Post => {
  visitors += 1;
  return guestFrom(shop, `10.7.${visitors}.1`);
};
const place = (slot: string, post = stranger()): Promise<Placed> =>
  placeOrder(post, [cartLine(sofa)], { town: TVER, slot });
const booked = async (shop: TestApp, number: string): Promise<number> => {
  const { rows } = await shop.db.execute(
    sql`SELECT FROM slot_bookings JOIN orders ON id = order_id WHERE number = ${number}`,
  );
  return rows.length;
};
const at = (number: string, part = '') => `/api/admin/orders/${number}/${part}`;

it('the staff, the customer and the holder of a link give the hours back by cancelling', async () => {
  const slot = '2026-12-01 10:00–13:00';
  const [first, second] = [await place(slot), await place(slot)];
  expect((await place(slot)).status).toBe(409);
  const cancelled = await owner.call('PUT', at(first.number), { version: 1, status: 'cancelled' });
  expect([cancelled.statusCode, await booked(shop, first.number)]).toEqual([200, 0]);
  await shop.app.inject({ method: 'POST', url: callOf(second.order_url, 'cancel/') });
  expect(await booked(shop, second.number)).toBe(0);
  const customer = await signIn(shop, 'slot@example.ru', { isNew: true });
  const own = await place(slot, (url, payload) => customer.call('POST', url, payload));
  expect([own.status, await booked(shop, own.number)]).toEqual([201, 1]);
  await customer.call('POST', `/api/orders/history/${own.orderId}/cancel/`);
  expect(await booked(shop, own.number)).toBe(0);
});

it('a cancelling that is taken back has its hours again, unless others took them', async () => {
  const slot = '2026-12-03 10:00–13:00';
  const { number } = await place(slot);
  const cancel = (version: number) =>
    owner.call('PUT', at(number), { version, status: 'cancelled' });
  await cancel(1);
  expect((await owner.call('POST', at(number, 'undo/'), { version: 2 })).statusCode).toBe(200);
  expect(await booked(shop, number)).toBe(1);
  await cancel(3);
  await Promise.all([place(slot), place(slot)]);
  const late = await owner.call('POST', at(number, 'undo/'), { version: 4 });
  expect([late.statusCode, late.json().code]).toEqual([409, 'slot_full']);
  const { status } = (await owner.call('GET', at(number))).json();
  expect([status, await booked(shop, number)]).toEqual(['cancelled', 0]);
});

it('the hours of an order that the staff move to another day are free', async () => {
  const { number } = await place('2026-12-05 10:00–13:00');
  await owner.call('PUT', at(number, 'plan/'), { version: 1, deliver_hours: '11–12' });
  expect(await booked(shop, number)).toBe(1);
  await owner.call('PUT', at(number, 'plan/'), { version: 2, deliver_on: '2026-12-08' });
  expect(await booked(shop, number)).toBe(0);
});

it('an unpaid order whose delivery was counted at the checkout ends with its term, and its hours are free', async () => {
  const [{ number }, touched] = [
    await place('2026-12-08 10:00–13:00'),
    await place('2026-12-08 10:00–13:00'),
  ];
  const cost = { version: 1, amount: 100, agreed: 'по телефону', letter: false };
  await owner.call('PUT', at(touched.number, 'charges/delivery/'), cost);
  await shop.db.execute(sql`UPDATE site_settings SET unpaid_days = 3`);
  now = new Date('2026-12-04T00:30:00Z');
  const jobs = { send: async () => undefined };
  await cancelUnpaidOrders({ db: shop.db, clock, jobs });
  expect([await booked(shop, number), await booked(shop, touched.number)]).toEqual([0, 1]);
});
