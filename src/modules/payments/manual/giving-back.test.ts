import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import {
  giveMoneyBack,
  moneyOfOrder,
  noteMoney,
  takeMoneyBack,
  takeRefundBack,
} from '#tests/support/order-money.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { Member } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const PRICE = 54_990;
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let now = new Date('2027-03-01T09:00:00Z');
let manager: Member;

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [PRICE * 100])) as [SomeVariant];
  manager = await office.complete('manager');
});
beforeEach(() => pass(1));

const place = async (overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;
const cardOf = async (number: string) =>
  (await manager.call('GET', `/api/admin/orders/${number}/`)).json();
const statusOf = async (number: string) => (await cardOf(number)).payment;
const sumsOf = ({ payable, paid, left, overpaid, by_hand }: OrderPayments) => ({
  payable,
  paid,
  left,
  overpaid,
  by_hand,
});
const logged = async (number: string) =>
  (
    await shop.db.execute(sql`SELECT actor_name, action, changes FROM audit_log
      WHERE entity = 'order' AND entity_id = ${number} AND action LIKE 'payments.%' ORDER BY id`)
  ).rows;

describe('money that is given back', () => {
  it('is at most what came by hand, of the newest payment first, and has a reason', async () => {
    const number = await place();
    await noteMoney(manager, number, { amount: 20_000 });
    pass(1);
    await noteMoney(manager, number);
    const noReason = await giveMoneyBack(manager, number, { amount: 5, reason: ' ' });
    expect([noReason.statusCode, noReason.json()]).toMatchObject([
      400,
      { reason: [expect.any(String)] },
    ]);
    const beyond = await giveMoneyBack(manager, number, { amount: PRICE + 1 });
    expect(beyond.json().amount).toEqual([expect.stringMatching(/не.больше 54.990.₽/)]);
    const back = (await giveMoneyBack(manager, number, { amount: 40_000 })).json();
    expect(back.payments).toMatchObject([
      { amount: 20_000, refunded: 5010, may_take_back: false },
      { amount: 34_990, refunded: 34_990, may_take_back: false },
    ]);
    expect(sumsOf(back)).toEqual({
      payable: PRICE,
      paid: 14_990,
      left: 0,
      overpaid: 0,
      by_hand: 14_990,
    });
    expect(await statusOf(number)).toBe('paid');
    expect((await giveMoneyBack(manager, number, { amount: 14_990.01 })).statusCode).toBe(400);
    await giveMoneyBack(manager, number, { amount: 14_990 });
    expect(await cardOf(number)).toMatchObject({
      payment: 'refunded',
      events: expect.arrayContaining([
        expect.objectContaining({
          by: 'Вера',
          work: { kind: 'money', of: 'went back', amount: 40_000, by: 'hand', note: 'передумали' },
        }),
      ]),
    });
    expect(await logged(number)).toMatchObject([
      {},
      {},
      { action: 'payments.give_back', changes: { money: { to: 4_000_000 } } },
      { action: 'payments.give_back', changes: { paymentStatus: { to: 'refunded' } } },
    ]);
  });

  it('is asked for again only where the customer is to pay it again', async () => {
    const number = await place();
    await noteMoney(manager, number);
    pass(1);
    const again = (await giveMoneyBack(manager, number, { amount: 4990, pays_again: true })).json();
    expect(sumsOf(again)).toMatchObject({ paid: 50_000, left: 4990 });
    expect(await statusOf(number)).toBe('partially_paid');
    const off = (await giveMoneyBack(manager, number, { amount: 10_000 })).json();
    expect([sumsOf(off), off.lowered]).toMatchObject([{ paid: 40_000, left: 4990 }, 10_000]);
    await noteMoney(manager, number, { amount: 5990, extra: true });
    // What was paid too much lowers nothing.
    const over = (await giveMoneyBack(manager, number, { amount: 1000 })).json();
    expect([sumsOf(over), over.lowered]).toMatchObject([{ left: 0, overpaid: 0 }, 10_000]);
    expect(await statusOf(number)).toBe('paid');
  });

  it('is none where nothing came by hand', async () => {
    const number = await place();
    await shop.db.execute(sql`
      WITH one AS (
        INSERT INTO payments (id, order_id, purpose, provider, amount_kopecks, made_by, created_at)
        SELECT gen_random_uuid(), id, 'full', 'tbank', 5499000, 'customer', now() FROM orders WHERE number = ${number}
        RETURNING id, order_id
      )
      INSERT INTO payment_events (payment_id, order_id, kind, result, amount_kopecks, provider, reference, source, happened_at)
      SELECT id, order_id, 'charge', 'succeeded', 5499000, 'tbank', id::text, 'poll', now() FROM one`);
    const money = await moneyOfOrder(manager, number);
    expect(money).toMatchObject({
      payments: [{ by: 'tbank', way: null, who: null, made_by: 'customer', may_take_back: false }],
    });
    expect(sumsOf(money)).toMatchObject({ paid: PRICE, by_hand: 0 });
    expect((await giveMoneyBack(manager, number, { amount: 1 })).json().amount).toEqual([
      expect.stringContaining('Вручную возвращать нечего'),
    ]);
    const back = await takeMoneyBack(manager, number);
    expect([back.statusCode, back.json()]).toMatchObject([
      400,
      { non_field_errors: [expect.any(String)] },
    ]);
  });
});

describe('a payment that was noted by mistake', () => {
  it('is taken back once, with a reason, and counts no more', async () => {
    const number = await place();
    await noteMoney(manager, number, { amount: 500 });
    pass(1);
    await noteMoney(manager, number);
    const { payments } = await moneyOfOrder(manager, number);
    const [{ id }] = payments;
    expect((await takeMoneyBack(manager, number, { id, reason: '' })).json()).toHaveProperty(
      'reason',
    );
    const back = (await takeMoneyBack(manager, number, { id })).json();
    expect(back.payments).toMatchObject([
      { amount: 500, charged: 0, taken_back: true, may_take_back: false },
      { amount: PRICE - 500, taken_back: false, may_take_back: true },
    ]);
    expect(sumsOf(back)).toMatchObject({ paid: PRICE - 500, left: 500 });
    expect(await statusOf(number)).toBe('partially_paid');
    expect((await takeMoneyBack(manager, number, { id })).statusCode).toBe(400);
    const elsewhere = await place();
    expect((await takeMoneyBack(manager, elsewhere, { id })).statusCode).toBe(404);
    expect(await logged(number)).toMatchObject([
      {},
      {},
      { action: 'payments.take_back', changes: { money: { to: 50_000 } } },
    ]);
  });

  it('is told to the customer once its letter has left, and by a letter', async () => {
    const { number, order_url } = await placeOrder(guestFrom(shop), [cartLine(sofa)]);
    await noteMoney(manager, number);
    pass(11);
    await takeMoneyBack(manager, number);
    pass(1);
    await noteMoney(manager, number);
    await giveMoneyBack(manager, number, { amount: 1 });
    const token = order_url.split('/').filter(Boolean).at(-1);
    const { timeline } = (await shop.app.inject(`/api/orders/t/${token}/`)).json();
    expect(timeline.slice(0, 5).map(({ title }: { title: string }) => title)).toEqual([
      'Оформлен',
      'Оплачен',
      'Отметка об\u00a0оплате снята',
      'Оплачен',
      'Возвращена часть денег: 1\u00a0₽',
    ]);
    await passUndoTime(shop.db);
    const told = () =>
      shop.letters
        .filter(({ subject }) => subject.includes(number) && /Изменения/.test(subject))
        .map(({ text }) => /Оплата: [^.]*|Вернули вам деньги/.exec(text)?.[0])
        .toSorted();
    await vi.waitFor(
      () =>
        expect(told()).toEqual([
          'Вернули вам деньги',
          'Оплата: внесена',
          'Оплата: внесена',
          'Оплата: ожидается',
        ]),
      WITHIN,
    );
    expect((await cardOf(number)).events.slice(1, 3)).toMatchObject([
      { payment: 'paid', undone: false },
      { payment: 'waiting_for_payment', work: { of: 'taken back', amount: PRICE } },
    ]);
  });

  it('stays told where another payment has kept the order paid', async () => {
    const number = await place();
    await noteMoney(manager, number);
    pass(1);
    const [{ id }] = (await moneyOfOrder(manager, number)).payments;
    await noteMoney(manager, number, { amount: PRICE, extra: true });
    pass(1);
    const back = (await takeMoneyBack(manager, number, { id })).json();
    expect(sumsOf(back)).toMatchObject({ paid: PRICE, left: 0, overpaid: 0 });
    expect((await cardOf(number)).events.slice(1)).toMatchObject([
      { payment: 'paid', undone: false },
      { payment: null },
      { payment: null, work: { of: 'taken back' } },
    ]);
  });
});

describe('a refund that was noted by mistake', () => {
  it('is taken back once, with a reason, and its money is there again', async () => {
    const number = await place();
    await noteMoney(manager, number);
    pass(1);
    await giveMoneyBack(manager, number, { amount: PRICE });
    const [{ id, refunds }] = (await moneyOfOrder(manager, number)).payments;
    expect(refunds).toMatchObject([
      { by: 'hand', amount: PRICE, reason: 'передумали', state: 'succeeded', may_take_back: true },
    ]);
    expect(await statusOf(number)).toBe('refunded');
    expect((await takeRefundBack(manager, number, { id, reason: ' ' })).statusCode).toBe(400);
    pass(1);
    const back = (await takeRefundBack(manager, number, { id })).json();
    expect(sumsOf(back)).toMatchObject({ paid: PRICE, left: 0, by_hand: PRICE });
    expect(back.payments).toMatchObject([
      {
        refunded: 0,
        may_take_back: true,
        refunds: [{ state: 'taken back', may_take_back: false }],
      },
    ]);
    expect(await cardOf(number)).toMatchObject({
      payment: 'paid',
      events: expect.arrayContaining([
        expect.objectContaining({
          work: {
            kind: 'money',
            of: 'refund taken back',
            amount: PRICE,
            by: 'hand',
            note: 'ошиблись',
            refund: refunds[0].id,
          },
        }),
      ]),
    });
    expect((await logged(number)).at(-1)).toMatchObject({
      action: 'payments.take_back_refund',
      changes: { money: { to: PRICE * 100 }, paymentStatus: { from: 'refunded', to: 'paid' } },
    });
    expect((await takeRefundBack(manager, number, { id })).statusCode).toBe(404);
  });

  it('is not told to the customer where its letter has not left yet', async () => {
    const number = await place();
    await noteMoney(manager, number);
    pass(20);
    await giveMoneyBack(manager, number, { amount: PRICE });
    pass(1);
    const [{ id }] = (await moneyOfOrder(manager, number)).payments;
    await takeRefundBack(manager, number, { id });
    await giveMoneyBack(manager, number, { amount: 100 });
    pass(20);
    await takeRefundBack(manager, number, { id });
    expect((await cardOf(number)).events.slice(-4)).toMatchObject([
      { payment: 'refunded', work: { of: 'went back' }, undone: true },
      { payment: null, work: { of: 'refund taken back' } },
      { work: { of: 'went back' }, undone: false },
      { work: { of: 'refund taken back' } },
    ]);
  });

  it('is one of several, and the others stay', async () => {
    const number = await place();
    await noteMoney(manager, number);
    pass(1);
    await giveMoneyBack(manager, number, { amount: 100 });
    pass(1);
    await giveMoneyBack(manager, number, { amount: 20 });
    const [{ id, refunds }] = (await moneyOfOrder(manager, number)).payments;
    const back = (await takeRefundBack(manager, number, { id, refund: refunds[0].id })).json();
    expect(back.payments).toMatchObject([
      { refunded: 20, refunds: [{ state: 'taken back' }, { state: 'succeeded' }] },
    ]);
    const elsewhere = await place();
    const other = await takeRefundBack(manager, elsewhere, { id, refund: refunds[1].id });
    expect(other.statusCode).toBe(404);
  });
});
