import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { USUAL_ZONE } from '#contracts/time-zones.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { systemClock } from '#platform/time/clock.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { confirmEmail, signIn } from '#tests/support/customer.ts';
import { throwError } from '#tests/support/database-url.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, type Post, placeOrder } from '#tests/support/place-order.ts';
import { TERMINAL } from '#tests/support/staff.ts';
import { changeOrder, findOrder } from '../managing/management.ts';
import { orderText } from '../managing/terminal.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const PHRASE = 'менеджер подтвердит наличие';

const it = withShop({ env: { SHOP_EMAIL: 'orders@example.ru' } });
const { shop } = fixturesOf(it);
let jobs: Jobs;
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  jobs = createJobs({ url: shop.databaseUrl, onError: throwError });
  await jobs.start();
});
beforeEach(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  await setVariant(shop.db, chair.variant, { stock: 100 });
});
afterAll(() => jobs.stop());

let guests = 0;
/** Orders as a guest whose mailbox and network no order has had: orders of one guest count together. */
function order(lines: object[], form: object = {}) {
  guests += 1;
  return placeOrder(guestFrom(shop, `10.6.${guests}.1`), lines, form);
}

const takenOf = async (number: string) =>
  (await findOrder(shop.db, number)).lines.map(({ taken }) => taken);
const cancel = (number: string) =>
  changeOrder(
    { db: shop.db, clock: systemClock, jobs, actor: TERMINAL },
    number,
    { status: 'cancelled' },
    { quiet: true },
  );

describe('a line', () => {
  it('keeps what it took: its quantity, or nothing where the variant is made to order', async () => {
    const { number } = await order([cartLine(sofa, 2), cartLine(chair, 3)]);
    expect(await takenOf(number)).toEqual([0, 3]);
    expect(await stockOf(shop.db, chair.variant)).toBe(97);
  });

  it('gives back only what it took, though the variant has a stock since', async () => {
    const { number } = await order([cartLine(sofa, 2), cartLine(chair, 3)]);
    await setVariant(shop.db, sofa.variant, { stock: 10 });
    await cancel(number);
    expect(await stockOf(shop.db, sofa.variant)).toBe(10);
    expect(await stockOf(shop.db, chair.variant)).toBe(100);
  });

  it('of a version that kept nothing gives back its quantity', async () => {
    const { number, orderId } = await order([cartLine(chair, 3)]);
    await shop.db.execute(sql`UPDATE order_lines SET taken = NULL WHERE order_id = ${orderId}`);
    await cancel(number);
    expect(await stockOf(shop.db, chair.variant)).toBe(100);
  });
});

describe('an order of a guest', () => {
  it('of twenty pieces takes them from stock', async () => {
    const placed = await order([cartLine(chair, 20)]);
    expect(placed).toMatchObject({ status: 201, availability_unconfirmed: false });
    expect(await stockOf(shop.db, chair.variant)).toBe(80);
  });

  it.each([
    ['pieces', () => [cartLine(chair, 21)]],
    ['roubles', () => [cartLine(sofa, 19), cartLine(chair)]],
  ])('with too many %s is placed, takes nothing and gives nothing back', async (_what, lines) => {
    const placed = await order(lines());
    expect(placed).toMatchObject({ status: 201, availability_unconfirmed: true });
    expect(await stockOf(shop.db, chair.variant)).toBe(100);
    await cancel(placed.number);
    expect(await stockOf(shop.db, chair.variant)).toBe(100);
  });

  it('is told that a manager confirms, in letters to both, and the owner in the terminal', async () => {
    const form = { email: 'beyond@example.ru' };
    const { number } = await order([cartLine(chair, 21)], form);
    const letters = () => shop.letters.filter(({ subject }) => subject.includes(number));
    await vi.waitFor(() => expect(letters()).toHaveLength(2), WITHIN);
    for (const { text, html } of letters()) {
      expect(text).toContain(PHRASE);
      expect(html).toContain(PHRASE);
    }
    expect(orderText(await findOrder(shop.db, number), USUAL_ZONE)).toContain('Остаток не списан');
    const small = await order([cartLine(chair)]);
    expect(orderText(await findOrder(shop.db, small.number), USUAL_ZONE)).not.toContain(
      'Остаток не списан',
    );
  });

  it('beyond the bounds is placed whatever the stock is', async () => {
    const placed = await order([cartLine(chair, 101)]);
    expect(placed).toMatchObject({ status: 201, availability_unconfirmed: true });
    expect(await stockOf(shop.db, chair.variant)).toBe(100);
  });

  it('finds no stock by larger and smaller quantities', async () => {
    let [least, most] = [0, 999];
    while (least < most) {
      const quantity = Math.ceil((least + most) / 2);
      if ((await order([cartLine(chair, quantity)])).status === 201) least = quantity;
      else most = quantity - 1;
    }
    expect(least).toBe(999);
    expect(await stockOf(shop.db, chair.variant)).toBe(100);
  });

  it('of things made to order needs no manager to confirm them', async () => {
    const placed = await order([cartLine(sofa, 21)]);
    expect(placed).toMatchObject({ status: 201, availability_unconfirmed: false });
  });

  it('keeps to the bounds that the owner sets', async () => {
    await shop.db.execute(sql`UPDATE site_settings SET guest_pieces = 2`);
    const placed = [await order([cartLine(chair, 2)]), await order([cartLine(chair, 3)])];
    await shop.db.execute(sql`UPDATE site_settings SET guest_pieces = 20`);
    expect(placed.map((one) => one.availability_unconfirmed)).toEqual([false, true]);
  });
});

it('a customer is bound like a guest until the e-mail is confirmed; the cabinet says so', async () => {
  const anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  const post: Post = (url, payload) => anna.call('POST', url, payload);
  const detailsOf = async (id: number) =>
    (await anna.call('GET', `/api/orders/history/${id}/`)).json().availability_unconfirmed;
  const before = await placeOrder(post, [cartLine(chair, 21)]);
  expect([before.availability_unconfirmed, await detailsOf(before.orderId)]).toEqual([true, true]);
  await changeOrder({ db: shop.db, clock: systemClock, jobs, actor: TERMINAL }, before.number, {
    status: 'confirmed',
  });
  expect(await detailsOf(before.orderId)).toBe(false);

  await confirmEmail(shop, anna);
  const after = await placeOrder(post, [cartLine(chair, 21)]);
  expect(after.availability_unconfirmed).toBe(false);
  expect(await stockOf(shop.db, chair.variant)).toBe(79);
});
