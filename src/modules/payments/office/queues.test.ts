import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Queue } from '#contracts/admin/work/today.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import {
  askRefund,
  checkPayment,
  giveMoneyBack,
  moneyOfOrder,
  noteMoney,
  settleTrouble,
} from '#tests/support/order-money.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const MINUTE = 60_000;
const SOFA = 54_990;
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let orders: ReturnType<typeof onlineOrders>;
let owner: MemberWithApp;

beforeAll(async () => {
  const [sofa] = (await pickVariants(shop.db, [SOFA * 100])) as [SomeVariant];
  orders = onlineOrders(shop, emulator, sofa);
});
beforeEach(async () => {
  owner = await office.complete('owner');
});

const queueOf = async (name: Queue['name']): Promise<Queue | undefined> =>
  (await owner.call('GET', '/api/admin/today/'))
    .json()
    .queues.find((queue: Queue) => queue.name === name);
const countOf = async (name: Queue['name']) => (await queueOf(name))?.count;
const due = async (kind: string): Promise<string[]> =>
  (await owner.call('GET', `/api/admin/orders/?due=${kind}`))
    .json()
    .orders.map(({ number }: { number: string }) => number);
const cancel = (number: string, version: number) =>
  owner.call('PUT', `/api/admin/orders/${number}/`, {
    version,
    status: 'cancelled',
    letter: false,
  });

describe('«Переплата»', () => {
  it('has orders with more money than they cost, and cancelled ones with any, until it went back', async () => {
    const [over, cancelled, right] = [
      await orders.begun(),
      await orders.begun(),
      await orders.paid(),
    ];
    await noteMoney(owner, over.number, { amount: SOFA + 1, extra: true });
    await noteMoney(owner, cancelled.number, { amount: 10 });
    const { version } = await moneyOfOrder(owner, cancelled.number);
    expect((await cancel(cancelled.number, version)).statusCode).toBe(200);
    const found = await due('overpaid');
    expect(found.toSorted()).toEqual([over.number, cancelled.number].toSorted());
    expect(found).not.toContain(right.number);
    expect(await queueOf('orders_overpaid')).toEqual({
      name: 'orders_overpaid',
      count: 2,
      oldest: emulator.clock.now().toISOString(),
    });
    await giveMoneyBack(owner, over.number, { amount: 1 });
    await giveMoneyBack(owner, cancelled.number, { amount: 10 });
    expect(await countOf('orders_overpaid')).toBe(0);
  });
});

describe('«Оплачен, не просмотрен»', () => {
  it('has new orders that are paid online until a member does something', async () => {
    const before = await due('unseen');
    const { number } = await orders.paid();
    const byHand = await orders.begun();
    await noteMoney(owner, byHand.number);
    const confirmed = await orders.paid();
    await owner.call('PUT', `/api/admin/orders/${confirmed.number}/`, {
      version: (await moneyOfOrder(owner, confirmed.number)).version,
      status: 'confirmed',
      letter: false,
    });
    expect(await due('unseen')).toEqual([number, ...before]);
    expect(await queueOf('orders_paid_unseen')).toMatchObject({ count: before.length + 1 });
    await owner.call('POST', `/api/admin/orders/${number}/notes/`, {
      text: 'позвонили',
      public: false,
    });
    expect(await due('unseen')).toEqual(before);
  });

  it('has an order whose money came after the member had spoken with the customer', async () => {
    const { number, payUrl, settle, id } = await orders.begun();
    await owner.call('POST', `/api/admin/orders/${number}/notes/`, {
      text: 'ждём оплату',
      public: false,
    });
    await emulator.clock.pass(10_000);
    await emulator.press(payUrl, 'pay');
    await settle(id, 'return');
    expect(await due('unseen')).toContain(number);
  });
});

describe('«Оплата требует внимания»', () => {
  it('has a payment that is open too long, one with a trouble and an undone refund until they are settled', async () => {
    const before = (await countOf('payments_troubled')) ?? 0;
    const [open, wrong, back] = [await orders.begun(), await orders.paid(), await orders.paid()];
    emulator.misfortunes.wrong = { amount: 1 };
    await checkPayment(owner, wrong.number, wrong.id);
    emulator.misfortunes.wrong = {};
    const { payments } = (await askRefund(owner, back.number)).json();
    emulator.undoRefund(emulator.payments.find(({ key }) => key === back.id)?.id ?? '');
    await emulator.clock.pass(10_000);
    await checkPayment(owner, back.number, back.id);
    expect(await countOf('payments_troubled')).toBe(before + 2);
    await emulator.clock.pass(121 * MINUTE);
    owner = await office.complete('owner');
    const late = (await countOf('payments_troubled')) ?? 0;
    expect(late).toBeGreaterThanOrEqual(before + 3);
    await settleTrouble(owner, open.number, { id: open.id });
    await settleTrouble(owner, wrong.number, { id: wrong.id });
    await settleTrouble(owner, back.number, { id: back.id, refund: payments[0].refunds[0].id });
    expect(await countOf('payments_troubled')).toBe(late - 3);
  });
});

describe('«Возврат не прошёл»', () => {
  it('has refunds that were refused until they are asked for again', async () => {
    const { number, id } = await orders.paid();
    emulator.misfortunes.refundsWait = true;
    emulator.misfortunes.refusesRefunds = 'insufficient_funds';
    await askRefund(owner, number);
    expect(await countOf('refunds_refused')).toBe(0);
    await emulator.clock.pass(61 * MINUTE);
    emulator.misfortunes.refundsWait = false;
    emulator.misfortunes.refusesRefunds = null;
    owner = await office.complete('owner');
    await checkPayment(owner, number, id);
    expect(await queueOf('refunds_refused')).toMatchObject({
      count: 1,
      oldest: expect.any(String),
    });
    expect(
      (await owner.call('GET', '/api/admin/money/?attention=refused')).json().rows,
    ).toMatchObject([{ number }]);
    await askRefund(owner, number);
    expect(await countOf('refunds_refused')).toBe(0);
  });

  it('and the other queues of money are not for those who see none', async () => {
    const keeper = await office.joined('warehouse');
    const { queues } = (await keeper.call('GET', '/api/admin/today/')).json();
    const names = queues.map(({ name }: Queue) => name);
    for (const name of [
      'orders_overpaid',
      'orders_paid_unseen',
      'payments_troubled',
      'refunds_refused',
      'receipts_failed',
    ]) {
      expect(names).not.toContain(name);
    }
  });
});
