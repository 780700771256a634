import { beforeAll, beforeEach, expect } from 'vitest';
import { DAY } from '#platform/time/duration.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { TERMINAL } from '#tests/support/staff.ts';
import { changeOrder } from '../managing/management.ts';

/** Each test begins so much later than the one before: orders count for a week. */
const APART = 30 * DAY;
const jobs = { send: async () => {} };
const it = withShop({ clock: { now: () => now } });
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;
let start = new Date('2026-11-16T12:00:00+03:00');
let now = start;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [40_000_000, 12_350])) as [SomeVariant, SomeVariant];
});
beforeEach(async () => {
  start = new Date(start.getTime() + APART);
  now = start;
  await setVariant(shop.db, sofa.variant, { stock: 100 });
  await setVariant(shop.db, chair.variant, { stock: 100 });
});

let visitors = 0;
/** An e-mail and a network that no order has had. */
const stranger = () => {
  visitors += 1;
  return { email: `visitor-${visitors}@example.ru`, from: `10.7.${visitors}.1` };
};

async function order(pieces: number, { email, from }: { email: string; from: string }, of = chair) {
  const placed = await placeOrder(guestFrom(shop, from), [cartLine(of, pieces)], { email });
  expect(placed.status).toBe(201);
  return { unconfirmed: placed.availability_unconfirmed, number: placed.number };
}

/** Whether the later of two orders waits for a manager to confirm it. */
async function isSecondBeyond(
  first: { email: string; from: string },
  second: { email: string; from: string },
) {
  await order(12, first);
  return (await order(9, second)).unconfirmed;
}

it.each([
  ['in one spelling', 'anna.p@gmail.com', 'anna.p@gmail.com'],
  ['in two spellings', 'anna.p@gmail.com', 'AnnaP+shop@googlemail.com'],
])('orders for one mailbox %s count together, from any network', async (_how, one, other) => {
  const second = { ...stranger(), email: other };
  expect(await isSecondBeyond({ ...stranger(), email: one }, second)).toBe(true);
  expect(await stockOf(shop.db, chair.variant)).toBe(88);
});

it.each([
  ['of IPv4', '10.8.0.1', '10.8.0.1'],
  ['of IPv6, by /48', '2001:db8:7:1::1', '2001:db8:7:2::1'],
])('orders from one network %s count together, for any mailbox', async (_kind, one, other) => {
  const second = { ...stranger(), from: other };
  expect(await isSecondBeyond({ ...stranger(), from: one }, second)).toBe(true);
});

it('orders of other mailboxes and networks count apart', async () => {
  expect(await isSecondBeyond(stranger(), stranger())).toBe(false);
});

it('the sums of orders count together as well as the pieces', async () => {
  const guest = stranger();
  const orders = [await order(1, guest, sofa), await order(1, guest, sofa)];
  orders.push(await order(1, guest, sofa));
  expect(orders.map(({ unconfirmed }) => unconfirmed)).toEqual([false, false, true]);
});

it('an order that the staff has touched, that is cancelled or a week old counts no more', async () => {
  const guest = stranger();
  const changes = [
    { status: 'confirmed' },
    { status: 'cancelled' },
    { deliveryCostKopecks: 0 },
  ] as const;
  for (const change of changes) {
    const { number, unconfirmed } = await order(20, guest);
    expect(unconfirmed).toBe(false);
    await changeOrder(
      { db: shop.db, clock: { now: () => now }, jobs, actor: TERMINAL },
      number,
      change,
      {
        quiet: true,
      },
    );
  }
  expect((await order(20, guest)).unconfirmed).toBe(false);
  expect((await order(1, guest)).unconfirmed).toBe(true);
  now = new Date(start.getTime() + 7 * DAY);
  expect((await order(1, guest)).unconfirmed).toBe(false);
});

it('an order that took nothing does not count', async () => {
  const guest = stranger();
  expect((await order(21, guest)).unconfirmed).toBe(true);
  expect((await order(20, guest)).unconfirmed).toBe(false);
});

it('orders that come at once take no more than one of them may', async () => {
  const guest = stranger();
  const placed = await Promise.all(Array.from({ length: 8 }, () => order(5, guest)));
  expect(placed.filter(({ unconfirmed }) => !unconfirmed)).toHaveLength(4);
  expect(await stockOf(shop.db, chair.variant)).toBe(80);
});
