import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import {
  askRefund,
  checkPayment,
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
let manager: MemberWithApp;

beforeAll(async () => {
  const [sofa] = (await pickVariants(shop.db, [SOFA * 100])) as [SomeVariant];
  orders = onlineOrders(shop, emulator, sofa);
});
beforeEach(async () => {
  manager = await office.complete('manager');
});

/** Asks about a payment by the office, later than it was asked about before. */
async function check(number: string, id: string) {
  await emulator.clock.pass(10_000);
  return (await checkPayment(manager, number, id)).json();
}
const first = async (number: string) => (await moneyOfOrder(manager, number)).payments[0];

describe.each(['yookassa', 'tbank'] as const)('a check of a payment by %s', (name) => {
  it('finds money that has come, and says where nothing is new', async () => {
    const { number, id, payUrl } = await orders.begun({ name });
    expect(await check(number, id)).toMatchObject({
      found: 'same',
      payments: [{ state: 'pending', charged: 0, decline: null }],
    });
    await emulator.press(payUrl, 'pay', 'sbp');
    expect(await check(number, id)).toMatchObject({
      found: 'changed',
      paid: SOFA,
      payments: [{ state: 'succeeded', method: 'sbp', charged: SOFA }],
    });
    expect(await check(number, id)).toMatchObject({ found: 'same' });
    const { rows } = await shop.db.execute(
      sql`SELECT source FROM payment_events WHERE payment_id = ${id} AND kind = 'charge' AND result = 'succeeded'`,
    );
    expect(rows).toEqual([{ source: 'staff' }]);
  });

  it('says that the provider is silent, and loses nothing', async () => {
    const { number, id } = await orders.paid({ name });
    emulator.misfortunes.isBusy = true;
    const answer = await check(number, id);
    emulator.misfortunes.isBusy = false;
    expect(answer).toMatchObject({ found: 'silent', paid: SOFA });
  });

  it('finds money that came after the payment was over, and a person looks', async () => {
    const { number, id, payUrl } = await orders.begun({ name });
    await emulator.press(payUrl, 'pay');
    await shop.db.execute(sql`UPDATE payments SET state = 'cancelled' WHERE id = ${id}`);
    expect(await check(number, id)).toMatchObject({
      found: 'changed',
      paid: SOFA,
      payments: [{ state: 'succeeded', attention: 'charged after its end' }],
    });
  });
});

describe('a payment by a provider', () => {
  it('that was declined says why', async () => {
    const { number, id, payUrl } = await orders.begun();
    await emulator.press(payUrl, 'decline');
    expect(await check(number, id)).toMatchObject({
      found: 'changed',
      payments: [{ state: 'failed', decline: expect.stringMatching(/[а-я]\.$/), charged: 0 }],
    });
  });

  it('is checked where its keys are; without them the answer says so', async () => {
    const { number, id } = await orders.paid();
    await shop.db.execute(sql`DELETE FROM payment_providers`);
    expect(await check(number, id)).toMatchObject({ found: 'no keys', paid: SOFA });
  });

  it('is not checked by hand, from another order, or by a stranger to money', async () => {
    const [one, other] = [await orders.paid(), await orders.paid()];
    expect(await check(one.number, other.id)).toMatchObject({ code: 'not_found' });
    await noteMoney(manager, one.number, { amount: 10, extra: true });
    const byHand = (await moneyOfOrder(manager, one.number)).payments.at(-1).id;
    expect(await check(one.number, byHand)).toMatchObject({ code: 'not_found' });
    const keeper = await office.joined('warehouse');
    const answer = await checkPayment(keeper, one.number, one.id);
    expect(answer.json()).toMatchObject({ code: 'not_permitted' });
  });

  it('that should have ended long ago is to be looked at, once', async () => {
    const { number, id } = await orders.begun();
    expect(await first(number)).toMatchObject({ attention: null });
    await emulator.clock.pass(121 * MINUTE);
    manager = await office.complete('manager');
    expect(await first(number)).toMatchObject({ attention: 'open too long' });
    await settleTrouble(manager, number, { id });
    expect(await first(number)).toMatchObject({ attention: null, state: 'pending' });
  });
});

describe('a trouble', () => {
  it('that is dealt with is not told again by the same answer, and another one is', async () => {
    const { number, id } = await orders.paid();
    emulator.misfortunes.wrong = { amount: 1 };
    expect(await check(number, id)).toMatchObject({ payments: [{ attention: 'amount differs' }] });
    const noNote = await settleTrouble(manager, number, { id, note: '' });
    expect([noNote.statusCode, Object.keys(noNote.json())]).toEqual([
      400,
      expect.arrayContaining(['note']),
    ]);
    const settled = (await settleTrouble(manager, number, { id })).json();
    expect(settled).toMatchObject({ paid: SOFA, payments: [{ attention: null }] });
    expect(await check(number, id)).toMatchObject({ payments: [{ attention: null }] });
    emulator.misfortunes.wrong = { currency: 'USD' };
    expect(await check(number, id)).toMatchObject({
      payments: [{ attention: 'currency differs' }],
    });
    emulator.misfortunes.wrong = {};
    const card = (await manager.call('GET', `/api/admin/orders/${number}/`)).json();
    expect(card.events.at(-1).work).toMatchObject({
      kind: 'money',
      of: 'settled',
      amount: SOFA,
      by: 'yookassa',
      note: 'звонили в банк',
    });
    const { rows } = await shop.db.execute(
      sql`SELECT actor_name FROM audit_log WHERE action = 'payments.settled' AND entity_id = ${number}`,
    );
    expect(rows).toEqual([{ actor_name: String(manager.id) }]);
  });

  it('of a refund that a bank has undone waits until it is dealt with', async () => {
    const { number, id } = await orders.paid();
    const owner = await office.complete('owner');
    const { payments } = (await askRefund(owner, number)).json();
    const refund = payments[0].refunds[0].id;
    const elsewhere = await settleTrouble(manager, number, { id, refund });
    expect(elsewhere.statusCode).toBe(404);
    emulator.undoRefund(emulator.payments.find(({ key }) => key === id)?.id ?? '');
    expect(await check(number, id)).toMatchObject({
      found: 'changed',
      paid: SOFA,
      payments: [{ refunds: [{ state: 'undone', attention: 'undone' }] }],
    });
    await settleTrouble(manager, number, { id, refund });
    expect((await first(number)).refunds).toMatchObject([{ state: 'undone', attention: null }]);
    await check(number, id);
    expect((await first(number)).refunds).toMatchObject([{ attention: null }]);
  });

  it('that is not there cannot be dealt with', async () => {
    const { number, id } = await orders.paid();
    expect((await settleTrouble(manager, number, { id })).statusCode).toBe(404);
  });
});
