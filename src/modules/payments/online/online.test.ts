import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { systemClock } from '#platform/time/clock.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { bareOrders, FIRST, moneyOf, PAYABLE } from '#tests/support/ledger.ts';
import { takePayments } from '#tests/support/online-payments.ts';
import { incomeOf } from '#tests/support/payments-emulator/yookassa.ts';

const it = withShop();
const { shop } = fixturesOf(it);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const newOrder = async () => (await bareOrders(shop.db, 1))[0] as number;
const moneyOfOne = async (order: number) => (await moneyOf(shop.db, [order]))[0];
const paymentsOf = async (order: number) =>
  (
    await shop.db.execute<{ state: string; trouble: string | null; decline: string | null }>(
      sql`SELECT state, trouble, decline FROM payments WHERE order_id = ${order} ORDER BY created_at, id`,
    )
  ).rows;

const incomesOf = async (order: number) =>
  (
    await shop.db.execute<{ income: number | null }>(
      sql`SELECT income_kopecks::float8 AS income FROM payments WHERE order_id = ${order}`,
    )
  ).rows.map(({ income }) => income);

it('what the shop gets is kept as YooKassa tells it, later than the money too, and once', async () => {
  const { emulator, begin, settle } = await takePayments(shop, 'yookassa');
  const order = await newOrder();
  const { id, payUrl } = await begin(order, 'rest');
  await emulator.press(payUrl, 'pay');
  emulator.misfortunes.hasOddFields = true;
  expect((await settle(id, 'return'))?.state).toBe('succeeded');
  expect(await incomesOf(order)).toEqual([null]);
  emulator.misfortunes.hasOddFields = false;
  await settle(id, 'poll');
  expect(await incomesOf(order)).toEqual([incomeOf(PAYABLE)]);
  await shop.db.execute(sql`UPDATE payments SET income_kopecks = 1 WHERE id = ${id}`);
  await settle(id, 'poll');
  expect(await incomesOf(order)).toEqual([1]);
});

it('what the shop gets is not known of T-Bank', async () => {
  const { emulator, begin, settle } = await takePayments(shop, 'tbank');
  const order = await newOrder();
  const { id, payUrl } = await begin(order, 'rest');
  await emulator.press(payUrl, 'pay');
  await settle(id, 'return');
  expect(await incomesOf(order)).toEqual([null]);
});

describe.each(['yookassa', 'tbank'] as const)('a payment by %s', (name) => {
  it('1.6 no. 2: is made once, and counts once it is paid, whoever asks and however often', async () => {
    const { emulator, begin, settle } = await takePayments(shop, name);
    const order = await newOrder();
    const { id, payUrl } = await begin(order, 'rest');
    expect(await moneyOfOne(order)).toMatchObject({ status: 'waiting_for_payment' });
    expect((await settle(id, 'return'))?.state).toBe('pending');
    await emulator.press(payUrl, 'pay');
    const told = await Promise.all(
      (['notice', 'return', 'poll'] as const).flatMap((source) => [
        settle(id, source),
        settle(id, source),
      ]),
    );
    expect(new Set(told.map((one) => one?.state))).toEqual(new Set(['succeeded']));
    expect(await moneyOfOne(order)).toEqual({ status: 'paid', charged: PAYABLE, refunded: 0 });
  });

  it('is one for two tabs and a double click', async () => {
    const { emulator, begin, inAnotherProcess } = await takePayments(shop, name);
    const order = await newOrder();
    const other = inAnotherProcess();
    const all = await Promise.all([
      begin(order, 'rest'),
      begin(order, 'rest'),
      begin(order, 'rest'),
    ]);
    all.push(await other.begin(order, 'rest'));
    expect(new Set(all.map(({ payUrl }) => payUrl)).size).toBe(1);
    expect(emulator.payments).toHaveLength(1);
  });

  it('1.6 no. 15: takes the first payment that was agreed, then the rest', async () => {
    const { emulator, begin, settle } = await takePayments(shop, name);
    const order = await newOrder();
    const first = await begin(order, 'first');
    await emulator.press(first.payUrl, 'pay');
    await settle(first.id, 'return');
    expect(await moneyOfOne(order)).toMatchObject({ status: 'partially_paid', charged: FIRST });
    const rest = await begin(order, 'first');
    await emulator.press(rest.payUrl, 'pay');
    await settle(rest.id, 'return');
    expect(await moneyOfOne(order)).toMatchObject({ status: 'paid', charged: PAYABLE });
    await expect(begin(order, 'rest')).rejects.toMatchObject({ code: 'payment_not_needed' });
  });

  it('that was declined or has run out leaves the order to another one', async () => {
    const { emulator, begin, settle } = await takePayments(shop, name);
    const order = await newOrder();
    const declined = await begin(order, 'rest');
    await emulator.press(declined.payUrl, 'decline');
    const said = await settle(declined.id, 'return');
    if (name === 'yookassa') expect(said).toMatchObject({ state: 'failed' });
    const left = await begin(order, 'rest');
    await emulator.clock.pass(25 * HOUR);
    expect(['cancelled', 'failed']).toContain((await settle(left.id, 'poll'))?.state);
    const paid = await begin(order, 'rest');
    expect(paid.id).not.toBe(left.id);
    await emulator.press(paid.payUrl, 'pay');
    await settle(paid.id, 'return');
    expect(await moneyOfOne(order)).toEqual({ status: 'paid', charged: PAYABLE, refunded: 0 });
  });

  it('whose answer was lost is found again, and never made twice for one payer', async () => {
    const { emulator, begin, settle } = await takePayments(shop, name);
    const order = await newOrder();
    emulator.misfortunes.losesAnswers = 1;
    await expect(begin(order, 'rest')).rejects.toMatchObject({ code: 'payment_unavailable' });
    const again = await begin(order, 'rest');
    // T-Bank tells the address of a payment once: the first payment stays unpaid.
    expect(emulator.payments).toHaveLength(name === 'yookassa' ? 1 : 2);
    await emulator.press(again.payUrl, 'pay');
    await settle(again.id, 'return');
    expect(await moneyOfOne(order)).toEqual({ status: 'paid', charged: PAYABLE, refunded: 0 });
  });

  it('that never reached the provider is over after an hour', async () => {
    const { emulator, begin, settle } = await takePayments(shop, name);
    const order = await newOrder();
    emulator.misfortunes.losesRequests = true;
    await expect(begin(order, 'rest')).rejects.toMatchObject({ code: 'payment_unavailable' });
    emulator.misfortunes.losesRequests = false;
    const { rows } = await shop.db.execute<{ id: string }>(
      sql`SELECT id FROM payments WHERE order_id = ${order}`,
    );
    const id = rows[0]?.id ?? '';
    expect((await settle(id, 'poll'))?.state).toBe('created');
    await emulator.clock.pass(61 * MINUTE);
    expect((await settle(id, 'poll'))?.state).toBe('failed');
  });

  it('is not believed where sum or shop differ', async () => {
    const { emulator, begin, settle } = await takePayments(shop, name);
    for (const wrong of [{ amount: 1 }, { account: 'another' }]) {
      const order = await newOrder();
      const { id, payUrl } = await begin(order, 'rest');
      await emulator.press(payUrl, 'pay');
      emulator.misfortunes.wrong = wrong;
      await settle(id, 'notice');
      expect(await moneyOfOne(order)).toMatchObject({ charged: 0 });
      expect((await paymentsOf(order))[0]?.trouble).toBe(
        'amount' in wrong ? 'amount differs' : 'account differs',
      );
      emulator.misfortunes.wrong = {};
    }
  });

  it('of a state that is not understood waits, and alarms after an hour', async () => {
    const { emulator, begin, settle } = await takePayments(shop, name);
    const order = await newOrder();
    const { id, payUrl } = await begin(order, 'rest');
    emulator.misfortunes.oddState = 'PONDERING';
    await settle(id, 'poll');
    await emulator.clock.pass(59 * MINUTE);
    await settle(id, 'poll');
    expect(await paymentsOf(order)).toMatchObject([{ state: 'pending', trouble: null }]);
    await emulator.clock.pass(MINUTE);
    await settle(id, 'poll');
    expect(await paymentsOf(order)).toMatchObject([
      { state: 'pending', trouble: 'not understood' },
    ]);
    emulator.misfortunes.oddState = null;
    expect(payUrl).toContain(emulator.url);
  });

  it('for an order that was cancelled or paid meanwhile is kept as too much', async () => {
    const { emulator, begin, settle } = await takePayments(shop, name);
    const order = await newOrder();
    const { id, payUrl } = await begin(order, 'rest');
    await shop.db.execute(sql`UPDATE orders SET status_order = 'cancelled' WHERE id = ${order}`);
    await expect(begin(order, 'rest')).rejects.toMatchObject({ code: 'payment_not_needed' });
    await emulator.press(payUrl, 'pay');
    await settle(id, 'notice');
    expect(await moneyOfOne(order)).toEqual({ status: 'paid', charged: PAYABLE, refunded: 0 });
  });
});

describe('questions to a provider', () => {
  it('about one payment lie apart, and none that was called for is dropped', async () => {
    const { emulator, begin, settle } = await takePayments(shop, 'yookassa', {
      clock: systemClock,
      apart: 300,
    });
    const order = await newOrder();
    const { id, payUrl } = await begin(order, 'rest');
    const asked = () => emulator.asked.filter((one) => one.startsWith('GET /v3/payments/')).length;
    const first = settle(id, 'poll');
    await expect.poll(asked).toBe(1);
    await emulator.press(payUrl, 'pay');
    // They come after the first question, so its answer is not theirs.
    const later = await Promise.all(Array.from({ length: 20 }, () => settle(id, 'notice')));
    await first;
    expect(asked()).toBe(2);
    expect(later.every((one) => one?.state === 'succeeded')).toBe(true);
    expect(await moneyOfOne(order)).toEqual({ status: 'paid', charged: PAYABLE, refunded: 0 });
  });

  it('find a refund that somebody has made in the cabinet of the provider', async () => {
    const { emulator, begin, settle } = await takePayments(shop, 'yookassa');
    const order = await newOrder();
    const { id, payUrl } = await begin(order, 'rest');
    await emulator.press(payUrl, 'pay');
    await settle(id, 'notice');
    const [kept] = emulator.payments;
    if (kept) emulator.refundInCabinet(kept, 100_00);
    await settle(id, 'poll');
    expect(await moneyOfOne(order)).toEqual({
      status: 'partially_paid',
      charged: PAYABLE,
      refunded: 100_00,
    });
  });

  it('are not asked where the keys cannot be read any more', async () => {
    const { begin } = await takePayments(shop, 'yookassa');
    const order = await newOrder();
    await shop.db.execute(sql`UPDATE payment_providers SET keys = '\\x00'`);
    await expect(begin(order, 'rest')).rejects.toMatchObject({ code: 'payment_unavailable' });
    expect(await paymentsOf(order)).toEqual([]);
  });
});
