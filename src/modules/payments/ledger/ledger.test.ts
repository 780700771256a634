import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { PaymentStatus } from '#contracts/order-states.ts';
import type { PaidBy } from '#contracts/payments.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import {
  addEvents,
  bareOrders,
  barePayments,
  FIRST,
  type LedgerEvent,
  moneyOf,
  PAYABLE,
} from '#tests/support/ledger.ts';

const it = withShop();
const { shop } = fixturesOf(it);

/** An event of one of the payments of an order, before both are known. */
type Told = Omit<LedgerEvent, 'orderId' | 'paymentId' | 'reference'> & { readonly of: number };

const providers: readonly PaidBy[] = ['yookassa', 'hand', 'tbank'];
const anEvent = fc.record({
  of: fc.nat(providers.length - 1),
  kind: fc.constantFrom('authorisation', 'charge', 'charge', 'cancel', 'refund', 'refund'),
  result: fc.constantFrom('requested', 'succeeded', 'succeeded', 'failed'),
  amount: fc.constantFrom(1, FIRST, PAYABLE - FIRST, PAYABLE),
}) as fc.Arbitrary<Told>;

/** A history, and the same in another order with some of it told twice. */
const histories = fc
  .uniqueArray(anEvent, {
    maxLength: 9,
    selector: ({ of, kind, result }) => `${of} ${kind} ${result}`,
  })
  .chain((told) =>
    fc.record({
      told: fc.constant(told),
      again: fc
        .shuffledSubarray([...told, ...told], { minLength: 0 })
        .map((some) => [...some, ...told.filter((one) => !some.includes(one))]),
    }),
  );

/** What a history adds up to, said once more. */
function expected(told: readonly Told[]): {
  status: PaymentStatus;
  charged: number;
  refunded: number;
} {
  const has = (of: number, kind: string, result: string) =>
    told.some((one) => one.of === of && one.kind === kind && one.result === result);
  const sum = (kind: string, isOut: (of: number) => boolean) =>
    told
      .filter((one) => one.kind === kind && one.result === 'succeeded' && !isOut(one.of))
      .reduce((all, { amount }) => all + amount, 0);
  const charged = sum('charge', (of) => providers[of] === 'hand' && has(of, 'cancel', 'succeeded'));
  const refunded = sum('refund', (of) => has(of, 'refund', 'failed'));
  const paid = charged - refunded;
  const status =
    charged === 0
      ? 'waiting_for_payment'
      : paid <= 0
        ? 'refunded'
        : paid < PAYABLE
          ? 'partially_paid'
          : 'paid';
  return { status, charged, refunded };
}

/** Gives each order its history: the first event of all, then the second, as many writers would. */
async function tell(lists: readonly (readonly Told[])[]): Promise<number[]> {
  const orders = await bareOrders(shop.db, lists.length);
  const payments = await barePayments(
    shop.db,
    orders.flatMap((orderId) => providers.map((provider) => ({ orderId, provider, amount: 1 }))),
  );
  const longest = Math.max(...lists.map(({ length }) => length));
  for (let step = 0; step < longest; step += 1) {
    const now = lists.flatMap((list, place) => {
      const one = list[step];
      const paymentId = one && payments[place * providers.length + one.of];
      const orderId = orders[place];
      return one && paymentId && orderId
        ? [{ ...one, paymentId, orderId, reference: `${paymentId} ${one.kind}` }]
        : [];
    });
    await addEvents(shop.db, now);
  }
  return orders;
}

describe('the money of an order', () => {
  it('is the same in whatever order its events come, and however often', async () => {
    const given = fc.sample(histories, 1500);
    const first = await moneyOf(shop.db, await tell(given.map(({ told }) => told)));
    const second = await moneyOf(shop.db, await tell(given.map(({ again }) => again)));
    expect(first).toEqual(given.map(({ told }) => expected(told)));
    expect(second).toEqual(first);
  });

  it('is cancelled where nothing came, and stays paid where something did', async () => {
    const [none, some] = (await bareOrders(shop.db, 2)) as [number, number];
    const [payment = ''] = await barePayments(shop.db, [
      { orderId: some, provider: 'yookassa', amount: PAYABLE },
    ]);
    const charge = {
      paymentId: payment,
      orderId: some,
      kind: 'charge',
      result: 'succeeded',
    } as const;
    await addEvents(shop.db, [{ ...charge, amount: PAYABLE, reference: 'one' }]);
    await shop.db.execute(
      sql`UPDATE orders SET status_order = 'cancelled' WHERE id IN (${none}, ${some})`,
    );
    const statuses = (await moneyOf(shop.db, [none, some])).map(({ status }) => status);
    expect(statuses).toEqual(['cancelled', 'paid']);
  });

  it('keeps two payments of one sum as two, and is more than was asked for', async () => {
    const [order] = (await bareOrders(shop.db, 1)) as [number];
    const ids = await barePayments(
      shop.db,
      [1, 2].map(() => ({ orderId: order, provider: 'yookassa', amount: PAYABLE })),
    );
    for (const paymentId of ids) {
      const told = { paymentId, orderId: order, kind: 'charge', result: 'succeeded' } as const;
      await addEvents(shop.db, [{ ...told, amount: PAYABLE, reference: paymentId }]);
    }
    expect(await moneyOf(shop.db, [order])).toEqual([
      { status: 'paid', charged: 2 * PAYABLE, refunded: 0 },
    ]);
  });

  it('owes again what is added to the order, and nothing where nothing is to be paid', async () => {
    const [order] = (await bareOrders(shop.db, 1, { payment: 'paid' })) as [number];
    const [free] = (await bareOrders(shop.db, 1)) as [number];
    await shop.db.execute(
      sql`UPDATE orders SET discount_kopecks = total_kopecks, counts_charges = true WHERE id = ${free}`,
    );
    const charge = sql`INSERT INTO order_charges (order_id, kind, title, amount_kopecks, set_by, set_at)
      VALUES (${order}, 'lift', 'Подъём', 1, 'system', now())`;
    await shop.db.execute(charge);
    await shop.db.execute(sql`UPDATE orders SET counts_charges = true WHERE id = ${order}`);
    expect(await moneyOf(shop.db, [order, free])).toEqual([
      { status: 'partially_paid', charged: PAYABLE, refunded: 0 },
      { status: 'paid', charged: 0, refunded: 0 },
    ]);
  });

  it('counts a test only while the shop takes no money', async () => {
    const [order] = (await bareOrders(shop.db, 1)) as [number];
    const [play = '', tried = ''] = await barePayments(
      shop.db,
      (['play', 'yookassa'] as const).map((provider) => ({ orderId: order, provider, amount: 1 })),
    );
    const told = { orderId: order, kind: 'charge', result: 'succeeded', test: true } as const;
    await addEvents(shop.db, [
      { ...told, paymentId: play, amount: 100, reference: play },
      { ...told, paymentId: tried, amount: 20, reference: tried },
    ]);
    const charged = async () => (await moneyOf(shop.db, [order]))[0]?.charged;
    const setUp = (isTest: boolean) =>
      shop.db.execute(sql`
        INSERT INTO payment_providers (name, account, keys, is_test, is_on, changed_at) VALUES ('yookassa', '1', '', ${isTest}, true, now())
        ON CONFLICT (name) DO UPDATE SET is_test = excluded.is_test`);
    expect(await charged()).toBe(120);
    await setUp(true);
    expect(await charged()).toBe(20);
    await setUp(false);
    expect(await charged()).toBe(0);
    await shop.db.execute(sql`DELETE FROM payment_providers`);
    expect(await charged()).toBe(120);
  });
});

describe('a status that a version without the ledger writes', () => {
  const write = (order: number, status: string) =>
    shop.db.execute(sql`UPDATE orders SET payment_status = ${status} WHERE id = ${order}`);

  it.each([
    [['paid'], PAYABLE, 0],
    [['partially_paid'], FIRST, 0],
    [['partially_paid', 'paid'], PAYABLE, 0],
    [['partially_paid', 'paid', 'refunded'], PAYABLE, PAYABLE],
    [['partially_paid', 'refunded'], FIRST, FIRST],
    // A step that was wrong and is taken back.
    [['paid', 'waiting_for_payment'], 0, 0],
    [['partially_paid', 'paid', 'partially_paid'], FIRST, 0],
    [['partially_paid', 'paid', 'waiting_for_payment'], 0, 0],
    [['paid', 'refunded', 'paid'], PAYABLE, 0],
    [['partially_paid', 'paid', 'refunded', 'partially_paid'], FIRST, 0],
  ])('%j becomes events', async (statuses, charged, refunded) => {
    const [order] = (await bareOrders(shop.db, 1)) as [number];
    for (const status of statuses) await write(order, status);
    expect(await moneyOf(shop.db, [order])).toEqual([
      { status: statuses.at(-1), charged, refunded },
    ]);
  });

  it.each(['partially_paid', 'paid', 'refunded', 'cancelled'] as const)(
    'stands so where an order comes with it: %s',
    async (payment) => {
      const status = payment === 'cancelled' ? 'cancelled' : 'new';
      const [order] = (await bareOrders(shop.db, 1, { status, payment })) as [number];
      expect((await moneyOf(shop.db, [order]))[0]?.status).toBe(payment);
    },
  );

  it('is refused where no event tells it', async () => {
    const [order] = (await bareOrders(shop.db, 1)) as [number];
    await expect(write(order, 'cancelled')).rejects.toThrow();
    const [payment = ''] = await barePayments(shop.db, [
      { orderId: order, provider: 'tbank', amount: PAYABLE },
    ]);
    const told = {
      paymentId: payment,
      orderId: order,
      kind: 'charge',
      result: 'succeeded',
    } as const;
    await addEvents(shop.db, [{ ...told, amount: PAYABLE, reference: randomUUID() }]);
    // What a provider has told is not taken back by hand.
    await expect(write(order, 'waiting_for_payment')).rejects.toThrow();
    expect((await moneyOf(shop.db, [order]))[0]?.status).toBe('paid');
  });
});

describe('the ledger', () => {
  it('lets nobody write sums, change an event or take one away', async () => {
    const [order] = (await bareOrders(shop.db, 1, { payment: 'paid' })) as [number];
    const refused = [
      sql`UPDATE orders SET charged_kopecks = 1 WHERE id = ${order}`,
      sql`UPDATE orders SET refunded_kopecks = 1 WHERE id = ${order}`,
      sql`UPDATE payment_events SET amount_kopecks = 1 WHERE order_id = ${order}`,
      sql`DELETE FROM payment_events WHERE order_id = ${order}`,
    ];
    for (const statement of refused) {
      await expect(shop.db.execute(statement), String(statement)).rejects.toThrow();
    }
    expect(await moneyOf(shop.db, [order])).toEqual([
      { status: 'paid', charged: PAYABLE, refunded: 0 },
    ]);
  });

  it('goes with the order of a demo that is removed', async () => {
    const [order] = (await bareOrders(shop.db, 1, { payment: 'paid' })) as [number];
    await shop.db.execute(sql`DELETE FROM orders WHERE id = ${order}`);
    const { rows } = await shop.db.execute(
      sql`SELECT FROM payment_events WHERE order_id = ${order}`,
    );
    expect(rows).toEqual([]);
  });
});
