import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { moneyOf } from '#tests/support/ledger.ts';
import { takeNotices } from '#tests/support/noticed-payments.ts';
import { type GivenLine, handOver, orderOf, receiptsOf, setTill } from '#tests/support/receipts.ts';
import type { ProviderName } from '../online/providers.ts';
import { beginRefund } from '../online/refunding.ts';

const it = withShop();
const { shop } = fixturesOf(it);

/** The least sum that a customer may choose, kopecks. */
const LEAST = 1000_00;
const ROUBLE = 100;
const RUNS = 12;
const MINUTE = 60_000;

const share = fc.double({ min: 0, max: 1, noNaN: true });
const orders = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      price: fc.integer({ min: 90_000, max: 4_000_000 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  lift: fc.nat(300_000),
  rate: fc.constantFrom('none', '5', '22'),
  steps: fc.array(fc.record({ does: fc.constantFrom('pay', 'pay', 'refund', 'lower'), share }), {
    maxLength: 5,
  }),
});

const costOf = (lines: readonly GivenLine[]) =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

async function openShop(name: ProviderName) {
  const payments = await takeNotices(shop, name);
  const { emulator, begin, settle, context } = payments;
  const { work, all } = receiptsOf(payments);

  /** One order that is paid and refunded at random, then paid whole and handed over. */
  async function live({
    lines,
    lift,
    rate,
    steps,
  }: typeof orders extends fc.Arbitrary<infer One> ? One : never) {
    await setTill(shop.db, 'own', [{ goods: rate }]);
    const order = await orderOf(shop.db, lines, lift);
    const payable = costOf(lines) + lift;
    const before = emulator.receipts.length;
    const balance = async () => {
      const [money] = await moneyOf(shop.db, [order]);
      return (money?.charged ?? 0) - (money?.refunded ?? 0);
    };
    const left = new Map<string, number>();
    let due = payable;
    const pay = async (amount: number | 'rest') => {
      const {
        id,
        payUrl,
        amount: paid,
      } = await begin(order, amount === 'rest' ? 'rest' : { amount });
      await emulator.press(payUrl, 'pay');
      await settle(id, 'return');
      left.set(id, paid);
    };
    for (const { does, share: of } of steps) {
      await emulator.clock.pass(MINUTE);
      const open = due - (await balance());
      if (does === 'pay') {
        const amount = Math.round(of * open);
        if (amount >= LEAST && open - amount >= LEAST) await pay(amount);
        continue;
      }
      const [paymentId, most] = [...left].find(([, sum]) => sum > ROUBLE) ?? [];
      if (!paymentId || !most) continue;
      const amount = Math.max(ROUBLE, Math.round(of * most));
      const asked = { paymentId, amount, reason: 'передумали', staffId: null };
      await beginRefund(context, { ...asked, paysAgain: does === 'refund' });
      if (does === 'lower') due -= amount;
      left.set(paymentId, most - amount);
    }
    if (due > (await balance())) await pay('rest');
    await handOver(shop.db, order);
    await emulator.clock.pass(11 * MINUTE);
    await work();
    await emulator.notices.settled();
    await work();
    return {
      due,
      printed: emulator.receipts.slice(before),
      kept: await all(order),
      lines,
      lift,
    };
  }

  return live;
}

describe.each(['yookassa', 'tbank'] as const)('of random orders by %s', (name) => {
  it('payments, receipts and prices are one sum', async () => {
    const live = await openShop(name);
    await fc.assert(
      fc.asyncProperty(orders, async (one) => {
        const { due, printed, kept, lines, lift } = await live(one);
        const sumOf = (rows: typeof printed) =>
          rows
            .flatMap((row) => row.lines)
            .reduce((sum, line) => sum + line.price * line.quantity, 0);
        const closing = printed.filter(({ settlements }) => settlements.length > 0);
        const paid = printed.filter(({ settlements }) => settlements.length === 0);
        const came = sumOf(paid.filter(({ kind }) => kind === 'payment'));
        const went = sumOf(paid.filter(({ kind }) => kind === 'refund'));
        expect(came - went).toBe(due);
        expect(sumOf(closing)).toBe(due);
        // Of each line no more than its price: all of them where nothing is lowered.
        const costs = new Map<string, number>();
        for (const line of closing.flatMap((row) => row.lines)) {
          costs.set(line.name, (costs.get(line.name) ?? 0) + line.price * line.quantity);
        }
        const prices = new Map(
          lines.map(({ quantity, price }, at) => [`Вещь ${at}`, quantity * price]),
        );
        prices.set('Подъём на этаж', lift);
        for (const [name, cost] of costs) expect(cost).toBeLessThanOrEqual(prices.get(name) ?? 0);
        expect(kept.filter(({ state }) => state !== 'registered' && state !== 'void')).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
