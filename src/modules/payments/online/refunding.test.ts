import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { bareOrders, moneyOf, PAYABLE } from '#tests/support/ledger.ts';
import { takePayments } from '#tests/support/online-payments.ts';
import type { ProviderName } from './providers.ts';
import { selectFollowed } from './refund-queries.ts';
import { beginRefund, followRefund } from './refunding.ts';

const it = withShop();
const { shop } = fixturesOf(it);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PART = 1_000_029;

/** An order that is paid by a provider. */
async function openPaid(name: ProviderName) {
  const payments = await takePayments(shop, name);
  const [order] = (await bareOrders(shop.db, 1)) as [number];
  const { id: paymentId, payUrl } = await payments.begin(order, 'rest');
  await payments.emulator.press(payUrl, 'pay');
  await payments.settle(paymentId, 'return');
  const back = (amount: number) =>
    beginRefund(payments.context, { paymentId, amount, reason: 'передумали', staffId: null });
  const follow = (id: string) => followRefund(payments.context, id);
  const money = async () => (await moneyOf(shop.db, [order]))[0];
  return { ...payments, order, paymentId, back, follow, money };
}

describe.each(['yookassa', 'tbank'] as const)('a refund by %s', (name) => {
  it('of a part, and of the rest, goes into the ledger once', async () => {
    const { back, follow, money, emulator } = await openPaid(name);
    const first = await back(PART);
    expect(first.state).toBe('succeeded');
    await follow(first.id);
    expect(await money()).toEqual({ status: 'partially_paid', charged: PAYABLE, refunded: PART });
    expect((await back(PAYABLE - PART)).state).toBe('succeeded');
    expect(await money()).toEqual({ status: 'refunded', charged: PAYABLE, refunded: PAYABLE });
    await expect(back(1)).rejects.toMatchObject({ code: 'invalid' });
    expect(emulator.payments).toHaveLength(1);
  });

  it('that waits is followed to its end, and its money is not given twice meanwhile', async () => {
    const { back, follow, money, emulator } = await openPaid(name);
    emulator.misfortunes.refundsWait = true;
    const refund = await back(PAYABLE);
    expect(refund.state).toBe('pending');
    expect(await money()).toMatchObject({ status: 'paid', refunded: 0 });
    await expect(back(1)).rejects.toMatchObject({ code: 'invalid' });
    await emulator.clock.pass(2 * HOUR);
    expect((await follow(refund.id))?.state).toBe('succeeded');
    expect(await money()).toMatchObject({ status: 'refunded', refunded: PAYABLE });
  });

  it('1.6 no. 8: that a bank undoes later is told, and the order is paid again', async () => {
    const { back, follow, money, emulator } = await openPaid(name);
    const refund = await back(PAYABLE);
    emulator.undoRefund(emulator.payments[0]?.id ?? '');
    const looked = await follow(refund.id);
    expect(looked).toMatchObject({ state: 'undone', troubleAt: expect.any(Date) });
    expect(await money()).toEqual({ status: 'paid', charged: PAYABLE, refunded: 0 });
    await follow(refund.id);
    expect(await money()).toEqual({ status: 'paid', charged: PAYABLE, refunded: 0 });
  });

  it('stays done where the shop has the keys of another account by now, which knows nothing of it', async () => {
    const { back, money } = await openPaid(name);
    const refund = await back(PAYABLE);
    const other = await takePayments(shop, name);
    const looked = await followRefund(other.context, refund.id);
    expect(looked).toMatchObject({ state: 'succeeded', troubleAt: null });
    expect(await money()).toMatchObject({ status: 'refunded', refunded: PAYABLE });
    expect(other.emulator.asked.length).toBeGreaterThan(0);
  });

  it('whose answer was lost is never made twice', async () => {
    const { back, follow, money, emulator } = await openPaid(name);
    emulator.misfortunes.losesAnswers = 1;
    const refund = await back(PART);
    expect(refund.state).toBe('created');
    await follow(refund.id);
    await follow(refund.id);
    const [kept] = emulator.payments;
    expect(kept?.refunds).toHaveLength(1);
    expect(await money()).toMatchObject({ status: 'partially_paid', refunded: PART });
  });
});

describe('refunds', () => {
  it('of one payment by T-Bank, which tells of them all by one word, are not taken for each other', async () => {
    const { back, follow, money, emulator } = await openPaid('tbank');
    emulator.misfortunes.refusesRefunds = 'no money';
    const refused = await back(PART);
    await emulator.clock.pass(2 * HOUR);
    emulator.misfortunes.refusesRefunds = null;
    emulator.misfortunes.losesAnswers = 1;
    const done = await back(2 * PART);
    for (const { id } of [refused, done]) {
      const looked = await follow(id);
      expect(looked?.state).not.toBe('succeeded');
    }
    expect(await money()).toMatchObject({ refunded: 0 });
    await emulator.clock.pass(2 * HOUR);
    for (const { id } of [refused, done]) {
      expect(await follow(id)).toMatchObject({ troubleAt: expect.any(Date) });
    }
  });

  it('that the provider refuses leave the money, with the reason', async () => {
    const { back, follow, money, emulator } = await openPaid('yookassa');
    emulator.misfortunes.refundsWait = true;
    emulator.misfortunes.refusesRefunds = 'insufficient_funds';
    const refund = await back(PART);
    await emulator.clock.pass(2 * HOUR);
    expect(await follow(refund.id)).toMatchObject({
      state: 'refused',
      refusal: 'takings_too_small',
    });
    expect(await money()).toEqual({ status: 'paid', charged: PAYABLE, refunded: 0 });
    emulator.misfortunes.refundsWait = false;
    emulator.misfortunes.refusesRefunds = null;
    expect((await back(PART)).state).toBe('succeeded');
  });

  it('that never arrived are asked for again with their key', async () => {
    const { back, follow, money, emulator } = await openPaid('yookassa');
    emulator.misfortunes.losesRequests = true;
    const refund = await back(PART);
    expect(refund.state).toBe('created');
    emulator.misfortunes.losesRequests = false;
    expect((await follow(refund.id))?.state).toBe('succeeded');
    expect(await money()).toMatchObject({ refunded: PART });
  });

  it('of two members at once give back no more than there is', async () => {
    const { back, money } = await openPaid('yookassa');
    const all = await Promise.allSettled([back(PAYABLE), back(PAYABLE), back(PAYABLE)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await money()).toMatchObject({ refunded: PAYABLE });
  });

  it('that are done are looked at for ten nights', async () => {
    const { back, context } = await openPaid('yookassa');
    const { id } = await back(PART);
    const due = async (after: number) => {
      const now = new Date(context.clock.now().getTime() + after);
      return (await selectFollowed(shop.db, now, 1000)).includes(id);
    };
    expect(await due(HOUR)).toBe(false);
    expect(await due(24 * HOUR)).toBe(true);
    expect(await due(9 * 24 * HOUR)).toBe(true);
    expect(await due(11 * 24 * HOUR)).toBe(false);
    await shop.db.execute(sql`DELETE FROM payment_providers`);
  });
});
