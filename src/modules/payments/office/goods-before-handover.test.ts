import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { changeOrder, findOrder } from '#modules/orders/index.ts';
import { textBody } from '#modules/orders/letters/letter-body.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { callOf } from '#tests/support/order-links.ts';
import {
  askRefund,
  checkPayment,
  giveBackForGoods,
  moneyOfOrder,
  noteMoney,
  takeRefundBack,
} from '#tests/support/order-money.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { type MemberWithApp, TERMINAL } from '#tests/support/staff.ts';

const CHAIR = 4500;
const STOCK = 10;
const DAY = '2027-03-05';
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let chair: SomeVariant;
let owner: MemberWithApp;
let orders: ReturnType<typeof onlineOrders>;

beforeAll(async () => {
  [chair] = (await pickVariants(shop.db, [CHAIR * 100])) as [SomeVariant];
  orders = onlineOrders(shop, emulator, chair);
});
beforeEach(async () => {
  owner = await office.complete('owner');
  await setVariant(shop.db, chair.variant, { stock: STOCK });
});

const two = () => ({ lines: [[chair, 2]] as const });
const onShelf = () => stockOf(shop.db, chair.variant);
const goods = (quantity: number) => ({
  of: 'goods' as const,
  lines: [{ position: 0, quantity }],
  charges: [],
});
const cardOf = async (number: string) =>
  (await owner.call('GET', `/api/admin/orders/${number}/`)).json();
const lineOf = async (number: string) => {
  const { lines } = await cardOf(number);
  const { quantity, dropped, from_stock: taken, note } = lines[0];
  return { quantity, dropped, taken, note };
};
const give = (number: string, status: 'delivered' | 'cancelled') =>
  changeOrder(
    { db: shop.db, jobs: shop.jobs, clock: emulator.clock, actor: TERMINAL },
    number,
    { status },
    { quiet: true },
  );
/** An hour later the provider has refused the refunds that were asked for. */
async function refused(): Promise<void> {
  await emulator.clock.pass(61 * 60_000);
  emulator.misfortunes.refusesRefunds = null;
  owner = await office.complete('owner');
}
const whyOf = async () =>
  (
    await shop.db.execute<{ reason: string; pieces: number }>(sql`
      SELECT reason, pieces_after - pieces_before AS pieces FROM stock_movements
      WHERE variant_id = ${chair.variant} ORDER BY id DESC LIMIT 1`)
  ).rows[0];

describe('pieces that were refunded before the handover', () => {
  it('are not sent: card, page, letter and crew say so, and they are back on the shelf once', async () => {
    const { number, url } = await orders.paid(two());
    expect([await onShelf(), await lineOf(number)]).toEqual([
      STOCK - 2,
      { quantity: 2, dropped: 0, taken: 2, note: null },
    ]);
    const plan = { version: (await cardOf(number)).version, deliver_on: DAY };
    await owner.call('PUT', `/api/admin/orders/${number}/plan/`, plan);
    await askRefund(owner, number, { what: goods(1) });
    expect([await onShelf(), await whyOf()]).toEqual([
      STOCK - 1,
      { reason: 'refunded', pieces: 1 },
    ]);
    expect(await lineOf(number)).toEqual({
      quantity: 2,
      dropped: 1,
      taken: 1,
      note: expect.stringMatching(/^Не.отправлять: 1 из.2, деньги возвращаем$/),
    });
    expect(await cardOf(number)).toMatchObject({ payable: 2 * CHAIR, lowered: CHAIR });
    const page = await callAsGuest(shop, 'GET', callOf(url));
    expect(page.json()).toMatchObject({
      payable: 2 * CHAIR,
      lowered: CHAIR,
      list_of_products: [{ quantity: 2, note: expect.stringMatching(/^Отменено: 1 из.2$/) }],
    });
    const letter = textBody(await findOrder(shop.db, number), {
      reader: 'customer',
      lead: [],
      closing: [],
    });
    expect(letter).toMatch(/2.шт\..+\n {2}Отменено: 1 из.2/);
    expect(letter).toMatch(/Снято возвратами: 4.500,00.₽\nИтого после возвратов: 4.500,00.₽/);
    const { stops } = (await owner.call('GET', `/api/admin/route/?day=${DAY}`)).json();
    expect(stops).toMatchObject([{ number, goods: [{ quantity: 1 }], to_pay: 0 }]);
    const table = await owner.call('GET', `/api/admin/orders/export/?format=csv&text=${number}`);
    expect(table.body).toMatch(/× 2/);
    // What is left of the order is all that a cancelling gives back.
    await give(number, 'cancelled');
    expect(await onShelf()).toBe(STOCK);
  });

  it('leave the crew nothing to carry where all were refunded', async () => {
    const { number } = await orders.paid(two());
    const plan = { version: (await cardOf(number)).version, deliver_on: '2027-03-06' };
    await owner.call('PUT', `/api/admin/orders/${number}/plan/`, plan);
    await askRefund(owner, number, { what: goods(2) });
    const { stops } = (await owner.call('GET', '/api/admin/route/?day=2027-03-06')).json();
    expect(stops).toMatchObject([{ number, goods: [], packages: 0 }]);
    expect(await onShelf()).toBe(STOCK);
  });

  it('are taken from the shelf again where the provider refuses, as far as they are there', async () => {
    const { number, id } = await orders.paid(two());
    emulator.misfortunes.refusesRefunds = 'insufficient_funds';
    await askRefund(owner, number, { what: goods(2) });
    expect([await onShelf(), (await lineOf(number)).dropped]).toEqual([STOCK, 2]);
    await setVariant(shop.db, chair.variant, { stock: 1 });
    await refused();
    for (const _ of [1, 2]) {
      await checkPayment(owner, number, id);
      await emulator.clock.pass(10_000);
    }
    expect([await onShelf(), await lineOf(number)]).toEqual([
      0,
      { quantity: 2, dropped: 0, taken: 1, note: expect.stringMatching(/^Уже нет на.остатке: 1/) },
    ]);
    await give(number, 'cancelled');
    expect(await onShelf()).toBe(1);
  });

  it('are freed by a refund by hand, and held again once it is taken back', async () => {
    const { number } = await orders.begun(two());
    await emulator.clock.pass(1000);
    await noteMoney(owner, number);
    const { payments } = (await giveBackForGoods(owner, number, goods(1))).json();
    const { id } = payments.at(-1);
    expect(payments.at(-1)).toMatchObject({ refunded: CHAIR });
    expect([await onShelf(), await lineOf(number)]).toMatchObject([
      STOCK - 1,
      { dropped: 1, taken: 1 },
    ]);
    await takeRefundBack(owner, number, { id });
    expect([await onShelf(), await lineOf(number)]).toEqual([
      STOCK - 2,
      { quantity: 2, dropped: 0, taken: 2, note: null },
    ]);
  });

  it('move nothing in an order that is cancelled, which holds no goods', async () => {
    const { number } = await orders.paid(two());
    await give(number, 'cancelled');
    await askRefund(owner, number, { what: goods(1) });
    expect([await onShelf(), (await lineOf(number)).dropped]).toEqual([STOCK, 1]);
  });

  it('are those of before alone: what was handed over belongs to returns', async () => {
    const { number } = await orders.paid(two());
    await give(number, 'delivered');
    await askRefund(owner, number, { what: goods(1) });
    expect([await onShelf(), await lineOf(number)]).toEqual([
      STOCK - 2,
      { quantity: 2, dropped: 0, taken: 2, note: null },
    ]);
  });

  it('of goods that are not taken from stock are dropped, and move nothing', async () => {
    await setVariant(shop.db, chair.variant, { stock: null });
    const { number } = await orders.paid(two());
    await askRefund(owner, number, { what: goods(1) });
    expect([await onShelf(), await lineOf(number)]).toMatchObject([null, { dropped: 1, taken: 0 }]);
  });
});

describe('goods that cost more than one payment holds', () => {
  /** Two chairs, of which 3000 came by hand, 3000 again, and the last 3000 by card. */
  async function paidInParts() {
    const { number, orderId, begin, settle } = await orders.begun(two());
    for (const way of ['cash', 'invoice'] as const) {
      await emulator.clock.pass(1000);
      await noteMoney(owner, number, { amount: 3000, way });
    }
    await emulator.clock.pass(1000);
    const { id: card, payUrl } = await begin(orderId, 'rest');
    await emulator.press(payUrl, 'pay');
    await settle(card, 'return');
    await emulator.clock.pass(10_000);
    const { payments } = await moneyOfOrder(owner, number);
    const byHand = (way: string) => payments.find((one: { way: string }) => one.way === way).id;
    return { number, card, first: byHand('cash'), second: byHand('invoice') };
  }

  it('are given back by one payment after the other; the rest is told with the goods, the pieces come once', async () => {
    const { number, first, second, card } = await paidInParts();
    const one = await askRefund(owner, number, { id: card, what: goods(1) });
    expect(one.json()).toMatchObject({
      refund: { state: 'succeeded', amount: 3000 },
      lowered: 3000,
      lines: [{ position: 0, quantity: 1, amount: CHAIR, rest: 1500 }],
    });
    const rest = await giveBackForGoods(owner, number, goods(0), { payment: second });
    expect(rest.json()).toMatchObject({
      lowered: CHAIR,
      left: 0,
      lines: [{ position: 0, quantity: 1, amount: CHAIR, rest: 0 }],
    });
    expect([await onShelf(), (await lineOf(number)).dropped]).toEqual([STOCK - 1, 1]);
    // The other piece: what the second payment still holds, and the first.
    await giveBackForGoods(owner, number, goods(1), { payment: second });
    const last = (await giveBackForGoods(owner, number, goods(0), { payment: first })).json();
    expect(last).toMatchObject({ paid: 0, lowered: 2 * CHAIR, lines: [] });
    const none = await giveBackForGoods(owner, number, goods(0), { payment: first });
    expect(none.statusCode).toBe(400);
  });

  it('are asked for again with what was given of them already, where the first refund is refused', async () => {
    const { number, second, card } = await paidInParts();
    emulator.misfortunes.refusesRefunds = 'insufficient_funds';
    await askRefund(owner, number, { id: card, what: goods(1) });
    await giveBackForGoods(owner, number, goods(0), { payment: second });
    await refused();
    const money = (await checkPayment(owner, number, card)).json();
    expect(money).toMatchObject({ lowered: 1500, lines: [{ quantity: 2, rest: 0 }] });
    const again = await askRefund(owner, number, { id: card, what: goods(1) });
    expect(again.json()).toMatchObject({
      refund: { amount: 3000 },
      lowered: CHAIR,
      lines: [{ quantity: 1, amount: CHAIR, rest: 0 }],
    });
  });

  it('and charges, whose rest is asked for by the same choice', async () => {
    const { number, orderId, begin, settle } = await orders.begun({ lines: [[chair, 1]] });
    await owner.call('PUT', `/api/admin/orders/${number}/charges/lift/`, {
      version: (await cardOf(number)).version,
      amount: 700,
      agreed: 'по телефону',
      letter: false,
    });
    await noteMoney(owner, number, { amount: CHAIR + 500 });
    await emulator.clock.pass(1000);
    const small = await begin(orderId, 'rest');
    await emulator.press(small.payUrl, 'pay');
    await settle(small.id, 'return');
    const what = { of: 'goods' as const, lines: [], charges: ['lift' as const] };
    const one = (await askRefund(owner, number, { id: small.id, what })).json();
    expect(one).toMatchObject({
      refund: { amount: 200 },
      charges: [{ kind: 'lift', amount: 0, rest: 500 }],
    });
    const payment = one.payments.find(({ way }: { way: string }) => way === 'cash').id;
    const rest = (await giveBackForGoods(owner, number, what, { payment })).json();
    expect(rest).toMatchObject({ lowered: 700, charges: [] });
  });
});
