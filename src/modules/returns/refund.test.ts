import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { changeOrder } from '#modules/orders/index.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { TERMINAL } from '#tests/support/staff.ts';

const SOFA = 54_990;
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let orders: ReturnType<typeof onlineOrders>;

beforeAll(async () => {
  const [sofa] = (await pickVariants(shop.db, [SOFA * 100])) as [SomeVariant];
  orders = onlineOrders(shop, emulator, sofa);
});

it('is paid back by the provider once for each press, and no more than is left', async () => {
  const owner = await office.complete('owner');
  const { number, id: payment } = await orders.paid();
  const { db, jobs } = shop;
  const context = { db, jobs, clock: emulator.clock, actor: TERMINAL };
  await changeOrder(context, number, { status: 'delivered' }, { quiet: true });
  const begun = await owner.call('POST', `/api/admin/orders/${number}/returns/`, {
    lines: [{ position: 0, quantity: 1 }],
    has_defect: false,
    reason: 'не подошло',
    wish: 'money',
  });
  const { id } = begun.json();
  const at = (part: string) => `/api/admin/returns/${id}/${part}`;
  const early = { version: 1, key: randomUUID(), payment, amount: SOFA };
  expect((await owner.call('POST', at('refund/'), early)).json().code).toBe('return_not_now');
  await owner.call('POST', at('step/'), { version: 1, step: { to: 'agreed' } });
  const body = { ...early, version: 2 };
  const first = await owner.call('POST', at('refund/'), body);
  expect([first.statusCode, first.json()]).toMatchObject([
    200,
    { given_back: SOFA, left: 0, ways: [], refunds: [{ by: 'yookassa', state: 'succeeded' }] },
  ]);
  // The same press once more.
  const again = await owner.call('POST', at('refund/'), body);
  expect([again.statusCode, again.json().given_back]).toEqual([200, SOFA]);
  const { version } = again.json();
  const more = { version, key: randomUUID(), payment, amount: 1 };
  expect((await owner.call('POST', at('refund/'), more)).json().amount).toHaveLength(1);
  const made = emulator.payments.flatMap(({ refunds }) => refunds);
  expect(made.map(({ key }) => key)).toEqual([body.key]);
  const money = (await owner.call('GET', `/api/admin/orders/${number}/payments/`)).json();
  expect(money.payments[0].refunds[0].reason).toMatch(/^Возврат №.\d+: .+× 1$/);
});
