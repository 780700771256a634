import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { askRefund, moneyOfOrder } from '#tests/support/order-money.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { handOver, receiptsOf } from '#tests/support/receipts.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const SOFA = 54_990;
const POUF = 4500.5;
const MINUTE = 60_000;
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let pouf: SomeVariant;
let owner: MemberWithApp;
let orders: ReturnType<typeof onlineOrders>;

beforeAll(async () => {
  [sofa, pouf] = (await pickVariants(shop.db, [SOFA * 100, POUF * 100])) as [
    SomeVariant,
    SomeVariant,
  ];
  orders = onlineOrders(shop, emulator, sofa);
});
beforeEach(async () => {
  owner = await office.complete('owner');
});

/** The order has these goods from now on: the customer has agreed. */
async function change(number: string, lines: readonly (readonly [number | null, SomeVariant])[]) {
  const { version } = await moneyOfOrder(owner, number);
  const body = {
    version,
    lines: lines.map(([position, { variant }]) => ({
      position,
      variant,
      quantity: 1,
      price: null,
    })),
    place: null,
    agreed: 'по телефону',
    letter: false,
  };
  const answer = await owner.call('PUT', `/api/admin/orders/${number}/goods/`, body);
  expect(answer.statusCode).toBe(200);
}

type Order = Awaited<ReturnType<typeof orders.paid>>;

/** The customer pays what is left; the id of the payment. */
async function payRest(order: Order): Promise<string> {
  const { id, payUrl } = await order.pay();
  await emulator.press(payUrl, 'pay');
  await order.settle(id, 'return');
  return id;
}

/** Hands the order over, and answers what its receipts say of which goods, roubles. */
async function closed({ orderId, context }: Order) {
  const { work, all } = receiptsOf({ context });
  await handOver(shop.db, orderId);
  await emulator.clock.pass(2 * MINUTE);
  await work();
  await emulator.clock.pass(MINUTE);
  await work();
  return (await all(orderId)).map(({ kind, state, items }) => [
    kind,
    state,
    ...items.map(({ name, kopecks }) => [nameIn(name), kopecks / 100]),
  ]);
}

const nameIn = (text: string) => (text.startsWith(sofa.name) ? 'sofa' : 'pouf');

describe('receipts of an order that was changed after a payment', () => {
  it('tell what was added with its payment, and all of it at the handover', async () => {
    const order = await orders.paid({ till: 'own' });
    await change(order.number, [
      [0, sofa],
      [null, pouf],
    ]);
    await payRest(order);
    expect(await closed(order)).toEqual([
      ['payment', 'registered', ['sofa', SOFA]],
      ['payment', 'registered', ['pouf', POUF]],
      ['closing', 'registered', ['sofa', SOFA], ['pouf', POUF]],
    ]);
  });

  it('give back what went, and close what stays', async () => {
    const order = await orders.paid({
      till: 'own',
      lines: [
        [sofa, 1],
        [pouf, 1],
      ],
    });
    await change(order.number, [[0, sofa]]);
    expect(await moneyOfOrder(owner, order.number)).toMatchObject({ overpaid: POUF });
    const back = await askRefund(owner, order.number, { what: { of: 'part', amount: POUF } });
    expect(back.statusCode).toBe(200);
    expect(await closed(order)).toEqual([
      ['payment', 'registered', ['sofa', SOFA], ['pouf', POUF]],
      ['refund', 'registered', ['pouf', POUF]],
      ['closing', 'registered', ['sofa', SOFA]],
    ]);
  });

  it('are closed by a person where the till closes each payment, and so would name what went', async () => {
    const order = await orders.paid({ name: 'tbank', till: 'own', lines: [[pouf, 1]] });
    await change(order.number, [[null, sofa]]);
    await payRest(order);
    expect((await closed(order)).filter(([kind]) => kind === 'closing')).toEqual([
      ['closing', 'failed', ['pouf', POUF]],
      ['closing', 'sent', ['sofa', SOFA - POUF]],
    ]);
  });
});

describe('receipts of goods that two payments give back', () => {
  const both = () =>
    [
      [sofa, 1],
      [pouf, 1],
    ] as const;
  const pieces = (quantity: number) => ({
    what: { of: 'goods' as const, lines: [{ position: 1, quantity }], charges: [] },
  });

  it.each([
    ['yookassa', [['closing', 'registered', ['sofa', SOFA]]]],
    [
      'tbank',
      [
        ['closing', 'sent', ['sofa', SOFA / 2]],
        ['closing', 'sent', ['sofa', SOFA / 2]],
      ],
    ],
  ] as const)('name these goods alone: %s', async (name, closings) => {
    const order = await orders.paid({
      name,
      till: 'own',
      lines: both(),
      form: { payment_type: 'partial' },
    });
    const last = await payRest(order);
    const one = await askRefund(owner, order.number, { id: last, ...pieces(1) });
    expect(one.json()).toMatchObject({
      refund: { amount: POUF / 2 },
      lines: [{ position: 0 }, { position: 1, quantity: 0, rest: POUF / 2 }],
    });
    await askRefund(owner, order.number, { id: order.id, ...pieces(0) });
    const told = await closed(order);
    expect(told.filter(([kind]) => kind === 'refund').map(([, , ...goods]) => goods)).toEqual([
      [['pouf', POUF / 2]],
      [['pouf', POUF / 2]],
    ]);
    expect(told.filter(([kind]) => kind === 'closing')).toEqual(closings);
  });
});
