import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, vi } from 'vitest';
import { prepaymentOf } from '#contracts/money.ts';
import { type ChargeKind, chargeKinds } from '#contracts/order-states.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import { noteMoney } from '#tests/support/order-money.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';
import { selectOrderByNumber } from '../queries.ts';
import { selectChargesOf } from './charge-queries.ts';
import { setCharge } from './set-charge.ts';

const now = new Date('2027-03-05T09:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' },
});
const { shop, office } = fixturesOf(it);
let manager: MemberWithApp;
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
});

const place = async (overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;
const set = (number: string, kind: ChargeKind, body: object) =>
  manager.call('PUT', `/api/admin/orders/${number}/charges/${kind}/`, {
    agreed: 'по телефону',
    letter: false,
    ...body,
  });
const found = async (number: string) => {
  const order = await selectOrderByNumber(shop.db, number);
  if (!order) throw new Error(`No order ${number}`);
  return order;
};

describe('what an order costs beside its goods', () => {
  it('is nothing when it is placed: the total is that of goods, delivery is not known', async () => {
    const { url } = await orderWithLink(shop, [sofa]);
    expect((await shop.app.inject(callOf(url))).json()).toMatchObject({
      total_price: 54_990,
      goods_price: 54_990,
      payable: 54_990,
      delivery_cost: null,
      charges: [],
    });
    const order = await found(await place());
    expect(order).toMatchObject({
      totalKopecks: 5_499_000,
      amountDueKopecks: 5_499_000,
      deliveryCostKopecks: null,
      chargesKopecks: 0,
      countsCharges: false,
    });
  });

  it('is set by kinds, each with its reason; total and half of it follow', async () => {
    const number = await place({ payment_type: 'partial' });
    const first = await set(number, 'delivery', { version: 1, amount: 1500 });
    expect(first.json()).toMatchObject({
      delivery_cost: 1500,
      payable: 56_490,
      amount_due: 28_245,
    });
    const second = await set(number, 'carrying', {
      version: 2,
      amount: 1800.01,
      reason: '5-й этаж, лифта нет',
    });
    expect(second.json()).toMatchObject({
      version: 3,
      total: 54_990,
      delivery_cost: 1500,
      charges: [
        { kind: 'delivery', title: 'Доставка', amount: 1500, reason: '' },
        { kind: 'carrying', amount: 1800.01, reason: '5-й этаж, лифта нет' },
      ],
      payable: 58_290.01,
      // Half of 58 290,01 ₽, rounded up to the kopeck.
      amount_due: 29_145.01,
    });
    const late = await set(number, 'slot', { version: 2, amount: 500 });
    expect(late.json()).toMatchObject({ code: 'order_changed' });
    const slot = await set(number, 'slot', { version: 3, amount: 500 });
    // The specification's price of delivery is that of delivery and slot.
    expect(slot.json()).toMatchObject({ delivery_cost: 2000, payable: 58_790.01 });
    const taken = await set(number, 'carrying', { version: 4, amount: null });
    expect(taken.json().charges.map(({ kind }: { kind: string }) => kind)).toEqual([
      'delivery',
      'slot',
    ]);
    const { rows } = await shop.db.execute(
      sql`SELECT kind, amount_kopecks::int AS amount, ended_at IS NOT NULL AS ended FROM order_charges
          WHERE order_id = (SELECT id FROM orders WHERE number = ${number}) ORDER BY id`,
    );
    expect(rows).toEqual([
      { kind: 'delivery', amount: 150_000, ended: false },
      { kind: 'carrying', amount: 180_001, ended: true },
      { kind: 'slot', amount: 50_000, ended: false },
    ]);
  });

  it('is told to the customer: on the page of the order and in a letter', async () => {
    const { number, url } = await orderWithLink(shop, [sofa], { payment_type: 'partial' });
    await set(number, 'lift', { version: 1, amount: 800, reason: 'два места', letter: true });
    await passUndoTime(shop.db);
    const letter = () =>
      shop.letters.find(({ subject }) => subject.includes(`Изменения в заказе ${number}`));
    await vi.waitFor(() => expect(letter()).toBeDefined(), { timeout: 20_000 });
    const text = letter()?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain('Подъём на лифте: 800,00 ₽.');
    expect(text).toContain('Подъём на лифте (два места): 800,00 ₽');
    expect(text).toContain('Итого: 54 990,00 ₽');
    expect(text).toContain('Предоплата 50%: 27 895,00 ₽');
    expect(text).toContain('Остаток: 27 895,00 ₽');
    expect(text).toContain('Итого без доставки: 55 790,00 ₽');
    const page = (await shop.app.inject(callOf(url))).json();
    expect(page).toMatchObject({
      goods_price: 54_990,
      total_price: 55_790,
      payable: 55_790,
      delivery_cost: null,
      charges: [{ kind: 'lift', amount: 800, reason: 'два места' }],
    });
  });

  it('has the price of delivery apart from that of a slot, and both in the price of the specification', async () => {
    const number = await place();
    await set(number, 'slot', { version: 1, amount: 1500 });
    const changed = await set(number, 'delivery', { version: 2, amount: 3000 });
    expect(changed.json()).toMatchObject({
      delivery_cost: 4500,
      charges: [
        { kind: 'delivery', amount: 3000 },
        { kind: 'slot', amount: 1500 },
      ],
    });
    expect(changed.json().events.at(-1)).toMatchObject({ delivery_cost: 4500 });
    const same = await set(number, 'delivery', { version: 3, amount: 3000 });
    expect(same.json()).toMatchObject({ version: 3, delivery_cost: 4500 });
  });

  it('does not move the first payment of one who has paid a part', async () => {
    const number = await place({ payment_type: 'partial' });
    await noteMoney(manager, number, { amount: 27_495 });
    const after = await set(number, 'assembly', { version: 2, amount: 3000 });
    expect(after.json()).toMatchObject({ amount_due: 27_495, payable: 57_990 });
  });

  it('is not changed once the order is over, nor by those who do not change money', async () => {
    const number = await place();
    const warehouse = await office.joined('warehouse');
    const refused = await warehouse.call('PUT', `/api/admin/orders/${number}/charges/lift/`, {
      version: 1,
      amount: 1,
      agreed: 'по телефону',
    });
    expect(refused.statusCode).toBe(403);
    await manager.call('PUT', `/api/admin/orders/${number}/`, {
      version: 1,
      status: 'cancelled',
      letter: false,
    });
    for (const amount of [10_000_001, -1]) {
      expect((await set(number, 'lift', { version: 2, amount })).json().amount).toEqual([
        'Сумма от\u00a00 до\u00a010\u00a0000\u00a0000\u00a0₽',
      ]);
    }
    const late = await set(number, 'lift', { version: 2, amount: 800 });
    expect(late.json()).toMatchObject({ code: 'order_over' });
  });

  it('is what the version before writes into the order, too; its totals stay as they were', async () => {
    const order = await found(await place());
    const write = (cost: number | null) =>
      shop.db.execute(
        sql`UPDATE orders SET delivery_cost_kopecks = ${cost}, version = version + 1 WHERE id = ${order.id}`,
      );
    await write(150_000);
    await write(170_000);
    const { number } = order;
    expect(await found(number)).toMatchObject({
      deliveryCostKopecks: 170_000,
      chargesKopecks: 170_000,
      amountDueKopecks: 5_499_000,
      countsCharges: false,
    });
    expect((await selectChargesOf(shop.db, [order.id])).get(order.id)).toMatchObject([
      { kind: 'delivery', amountKopecks: 170_000, setBy: 'before' },
    ]);
    await write(null);
    expect(await found(number)).toMatchObject({ deliveryCostKopecks: null, chargesKopecks: 0 });
  });

  it('adds up, whatever is set and taken away', async () => {
    const order = await found(await place({ payment_type: 'partial' }));
    const step = fc.record({
      kind: fc.constantFrom(...chargeKinds),
      amountKopecks: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
    });
    const by = { actor: { kind: 'terminal', name: 'owner' }, at: now } as const;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const wanted of steps) await setCharge(shop.db, order.id, wanted, by);
        const charges = (await selectChargesOf(shop.db, [order.id])).get(order.id) ?? [];
        const of = (kinds: readonly ChargeKind[]) =>
          charges
            .filter(({ kind }) => kinds.includes(kind))
            .reduce((sum, { amountKopecks }) => sum + amountKopecks, 0);
        const after = await found(order.number);
        const whole = of(chargeKinds);
        const isKnown = charges.some(({ kind }) => kind === 'delivery' || kind === 'slot');
        expect(after.chargesKopecks).toBe(whole);
        expect(after.deliveryCostKopecks).toBe(isKnown ? of(['delivery', 'slot']) : null);
        expect(after.amountDueKopecks).toBe(prepaymentOf(after.totalKopecks + whole));
        expect(new Set(charges.map(({ kind }) => kind)).size).toBe(charges.length);
      }),
      { numRuns: 40 },
    );
  });
});
