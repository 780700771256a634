import { sql } from 'drizzle-orm';
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

it('payments of a provider whose keys cannot be read keep the others waiting for a minute, not for ever', async () => {
  const { emulator, begin, context } = await takePayments(shop, 'yookassa');
  const run = handlersOf(context);
  const [paid = 0, lost = 0] = await bareOrders(shop.db, 2);
  await shop.db.execute(sql`
    INSERT INTO payments (id, order_id, purpose, provider, amount_kopecks, made_by, created_at, state, reference)
    SELECT gen_random_uuid(), ${lost}, 'part', 'tbank', 100, 'customer', ${emulator.clock.now().toISOString()}::timestamptz - interval '1 day', 'pending', 'lost ' || n
    FROM generate_series(1, 25) n`);
  const { payUrl } = await begin(paid, 'rest');
  await emulator.press(payUrl, 'pay');
  for (let minute = 0; minute < 3; minute += 1) {
    await emulator.clock.pass(3 * 60_000);
    await run('payments-waiting');
  }
  expect((await moneyOf(shop.db, [paid]))[0]).toMatchObject({ charged: PAYABLE });
});
