import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { giveMoneyBack, moneyOfOrder, noteMoney } from '#tests/support/order-money.ts';
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
let keeper: Member;

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [PRICE * 100])) as [SomeVariant];
  manager = await office.complete('manager');
  keeper = await office.joined('warehouse');
});
beforeEach(() => pass(1));

const place = async (overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;
const cardOf = async (number: string) =>
  (await manager.call('GET', `/api/admin/orders/${number}/`)).json();
const statusOf = async (number: string) => (await cardOf(number)).payment;
const change = async (number: string, status: string) =>
  manager.call('PUT', `/api/admin/orders/${number}/`, {
    version: (await cardOf(number)).version,
    status,
    letter: false,
  });
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

describe('money that is noted', () => {
  it('comes in parts of any size, each with who noted it, how and by which paper', async () => {
    const number = await place({ payment_type: 'partial' });
    const noted = await noteMoney(manager, number, {
      amount: 10_000.5,
      way: 'invoice',
      document: '17/4',
      note: 'аванс',
    });
    const [{ id }] = noted.json().payments;
    expect(noted.json()).toMatchObject({
      version: 2,
      noted: id,
      payments: [
        {
          at: now.toISOString(),
          made_by: 'staff',
          who: 'Вера',
          purpose: 'part',
          by: 'hand',
          way: 'invoice',
          amount: 10_000.5,
          charged: 10_000.5,
          refunded: 0,
          is_test: false,
          document: '17/4',
          note: 'аванс',
          taken_back: false,
          may_take_back: true,
        },
      ],
    });
    expect(await statusOf(number)).toBe('partially_paid');
    pass(1);
    await noteMoney(manager, number, { amount: 0.01, way: 'card' });
    pass(1);
    const whole = (await noteMoney(manager, number)).json();
    expect(whole.payments.map(({ amount }: { amount: number }) => amount)).toEqual([
      10_000.5, 0.01, 44_989.49,
    ]);
    expect(sumsOf(whole)).toEqual({
      payable: PRICE,
      paid: PRICE,
      left: 0,
      overpaid: 0,
      by_hand: PRICE,
    });
    expect(await cardOf(number)).toMatchObject({
      payment: 'paid',
      version: 4,
      events: [
        {},
        { payment: 'partially_paid', work: { of: 'came', amount: 10_000.5, note: '17/4, аванс' } },
        { payment: null, work: { of: 'came', amount: 0.01, by: 'hand' } },
        { by: 'Вера', payment: 'paid', work: { of: 'came', amount: 44_989.49 } },
      ],
    });
    expect(await logged(number)).toMatchObject([
      {
        actor_name: String(manager.id),
        action: 'payments.note',
        changes: {
          money: { from: null, to: 1_000_050 },
          paymentStatus: { from: 'waiting_for_payment', to: 'partially_paid' },
        },
      },
      { changes: { money: { from: null, to: 1 } } },
      { changes: { money: { from: null, to: 4_498_949 } } },
    ]);
  });

  it('is named by what was left', async () => {
    const partial = await place({ payment_type: 'partial' });
    await noteMoney(manager, partial, { amount: PRICE / 2 });
    pass(1);
    await noteMoney(manager, partial);
    const full = await place();
    await noteMoney(manager, full);
    pass(1);
    await noteMoney(manager, full, { amount: 5, extra: true });
    const purposes = async (number: string) =>
      (await moneyOfOrder(manager, number)).payments.map(
        ({ purpose }: { purpose: string }) => purpose,
      );
    expect(await purposes(partial)).toEqual(['prepayment', 'balance']);
    expect(await purposes(full)).toEqual(['full', 'extra']);
  });

  it('is too much only where the member says so, and is shown as an overpayment', async () => {
    const number = await place();
    const beyond = await noteMoney(manager, number, { amount: PRICE + 0.01 });
    expect([beyond.statusCode, beyond.json()]).toMatchObject([
      400,
      { amount: [expect.stringMatching(/Осталось получить 54.990.₽/)] },
    ]);
    expect((await moneyOfOrder(manager, number)).payments).toEqual([]);
    await noteMoney(manager, number);
    pass(1);
    const again = await noteMoney(manager, number, { amount: 100 });
    expect(again.json().amount).toEqual([expect.stringContaining('ничего платить не')]);
    const extra = (await noteMoney(manager, number, { amount: 100, extra: true })).json();
    expect(sumsOf(extra)).toMatchObject({ paid: PRICE + 100, left: 0, overpaid: 100 });
    expect(await statusOf(number)).toBe('paid');
  });

  it('for a cancelled order is all too much', async () => {
    const number = await place();
    await change(number, 'cancelled');
    expect((await noteMoney(manager, number, { amount: 700 })).json()).toHaveProperty('amount');
    const extra = (await noteMoney(manager, number, { amount: 700, extra: true })).json();
    expect(sumsOf(extra)).toMatchObject({ paid: 700, left: 0, overpaid: 700, by_hand: 700 });
    await giveMoneyBack(manager, number, { amount: 700 });
    expect(await cardOf(number)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 10.001 }, 'amount'],
    [{ amount: 100_000_001 }, 'amount'],
    [{ amount: '100' }, 'amount'],
    [{ amount: 100, way: 'barter' }, 'way'],
    [{ amount: 100, document: '1'.repeat(61) }, 'document'],
    [{ amount: 100, note: 'а'.repeat(301) }, 'note'],
  ] as const)('is refused as %j, by the field', async (wrong, field) => {
    const number = await place();
    const answer = await noteMoney(manager, number, wrong as object);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
    expect((await moneyOfOrder(manager, number)).paid).toBe(0);
  });

  it('by two managers at once is two payments: the second looks first at what the first did', async () => {
    const number = await place();
    const other = await office.complete('manager');
    const answers = await Promise.all(
      [manager, other].map((one) => noteMoney(one, number, { version: 1, amount: 20_000 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({
      code: 'order_changed',
      last: { by: 'Вера', payment: 'partially_paid', work: { kind: 'money', amount: 20_000 } },
    });
    const second = answers[0] === late ? manager : other;
    const both = (await noteMoney(second, number, { amount: 20_000 })).json();
    expect(both.payments).toMatchObject([{ amount: 20_000 }, { amount: 20_000 }]);
    expect(sumsOf(both)).toMatchObject({ paid: 40_000, left: PRICE - 40_000 });
  });

  it('is written of where the status is new', async () => {
    const number = await place({ payment_type: 'partial' });
    for (const amount of [1000, 2000]) {
      await noteMoney(manager, number, { amount });
      pass(1);
    }
    await noteMoney(manager, number);
    await passUndoTime(shop.db);
    const told = () =>
      shop.letters
        .filter(({ subject }) => subject.includes(number) && /Изменения/.test(subject))
        .map(({ text }) => /Оплата: [^.]*/.exec(text)?.[0])
        .toSorted();
    await vi.waitFor(
      () => expect(told()).toEqual(['Оплата: внесена', 'Оплата: внесена частично']),
      WITHIN,
    );
  });
});

describe('who may', () => {
  const at = (number: string, part = '') => `/api/admin/orders/${number}/payments/${part}`;

  it('neither the warehouse nor content sees sums or notes money', async () => {
    const number = await place();
    await change(number, 'confirmed');
    const content = await office.joined('content');
    const body = { version: 2, amount: 1, way: 'cash' };
    for (const { call } of [keeper, content]) {
      const answers = await Promise.all([
        call('GET', at(number)),
        call('POST', at(number), body),
        call('POST', at(number, 'give-back/'), { version: 2, amount: 1, reason: 'так' }),
        call('POST', at(number, `${crypto.randomUUID()}/take-back/`), {
          version: 2,
          reason: 'так',
        }),
      ]);
      expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
        Array(4).fill([403, 'not_permitted']),
      );
    }
    expect(await moneyOfOrder(manager, number)).toMatchObject({ payments: [], left: PRICE });
  });

  it('a role that only reads sees the money and changes none', async () => {
    const number = await place();
    await noteMoney(manager, number, { amount: 100 });
    const owner = await office.complete('owner');
    const role = await owner.call('POST', '/api/admin/staff/roles/', {
      name: 'Бухгалтер',
      permissions: ['payments.read'],
    });
    expect(role.json().permissions).toEqual(['orders.read', 'payments.read', 'customers.read']);
    const reader = await office.complete('content');
    await owner.call('PUT', `/api/admin/staff/${reader.id}/`, { role: role.json().key });
    expect(await moneyOfOrder(reader, number)).toMatchObject({
      payments: [{ amount: 100, may_take_back: false }],
    });
    expect((await noteMoney(reader, number, { amount: 1 })).json().code).toBe('not_permitted');
  });

  it('an order that is not there has no money', async () => {
    const none = await manager.call('GET', at('2222-2222'));
    expect(none.json()).toMatchObject({ code: 'order_not_found' });
  });
});

it('the first money makes the promise of an order anew, what follows does not', async () => {
  await shop.db.execute(sql`UPDATE variants SET stock = 500 WHERE id = ${sofa.variant}`);
  await saveTerms(await office.complete('owner'), someTerms);
  const number = await place({ town: TVER });
  const promised = async () => (await cardOf(number)).promised_to;
  const first = await promised();
  expect(first).toMatch(/^2027-03-/);
  /** Three days, in steps so short that no session ends. */
  const wait = async () => {
    for (let step = 0; step < 8; step += 1) {
      pass(9 * 3600);
      await manager.call('GET', '/api/admin/today/');
    }
  };
  await wait();
  await noteMoney(manager, number, { amount: 100 });
  const second = await promised();
  expect(second > first).toBe(true);
  await wait();
  await noteMoney(manager, number);
  expect(await cardOf(number)).toMatchObject({ payment: 'paid', promised_to: second });
});
