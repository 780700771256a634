import { beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  begin,
  behind,
  check,
  emulator,
  type KillAt,
  leadTo,
  type Ordered,
  onceAnswered,
  openAgain,
  openShopToKill,
  pay,
  place,
  shop,
  whileSilent,
  whileUnanswered,
} from '../support/shop-to-kill.ts';

openShopToKill('payments-killed');

const ORDER = 'SELECT FROM orders WHERE number = $1 FOR UPDATE';
const whole = (table: string) => `LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`;

const ofOrder = 'JOIN orders ON orders.id = order_id WHERE number = $1';

/** The order is paid once, by its whole sum, whoever is asked. */
async function expectPaidOnce({ number }: Ordered): Promise<void> {
  const [order] = await ask<{ payable: number }>(
    `SELECT payment_status, charged_kopecks::int AS charged, refunded_kopecks::int AS refunded, total_kopecks::int AS payable
    FROM orders WHERE number = $1`,
    [number],
  );
  const payable = order?.payable;
  expect(payable).toBeGreaterThan(0);
  expect(order).toEqual({ payment_status: 'paid', charged: payable, refunded: 0, payable });
  const events = await ask(
    `SELECT amount_kopecks::int AS amount FROM payment_events ${ofOrder} AND kind = 'charge' AND result = 'succeeded'`,
    [number],
  );
  expect(events).toEqual([{ amount: payable }]);
  const kept = await ask(
    `SELECT amount_kopecks::int AS amount FROM payments ${ofOrder} AND state = 'succeeded'`,
    [number],
  );
  expect(kept).toEqual([{ amount: payable }]);
  const paid = emulator.payments.filter(
    ({ description, stage }) => description.includes(number) && stage === 'paid',
  );
  expect(paid.map(({ amount }) => amount)).toEqual([payable]);
  const told = await ask(
    `SELECT FROM order_events told ${ofOrder} AND told.payment_status = 'paid'`,
    [number],
  );
  expect(told).toHaveLength(1);
}

describe.each(['yookassa', 'tbank'] as const)('a payment by %s', (name) => {
  let notices: string;
  beforeAll(async () => {
    notices = await leadTo(name);
  });

  it.each<[string, KillAt]>([
    ['before its key is stored', behind(ORDER)],
    ['before the provider does it', whileSilent],
    ['before the provider answers', whileUnanswered],
    ['before the answer is written', behind(whole('payment_events'))],
    ['before the customer has gone to pay', onceAnswered],
  ])('is one, where the shop is killed %s', async (_step, killAt) => {
    const order = await place();
    await killAt(order, () => pay(order));
    await openAgain();
    const { payment, payUrl } = await begin(order);
    await emulator.press(payUrl, 'pay');
    expect(await check(payment)).toMatchObject({ body: { state: 'paid' } });
    await expectPaidOnce(order);
  });

  it.each<[string, KillAt]>([
    ['before the provider tells of it', whileSilent],
    ['before the event is written', behind(ORDER)],
    ['once the event is written, before the order follows', behind(whole('order_events'))],
    ['once all is written', onceAnswered],
  ])('that is made counts once, where the shop is killed %s', async (_step, killAt) => {
    const order = await place();
    const { payment, payUrl } = await begin(order);
    await emulator.press(payUrl, 'pay');
    await killAt(order, () => check(payment));
    await openAgain();
    expect(await check(payment)).toMatchObject({ body: { state: 'paid' } });
    await expectPaidOnce(order);
  });

  it('of which a notice has told counts after a kill without the customer', async () => {
    const order = await place();
    const { payment, payUrl } = await begin(order);
    await emulator.press(payUrl, 'pay');
    await whileSilent(order, async () => {
      const notice = emulator.notices.sent.findLast(({ body }) => body.includes(payment));
      const headers = { 'content-type': 'application/json' };
      const body = notice?.body ?? '';
      const taken = await fetch(shop.url + notices, { method: 'POST', headers, body });
      expect(taken.status).toBe(200);
      return null;
    });
    await openAgain();
    const status = async () =>
      (await ask('SELECT payment_status AS is FROM orders WHERE number = $1', [order.number]))[0];
    await expect.poll(status, { timeout: 90_000, interval: 500 }).toEqual({ is: 'paid' });
    await expectPaidOnce(order);
  }, 120_000);
});
