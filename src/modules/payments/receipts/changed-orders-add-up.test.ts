import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect } from 'vitest';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { askRefund, moneyOfOrder } from '#tests/support/order-money.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { handOver, receiptsOf } from '#tests/support/receipts.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const PRICES = [54_990, 4500.5, 19_999.99];
const STOCK = 50;
const MINUTE = 60_000;
/** The least sum that a customer may choose, kopecks. */
const LEAST = 1000_00;
const RUNS = 12;
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return {
    clock,
    env: { RATE_LOGIN: '900/15m', RATE_ORDER: '900/15m', YOOKASSA_URL: url, TBANK_URL: url },
  };
});
const { shop, office } = fixturesOf(it);
let goods: SomeVariant[];
let orders: ReturnType<typeof onlineOrders>;

beforeAll(async () => {
  goods = await pickVariants(
    shop.db,
    PRICES.map((price) => Math.round(price * 100)),
  );
  orders = onlineOrders(shop, emulator, goods[0] as SomeVariant);
});

const kopecks = (roubles: number) => Math.round(roubles * 100);
const step = fc.record({
  does: fc.constantFrom('goods', 'goods', 'lift', 'pay', 'lower', 'pay again'),
  pieces: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
  price: fc.option(fc.integer({ min: 100_00, max: 60_000_00 }), { nil: null }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});
/** Pieces of each line that come back after the handover, whether they go on the shelf, and in how many sums their money goes back. */
const comesBack = fc.record({
  pieces: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
  fate: fc.constantFrom('stock', 'written_off'),
  share: fc.double({ min: 0.2, max: 1, noNaN: true }),
});
type ComesBack = typeof comesBack extends fc.Arbitrary<infer One> ? One : never;
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** One order of the shop, as its owner handles it. */
function handled(
  owner: MemberWithApp,
  { number, orderId, begin, settle }: Awaited<ReturnType<typeof orders.paid>>,
) {
  const at = `/api/admin/orders/${number}/`;
  const card = async (): Promise<OrderCard> => (await owner.call('GET', at)).json();
  const money = (): Promise<OrderPayments> => moneyOfOrder(owner, number);
  const version = async () => (await card()).version;

  async function changeGoods({ pieces, price }: Step) {
    const { lines } = await card();
    const wanted = goods.flatMap(({ variant }, index) => {
      const line = lines.find((one) => one.variant === variant);
      const own = { position: line?.position ?? null, variant };
      // A line whose money went back stays.
      if (line && line.dropped > 0) return [{ ...own, quantity: line.quantity, price: null }];
      const quantity = pieces[index] ?? 0;
      const another = index === 0 && price !== null ? { price: price / 100, reason: 'уценка' } : {};
      return quantity > 0 ? [{ ...own, quantity, price: null, ...another }] : [];
    });
    const body = { lines: wanted, place: null, agreed: 'по телефону', letter: false };
    const answer = await owner.call('PUT', `${at}goods/`, { version: await version(), ...body });
    expect([200, 400]).toContain(answer.statusCode);
  }

  async function setLift({ share }: Step) {
    const amount = Math.round(share * 3000);
    const body = { version: await version(), amount, agreed: 'по телефону', letter: false };
    expect((await owner.call('PUT', `${at}charges/lift/`, body)).statusCode).toBe(200);
  }

  async function payOnline(share: number) {
    const { left } = await money();
    const amount = Math.round(share * left * 100);
    const isPart = amount >= LEAST && kopecks(left) - amount >= LEAST;
    if (left === 0 || (share < 1 && !isPart)) return;
    const { id, payUrl } = await begin(orderId, isPart ? { amount } : 'rest');
    await emulator.press(payUrl, 'pay');
    await settle(id, 'return');
    await emulator.clock.pass(MINUTE);
  }

  async function giveBack(most: number, paysAgain: boolean) {
    const { payments } = await money();
    const one = payments.find(({ refundable }) => refundable > 0);
    if (!one) return;
    const amount = Math.min(one.refundable, Math.max(1, Math.round(most)));
    const refund = { id: one.id, what: { of: 'part', amount }, pays_again: paysAgain } as const;
    expect((await askRefund(owner, number, refund)).statusCode).toBe(200);
    await emulator.clock.pass(MINUTE);
  }

  /** Leads a return from its beginning to its end. Answers what came back by line. */
  async function returnGoods({ pieces, fate, share }: ComesBack) {
    const { lines } = (await owner.call('GET', `${at}returns/`)).json();
    const wanted = (lines as { position: number; left: number }[])
      .map(({ position, left }, index) => ({
        position,
        quantity: Math.min(left, pieces[index] ?? 0),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (wanted.length === 0) return [];
    const asked = { lines: wanted, has_defect: true, reason: 'скол', wish: 'money' };
    let now = (await owner.call('POST', `${at}returns/`, asked)).json();
    const call = async (part: string, body: object) => {
      const to = `/api/admin/returns/${now.id}/${part}/`;
      const answer = await owner.call('POST', to, { version: now.version, ...body });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
      now = answer.json();
    };
    await call('step', { step: { to: 'received' } });
    const looked = wanted.map(({ position }) => ({ position, fate, condition: '' }));
    await call('step', { step: { to: 'inspected', lines: looked, has_defect: true } });
    while (now.left > 0) {
      const [{ payment, most, fits }] = now.ways;
      const whole = kopecks(Math.min(now.left, fits || most));
      const amount = Math.max(1, Math.round(whole * share)) / 100;
      await call('refund', { key: randomUUID(), payment: payment.id, amount });
      await emulator.clock.pass(MINUTE);
      share = 1;
    }
    await call('step', { step: { to: 'closed', outcome: 'money' } });
    return fate === 'stock' ? wanted : [];
  }

  return { card, money, changeGoods, setLift, payOnline, giveBack, returnGoods };
}

/** What of each thing lies on the shelf, what orders hold of it and what has come back to it: together all that there is. */
async function expectAllThere(
  card: OrderCard,
  back: readonly { readonly position: number; readonly quantity: number }[] = [],
): Promise<void> {
  for (const { variant } of goods) {
    const line = card.lines.find((one) => one.variant === variant);
    const returned = back
      .filter(({ position }) => position === line?.position)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const held = (line?.from_stock ?? 0) - returned;
    expect((await stockOf(shop.db, variant)) ?? 0).toBe(STOCK - held);
  }
}

function expectSums(card: OrderCard, { payable, lowered, paid, left, overpaid }: OrderPayments) {
  const lines = card.lines.reduce((sum, { price, quantity }) => sum + kopecks(price) * quantity, 0);
  const charges = card.charges.reduce((sum, { amount }) => sum + kopecks(amount), 0);
  expect(kopecks(card.total)).toBe(lines);
  expect(kopecks(payable)).toBe(lines + charges);
  expect(kopecks(left) - kopecks(overpaid)).toBe(
    kopecks(payable) - kopecks(lowered) - kopecks(paid),
  );
}

it('whatever is changed, paid, given back and returned: sums, stock and receipts of an order add up', async () => {
  const owner = await office.complete('owner');
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 7 }),
      fc.array(comesBack, { maxLength: 2 }),
      async (steps, returns) => {
        for (const { variant } of goods) await setVariant(shop.db, variant, { stock: STOCK });
        const order = await orders.begun({ till: 'own' });
        const { card, money, ...acts } = handled(owner, order);
        for (const one of steps) {
          const { paid } = await money();
          switch (one.does) {
            case 'goods':
              await acts.changeGoods(one);
              break;
            case 'lift':
              await acts.setLift(one);
              break;
            case 'pay':
              await acts.payOnline(one.share);
              break;
            case 'lower':
            case 'pay again':
              await acts.giveBack(one.share * paid, one.does === 'pay again');
          }
          expectSums(await card(), await money());
          await expectAllThere(await card());
        }
        await acts.payOnline(1);
        for (let { overpaid } = await money(); overpaid > 0; { overpaid } = await money()) {
          await acts.giveBack(overpaid, false);
        }
        const { payable, lowered, paid } = await money();
        expect(kopecks(paid)).toBe(kopecks(payable) - kopecks(lowered));
        await handOver(shop.db, order.orderId);
        const { work, all } = receiptsOf(order);
        for (let round = 0; round < 3; round += 1) {
          await emulator.clock.pass(11 * MINUTE);
          await work();
        }
        // The first payment of the order was begun and never paid.
        const printed = async () =>
          (await all(order.orderId)).filter(({ state }) => state !== 'void' && state !== 'planned');
        const sumsOf = async () => {
          const told = await printed();
          expect(told.filter(({ state }) => state !== 'registered')).toEqual([]);
          const sumOf = (kind: string) =>
            told
              .filter((row) => row.kind === kind)
              .reduce((sum, row) => sum + row.amountKopecks, 0);
          return { net: sumOf('payment') - sumOf('refund'), closing: sumOf('closing') };
        };
        expect(await sumsOf()).toEqual({ net: kopecks(paid), closing: kopecks(paid) });

        const back: { position: number; quantity: number }[] = [];
        // Money that goes back asks for a fresh code.
        const { returnGoods } = handled(await office.complete('owner'), order);
        for (const one of returns) {
          back.push(...(await returnGoods(one)));
          expectSums(await card(), await money());
          await expectAllThere(await card(), back);
        }
        await emulator.clock.pass(11 * MINUTE);
        await work();
        expect(await sumsOf()).toEqual({
          net: kopecks((await money()).paid),
          closing: kopecks(paid),
        });
      },
    ),
    { numRuns: RUNS },
  );
}, 240_000);
