import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { bareOrders, moneyOf, PAYABLE } from '#tests/support/ledger.ts';
import { takeNotices } from '#tests/support/noticed-payments.ts';
import { cartLine, newCustomerForm } from '#tests/support/order-form.ts';

const it = withShop();
const { shop } = fixturesOf(it);

const HOUR = 3_600_000;
const NONE = { status: 'waiting_for_payment', charged: 0, refunded: 0 };
const PAID = { status: 'paid', charged: PAYABLE, refunded: 0 };

beforeEach(async () => {
  await shop.db.execute(sql`DELETE FROM provider_messages`);
});

const verdicts = async () =>
  (
    await shop.db.execute<{ verdict: string }>(
      sql`SELECT DISTINCT verdict FROM provider_messages ORDER BY verdict`,
    )
  ).rows.map(({ verdict }) => verdict);

/** Steps of the history of an order that tell of money, by the status that it made. */
const toldOf = async (order: number) =>
  (
    await shop.db.execute<{ status: string }>(sql`
      SELECT payment_status AS status FROM order_events WHERE order_id = ${order} AND work ->> 'kind' = 'money' ORDER BY id`)
  ).rows.map(({ status }) => status);

describe.each(['yookassa', 'tbank'] as const)('a payment by %s', (name) => {
  /** An order whose customer has been led to the provider. */
  async function openBegun() {
    const payments = await takeNotices(shop, name);
    const [order] = (await bareOrders(shop.db, 1)) as [number];
    const begun = await payments.begin(order, 'rest');
    const press = (action: Parameters<typeof payments.emulator.press>[1]) =>
      payments.emulator.press(begun.payUrl, action);
    const money = async () => (await moneyOf(shop.db, [order]))[0];
    return { ...payments, ...begun, order, press, money };
  }

  it('1.6 no. 2: counts once for twenty notices, returns and polls at once, in two processes', async () => {
    const { emulator, press, money, id, order, ...payments } = await openBegun();
    emulator.misfortunes.duplicates = 19;
    await press('pay');
    expect(payments.noticed.length).toBeGreaterThanOrEqual(20);
    const settles = [payments.settle, payments.inAnotherProcess().settle];
    const sources = ['notice', 'return', 'poll'] as const;
    await Promise.all([
      payments.askAboutNoticed(),
      ...Array.from({ length: 20 }, (_, place) =>
        settles.map((settle) => settle(id, sources[place % 3] ?? 'poll')),
      ).flat(),
    ]);
    expect(await money()).toEqual(PAID);
    expect(await toldOf(order)).toEqual(['paid']);
  });

  it('1.6 no. 7: is found by notices with fields that nobody knows, signed as ever', async () => {
    const { emulator, press, money, askAboutNoticed } = await openBegun();
    emulator.misfortunes.hasOddFields = true;
    await press('pay');
    expect(await verdicts()).toEqual([name === 'tbank' ? 'signed' : 'unsigned']);
    await askAboutNoticed();
    expect(await money()).toEqual(PAID);
  });

  it('1.6 no. 9: has its notices taken while the provider is silent, and is asked about later', async () => {
    const { emulator, press, money, noticed, askAboutNoticed } = await openBegun();
    await press('decline');
    noticed.splice(0);
    emulator.misfortunes.isSilent = true;
    const asked = emulator.asked.length;
    const last = emulator.notices.sent.at(-1);
    const headers = { 'content-type': 'application/json' };
    const taken = await fetch(last?.to ?? '', { method: 'POST', headers, body: last?.body ?? '' });
    expect([taken.status, await taken.text()]).toEqual([200, name === 'tbank' ? 'OK' : '']);
    expect(emulator.asked).toHaveLength(asked);
    expect(noticed).toHaveLength(1);
    emulator.misfortunes.isSilent = false;
    await askAboutNoticed();
    expect(emulator.asked.length).toBeGreaterThan(asked);
    expect(await money()).toEqual(NONE);
  });

  it('1.6 no. 10: counts though the provider signs by another rule since last night', async () => {
    const { emulator, press, money, askAboutNoticed } = await openBegun();
    emulator.misfortunes.signsByNewRule = true;
    await press('pay');
    expect(await verdicts()).toEqual([name === 'tbank' ? 'wrong signature' : 'unsigned']);
    await askAboutNoticed();
    expect(await money()).toEqual(PAID);
  });

  it('1.6 no. 12: is not made by one who comes back unpaid, and can be made by them still', async () => {
    const { emulator, begin, settle, press, money, id, payUrl, order } = await openBegun();
    await press('leave');
    expect((await settle(id, 'return'))?.state).toBe('pending');
    expect(await money()).toEqual(NONE);
    expect(await toldOf(order)).toEqual([]);
    expect(await begin(order, 'rest')).toEqual({ id, payUrl, amount: PAYABLE });
    await press('pay');
    await settle(id, 'return');
    expect(await money()).toEqual(PAID);
    expect(emulator.payments).toHaveLength(1);
  });

  it('1.6 no. 13: is another one where the same order pays the same sum again', async () => {
    const { emulator, begin, settle, money, order } = await openBegun();
    const part = { amount: 1_000_00 };
    const ids: string[] = [];
    for (const _time of [1, 2]) {
      const { id, payUrl } = await begin(order, part);
      ids.push(id);
      await emulator.press(payUrl, 'pay');
      await settle(id, 'return');
    }
    expect(new Set(ids).size).toBe(2);
    expect(await money()).toEqual({
      status: 'partially_paid',
      charged: 2 * part.amount,
      refunded: 0,
    });
    expect(emulator.payments.filter(({ stage }) => stage === 'paid')).toHaveLength(2);
  });

  it('counts once where its notices come in the wrong order, the last one first', async () => {
    const { emulator, press, money, settle, id, order, ...payments } = await openBegun();
    emulator.misfortunes.reorders = true;
    await press('pay');
    expect(payments.noticed).toEqual([]);
    await emulator.notices.deliverHeld();
    expect(payments.noticed).toContain(id);
    for (const one of payments.noticed.splice(0)) await settle(one, 'notice');
    expect(await money()).toEqual(PAID);
    expect(await toldOf(order)).toEqual(['paid']);
  });

  it('counts by a notice that comes 23 hours late', async () => {
    const { emulator, press, money, noticed, askAboutNoticed } = await openBegun();
    emulator.misfortunes.lateBy = 23 * HOUR;
    await press('pay');
    await emulator.clock.pass(22 * HOUR);
    expect(noticed).toEqual([]);
    await emulator.clock.pass(HOUR);
    await askAboutNoticed();
    expect(await money()).toEqual(PAID);
  });

  it('counts where its notice is there before the answer that names it', async () => {
    const { emulator, begin, settle, noticed, askAboutNoticed } = await takeNotices(shop, name);
    emulator.misfortunes.paysBeforeAnswer = true;
    emulator.misfortunes.noticesBeforeAnswers = true;
    const [order] = (await bareOrders(shop.db, 1)) as [number];
    const { id } = await begin(order, 'rest');
    expect(new Set(noticed)).toEqual(new Set([id]));
    await askAboutNoticed();
    await settle(id, 'return');
    expect((await moneyOf(shop.db, [order]))[0]).toEqual(PAID);
  });

  it('does not count by a notice of one who has paid nothing', async () => {
    const { emulator, press, money, settle, id } = await openBegun();
    await press('decline');
    const forged = emulator.notices.sent
      .map(({ to, body }) => ({ to: to ?? '', body: paidIn(body) }))
      .at(-1);
    const headers = { 'content-type': 'application/json' };
    const taken = await fetch(forged?.to ?? '', {
      method: 'POST',
      headers,
      body: forged?.body ?? '',
    });
    expect(taken.status).toBe(200);
    await settle(id, 'notice');
    expect(await money()).toEqual(NONE);
  });

  it('1.6 no. 6: is asked for by the sum of the order, with its pieces and what is charged beside them', async () => {
    const { emulator, begin, settle } = await takeNotices(shop, name);
    const { order, payable } = await placeOdd();
    const { id, payUrl } = await begin(order, 'rest');
    expect(emulator.payments.map(({ amount }) => amount)).toEqual([payable]);
    await emulator.press(payUrl, 'pay');
    await settle(id, 'return');
    expect((await moneyOf(shop.db, [order]))[0]).toMatchObject({
      status: 'paid',
      charged: payable,
    });
  });
});

/** The notice of a decline as a forger would make it one of a payment. */
const paidIn = (body: string): string =>
  body
    .replaceAll('payment.canceled', 'payment.succeeded')
    .replaceAll('"canceled"', '"succeeded"')
    .replaceAll('"REJECTED"', '"CONFIRMED"');

const PIECES = 3;
const CHARGE = 1_234_56;
/** 0.29 × 100 is no whole number in floats. */
const PRICE = 20_000_29;

/** An order of several pieces of an odd price, with a charge beside them. */
async function placeOdd() {
  const [variant] = (await pickVariants(shop.db, [PRICE])) as [SomeVariant];
  await setVariant(shop.db, variant.variant, { priceKopecks: PRICE });
  const cart = await callAsGuest(shop, 'POST', '/api/orders/cart/', {
    cart_items: [cartLine(variant, PIECES)],
  });
  const form = newCustomerForm(cart.json().cart_uuid);
  const made = await callAsGuest(shop, 'POST', '/api/orders/order-create/', form);
  expect(made.statusCode).toBe(201);
  const order: number = made.json().orderId;
  await shop.db.execute(sql`
    INSERT INTO order_charges (order_id, kind, title, amount_kopecks, set_by, set_at)
    VALUES (${order}, 'lift', 'Подъём', ${CHARGE}, 'system', now())`);
  await shop.db.execute(sql`UPDATE orders SET counts_charges = true WHERE id = ${order}`);
  return { order, payable: PIECES * PRICE + CHARGE };
}
