import { expect } from 'vitest';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { bareOrders, moneyOf, PAYABLE } from '#tests/support/ledger.ts';
import { takePayments } from '#tests/support/online-payments.ts';
import { NOTICED } from './notices.ts';
import { workOnPayments } from './work.ts';

const it = withShop();
const { shop } = fixturesOf(it);

/** The handlers that the shop gives its jobs, by queue. */
function handlersOf(context: Parameters<typeof workOnPayments>[1]) {
  const handlers = new Map<string, (payload?: unknown) => Promise<void>>();
  const keep = (queue: string, handler: (payload: unknown) => Promise<void>) => {
    handlers.set(queue, (payload) => handler(payload));
  };
  workOnPayments({ work: keep, everyMinute: keep, nightly: keep } as unknown as Jobs, context);
  return (queue: string, payload?: unknown) => handlers.get(queue)?.(payload);
}

it('a payment that nobody tells of is asked about each minute, a noticed one at once', async () => {
  const { emulator, begin, context } = await takePayments(shop, 'yookassa');
  const run = handlersOf(context);
  const orders = (await bareOrders(shop.db, 2)) as [number, number];
  const [first, second] = await Promise.all(orders.map((order) => begin(order, 'rest')));
  for (const one of [first, second]) await emulator.press(one?.payUrl ?? '', 'pay');
  const charged = async () => (await moneyOf(shop.db, orders)).map((one) => one.charged);
  await run(NOTICED, { id: first?.id });
  expect(await charged()).toEqual([PAYABLE, 0]);
  await run('payments-waiting');
  expect(await charged()).toEqual([PAYABLE, 0]);
  await emulator.clock.pass(3 * 60_000);
  await run('payments-waiting');
  expect(await charged()).toEqual([PAYABLE, PAYABLE]);
});
