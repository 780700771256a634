import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import {
  askRefund,
  checkPayment,
  giveMoneyBack,
  moneyOfOrder,
  noteMoney,
} from '#tests/support/order-money.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const MINUTE = 60_000;
const SOFA = 54_990;
const CHAIR = 4500.5;
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;
let owner: MemberWithApp;
let orders: ReturnType<typeof onlineOrders>;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [SOFA * 100, CHAIR * 100])) as [
    SomeVariant,
    SomeVariant,
  ];
  orders = onlineOrders(shop, emulator, sofa);
});
beforeEach(async () => {
  owner = await office.complete('owner');
});

const cardOf = async (number: string) =>
  (await owner.call('GET', `/api/admin/orders/${number}/`)).json();
const worksOf = async (number: string): Promise<object[]> =>
  (await cardOf(number)).events
    .map(({ work }: { work: object | null }) => work)
    .filter((work: { kind: string } | null) => work?.kind === 'money');
const keptOf = (id: string) => emulator.payments.find(({ key }) => key === id);
const refundsAtProvider = (key: string) =>
  emulator.payments.flatMap(({ refunds }) => refunds).filter((one) => one.key === key);

it('a refund that the provider tells with its payment first lowers the order all the same', async () => {
  const { number, id } = await orders.paid({ name: 'yookassa' });
  emulator.misfortunes.refundsWait = true;
  await askRefund(owner, number, { what: { of: 'part', amount: 10_000 } });
  emulator.misfortunes.refundsWait = false;
  await emulator.clock.pass(120 * MINUTE);
  owner = await office.complete('owner');
  await checkPayment(owner, number, id);
  expect(await moneyOfOrder(owner, number)).toMatchObject({
    paid: SOFA - 10_000,
    lowered: 10_000,
    left: 0,
  });
});

describe.each(['yookassa', 'tbank'] as const)('a refund that is asked of %s', (name) => {
  it('gives all of a payment back; card, history and log tell it', async () => {
    const { number, id } = await orders.paid({ name });
    expect((await moneyOfOrder(owner, number)).payments).toMatchObject([
      { id, by: name, method: 'card', state: 'succeeded', refundable: SOFA, refunds: [] },
    ]);
    const answer = await askRefund(owner, number);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        refund: { state: 'succeeded', amount: SOFA, refusal: null },
        paid: 0,
        payments: [
          {
            refunded: SOFA,
            refundable: 0,
            asked_back: 0,
            refunds: [{ who: 'Вера', by: name, amount: SOFA, state: 'succeeded' }],
          },
        ],
      },
    ]);
    expect(await cardOf(number)).toMatchObject({ payment: 'refunded' });
    expect(await worksOf(number)).toMatchObject([
      { of: 'came' },
      { of: 'refund asked', amount: SOFA, by: name, note: 'передумали' },
      { of: 'went back', amount: SOFA, by: name, note: 'передумали' },
    ]);
    const { rows } = await shop.db.execute(sql`SELECT actor_name, action, changes FROM audit_log
      WHERE entity = 'order' AND entity_id = ${number} AND action LIKE 'payments.%'`);
    expect(rows).toEqual([
      {
        actor_name: String(owner.id),
        action: 'payments.refund',
        changes: { money: { from: null, to: SOFA * 100 } },
      },
    ]);
  });

  it('gives a part back, and no more than is left', async () => {
    const { number } = await orders.paid({ name });
    const part = await askRefund(owner, number, { what: { of: 'part', amount: 1000.5 } });
    expect(part.json()).toMatchObject({
      refund: { state: 'succeeded', amount: 1000.5 },
      payments: [{ refunded: 1000.5, refundable: SOFA - 1000.5 }],
    });
    const most = await askRefund(owner, number, { what: { of: 'part', amount: SOFA - 1000 } });
    expect([most.statusCode, most.json().amount]).toEqual([
      400,
      [expect.stringMatching(/не.больше 53.989,50.₽/)],
    ]);
    expect((await askRefund(owner, number)).json()).toMatchObject({
      refund: { amount: SOFA - 1000.5 },
      paid: 0,
    });
    expect((await askRefund(owner, number)).statusCode).toBe(400);
  });

  it('of goods is worked out by the prices of the order, and the history names them', async () => {
    const { number } = await orders.paid({
      name,
      lines: [
        [sofa, 1],
        [chair, 4],
      ],
    });
    const goods = (lines: { position: number; quantity: number }[]) =>
      askRefund(owner, number, { what: { of: 'goods', lines, charges: [] } });
    const { lines } = await cardOf(number);
    const position = lines.find(({ code }: { code: string }) => code === chair.code).position;
    expect((await goods([{ position, quantity: 3 }])).json().refund).toMatchObject({
      state: 'succeeded',
      amount: 3 * CHAIR,
    });
    expect((await worksOf(number)).at(-1)).toMatchObject({
      of: 'went back',
      note: expect.stringMatching(/^передумали: .+× 3$/),
    });
    for (const wrong of [
      [{ position, quantity: 5 }],
      [{ position: 99, quantity: 1 }],
      [
        { position, quantity: 1 },
        { position, quantity: 1 },
      ],
      [],
    ]) {
      const answer = await goods(wrong);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
        400,
        expect.arrayContaining(['non_field_errors']),
      ]);
    }
  });

  it('is made once, however often its button is pressed or its request comes', async () => {
    const { number, id } = await orders.paid({ name });
    const key = randomUUID();
    const { version } = await moneyOfOrder(owner, number);
    const press = () =>
      askRefund(owner, number, { id, key, version, what: { of: 'part', amount: 100 } });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const later = (await press()).json();
    expect(later).toMatchObject({ refund: { state: 'succeeded', amount: 100 } });
    expect(later.payments[0].refunds).toHaveLength(1);
    expect(keptOf(id)?.refunds).toHaveLength(1);
  });

  it('that waits is shown so, and is done once the provider says so', async () => {
    const { number, id } = await orders.paid({ name });
    emulator.misfortunes.refundsWait = true;
    const answer = (await askRefund(owner, number)).json();
    emulator.misfortunes.refundsWait = false;
    expect(answer).toMatchObject({
      refund: { state: 'pending' },
      paid: SOFA,
      payments: [{ asked_back: SOFA, refundable: 0, refunds: [{ state: 'pending' }] }],
    });
    expect((await askRefund(owner, number)).statusCode).toBe(400);
    await emulator.clock.pass(61 * MINUTE);
    owner = await office.complete('owner');
    expect((await checkPayment(owner, number, id)).json()).toMatchObject({
      found: 'changed',
      paid: 0,
      payments: [{ asked_back: 0, refunds: [{ state: 'succeeded' }] }],
    });
  });
});

describe('a refund', () => {
  it('of charges beside goods has their sums', async () => {
    const { number, pay, settle } = await orders.begun();
    const at = `/api/admin/orders/${number}/`;
    const lift = { version: 1, amount: 700, agreed: 'по телефону', letter: false };
    await owner.call('PUT', `${at}charges/lift/`, lift);
    const { id, payUrl } = await pay();
    await emulator.press(payUrl, 'pay');
    await settle(id, 'return');
    const answer = await askRefund(owner, number, {
      id,
      what: { of: 'goods', lines: [], charges: ['lift'] },
    });
    expect(answer.json()).toMatchObject({ refund: { amount: 700 }, paid: SOFA });
    const none = await askRefund(owner, number, {
      id,
      what: { of: 'goods', lines: [], charges: ['assembly'] },
    });
    expect(none.statusCode).toBe(400);
  });

  it('that the provider refuses says why, loses nothing and can be asked for again', async () => {
    const { number, id } = await orders.paid();
    emulator.misfortunes.refundsWait = true;
    emulator.misfortunes.refusesRefunds = 'insufficient_funds';
    await askRefund(owner, number);
    await emulator.clock.pass(61 * MINUTE);
    emulator.misfortunes.refundsWait = false;
    emulator.misfortunes.refusesRefunds = null;
    owner = await office.complete('owner');
    expect((await checkPayment(owner, number, id)).json()).toMatchObject({
      paid: SOFA,
      payments: [
        {
          refundable: SOFA,
          refunds: [
            {
              state: 'refused',
              attention: 'refused',
              refusal: expect.stringMatching(/выручки.+Повторите возврат/),
            },
          ],
        },
      ],
    });
    expect((await worksOf(number)).at(-1)).toMatchObject({ of: 'refund refused', amount: SOFA });
    await emulator.clock.pass(1000);
    expect((await askRefund(owner, number)).json()).toMatchObject({
      refund: { state: 'succeeded' },
      paid: 0,
      payments: [{ refunds: [{ attention: null }, { state: 'succeeded' }] }],
    });
  });

  it('by a method that its provider gives nothing back by is noted by hand', async () => {
    const { number } = await orders.paid({ name: 'tbank', method: 'instalments' });
    const money = await moneyOfOrder(owner, number);
    expect(money).toMatchObject({ by_hand: SOFA, payments: [{ refundable: 0 }] });
    const answer = await askRefund(owner, number);
    expect([answer.statusCode, answer.json().amount]).toEqual([
      400,
      [expect.stringContaining('Этот способ оплаты')],
    ]);
    const noted = (await giveMoneyBack(owner, number, { amount: SOFA })).json();
    expect(noted).toMatchObject({ paid: 0, by_hand: 0, payments: [{ refunded: SOFA }] });
  });

  it('of an order that another has changed meanwhile is refused with what was done', async () => {
    const { number } = await orders.paid();
    const { version } = await moneyOfOrder(owner, number);
    await askRefund(owner, number, { what: { of: 'part', amount: 10 } });
    const late = await askRefund(owner, number, { version });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'order_changed', last: { by: 'Вера', work: { kind: 'money' } } },
    ]);
    expect((await moneyOfOrder(owner, number)).payments[0].refunds).toHaveLength(1);
  });

  it('is none of a payment by hand, of another order, or with the key of another payment', async () => {
    const [one, other] = [await orders.paid(), await orders.paid()];
    const { id: byHand } = (await noteMoney(owner, one.number, { amount: 10, extra: true }))
      .json()
      .payments.at(-1);
    expect((await askRefund(owner, one.number, { id: byHand })).statusCode).toBe(404);
    expect((await askRefund(owner, one.number, { id: other.id })).statusCode).toBe(404);
    const key = randomUUID();
    const what = { of: 'part', amount: 10 } as const;
    await askRefund(owner, one.number, { id: one.id, key, what });
    expect((await askRefund(owner, other.number, { key, what })).statusCode).toBe(404);
    expect(refundsAtProvider(key)).toHaveLength(1);
  });

  it('needs the permission and the code, and the keys of the provider', async () => {
    const { number, id } = await orders.paid();
    const manager = await office.complete('manager');
    expect((await askRefund(manager, number, { id })).json().code).toBe('not_permitted');
    await shop.db.execute(sql`DELETE FROM payment_providers`);
    expect((await askRefund(owner, number, { id })).json()).toMatchObject({
      non_field_errors: [expect.stringContaining('Ключи')],
    });
    await emulator.clock.pass(11 * MINUTE);
    expect((await askRefund(owner, number, { id })).json().code).toBe('step_up_required');
    expect(keptOf(id)?.refunds).toEqual([]);
  });
});
