import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { changeOrder } from '#modules/orders/index.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { receiptsOf } from '#tests/support/receipts.ts';
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
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [SOFA * 100, 1_233_300])) as [
    SomeVariant,
    SomeVariant,
  ];
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

it('has a receipt that names the returned goods alone, also where a part of their price is given back', async () => {
  const owner = await office.complete('owner');
  const lines = [
    [sofa, 1],
    [chair, 1],
  ] as const;
  const order = await orders.paid({ lines, till: 'own' });
  const { db, jobs } = shop;
  const context = { db, jobs, clock: emulator.clock, actor: TERMINAL };
  await changeOrder(context, order.number, { status: 'delivered' }, { quiet: true });
  await emulator.clock.pass(120_000);
  await receiptsOf(order).work();
  const asked = { has_defect: true, reason: 'скол', wish: 'money' };
  const begun = await owner.call('POST', `/api/admin/orders/${order.number}/returns/`, {
    ...asked,
    lines: [{ position: 1, quantity: 1 }],
  });
  const { id } = begun.json();
  const call = async (part: string, body: object) =>
    (await owner.call('POST', `/api/admin/returns/${id}/${part}/`, body)).json();
  let { version } = await call('step', { version: 1, step: { to: 'agreed' } });
  for (const amount of [4_000, 8_333]) {
    const answer = await call('refund', { version, key: randomUUID(), payment: order.id, amount });
    version = answer.version;
  }
  const back = emulator.receipts.filter(({ kind }) => kind === 'refund');
  expect(back.map((one) => one.lines.map(({ price, mode }) => [price, mode]))).toEqual([
    [[400_000, 'full_payment']],
    [[833_300, 'full_payment']],
  ]);
  expect(new Set(back.flatMap((one) => one.lines.map(({ name }) => name))).size).toBe(1);
});
