import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { openTill as openShopTill } from '#tests/support/open-till.ts';
import { handOver, orderOf, setTill } from '#tests/support/receipts.ts';
import type { ProviderName } from '../online/providers.ts';
import { followRefund } from '../online/refunding.ts';

const it = withShop();
const { shop } = fixturesOf(it);
const openTill = (name: ProviderName, till?: 'own' | 'provider') => openShopTill(shop, name, till);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SOFA = { quantity: 1, price: 5_999_000 };
const LIFT = 150_000;
const PAYABLE = 6_149_000;
const HALF = 3_074_500;

describe('receipts of YooKassa with a till of the shop', () => {
  it('go with both halves, close the order once at its handover, and are registered', async () => {
    const { pay, work, told, printed, emulator } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA], LIFT);
    await pay(order, 'first');
    await pay(order, 'rest');
    await work();
    expect(await told(order)).toEqual([`payment registered ${HALF}`, `payment registered ${HALF}`]);
    await handOver(shop.db, order);
    await Promise.all([work(), work(), work()]);
    await emulator.clock.pass(2 * MINUTE);
    await work();
    expect((await told(order)).at(-1)).toBe(`closing registered ${PAYABLE}`);
    const part = [
      [2_999_500, '12', 'partial_prepayment'],
      [75_000, '12', 'partial_prepayment'],
    ];
    expect(printed()).toEqual([
      { kind: 'payment', lines: part, settlements: [] },
      { kind: 'payment', lines: part, settlements: [] },
      {
        kind: 'payment',
        lines: [
          [5_999_000, '11', 'full_payment'],
          [150_000, '11', 'full_payment'],
        ],
        settlements: [{ by: 'prepayment', kopecks: PAYABLE }],
      },
    ]);
  });

  it('1.6 no. 1: a status that fires twelve times prints one receipt, whatever is lost on the way', async () => {
    const { pay, work, told, emulator } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA]);
    await pay(order, 'rest');
    await handOver(shop.db, order);
    emulator.misfortunes.losesAnswers = 3;
    for (let times = 0; times < 12; times += 1) {
      await Promise.all([work(), work()]);
      await emulator.clock.pass(11 * MINUTE);
    }
    expect(emulator.receipts).toHaveLength(2);
    expect(await told(order)).toEqual(['payment registered 5999000', 'closing registered 5999000']);
  });

  it('1.6 no. 3 and 4: have the charges of the order, and its own prices after those of the catalogue changed', async () => {
    const { pay, emulator } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA], LIFT);
    await shop.db.execute(sql`UPDATE variants SET price_kopecks = price_kopecks + 100`);
    await pay(order, 'rest');
    await shop.db.execute(sql`UPDATE variants SET price_kopecks = price_kopecks - 100`);
    expect(emulator.receipts[0]?.lines).toMatchObject([
      { name: 'Вещь 0', price: 5_999_000, subject: 'commodity' },
      { name: 'Подъём на этаж', price: 150_000, subject: 'service' },
    ]);
  });

  it('1.6 no. 11: have a telephone of digits alone', async () => {
    const { pay, emulator } = await openTill('yookassa');
    await pay(await orderOf(shop.db, [SOFA]), 'rest');
    expect(emulator.bodies[0]).toMatchObject({
      receipt: { customer: { email: 'customer@example.ru', phone: '70000000000' } },
    });
  });

  it('take the rates of their own moment: prepaid in December without VAT, handed over in January with 5 %', async () => {
    const { pay, work, emulator, printed } = await openTill('yookassa');
    await setTill(shop.db, 'own', [
      { from: '2026-01-01', system: 'usn_income', goods: 'none' },
      { from: '2027-01-01', system: 'usn_income', goods: '5' },
    ]);
    const order = await orderOf(shop.db, [SOFA]);
    const until = (day: string) => new Date(day).getTime() - emulator.clock.now().getTime();
    await emulator.clock.pass(until('2026-12-30T09:00:00Z'));
    await pay(order, 'rest');
    await emulator.clock.pass(until('2027-01-12T09:00:00Z'));
    await handOver(shop.db, order);
    await work();
    expect(printed().map(({ lines }) => lines)).toEqual([
      [[5_999_000, '1', 'full_prepayment']],
      [[5_999_000, '7', 'full_payment']],
    ]);
  });

  it('begin a year by the clock of the shop, not by that of the server', async () => {
    const { pay, emulator, printed } = await openTill('yookassa');
    await setTill(shop.db, 'own', [
      { from: '2026-01-01', goods: 'none' },
      { from: '2027-01-01', goods: '5' },
    ]);
    const until = (day: string) => new Date(day).getTime() - emulator.clock.now().getTime();
    await emulator.clock.pass(until('2026-12-31T20:59:00Z'));
    await pay(await orderOf(shop.db, [SOFA]), 'rest');
    await emulator.clock.pass(2 * MINUTE);
    await pay(await orderOf(shop.db, [SOFA]), 'rest');
    expect(printed().map(({ lines }) => lines[0]?.[1])).toEqual(['1', '9']);
  });

  it('of a refund before the handover undo its payment, after it the handover', async () => {
    const { pay, giveBack, work, printed, told } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA], LIFT);
    const first = await pay(order, 'first');
    await giveBack(first, HALF, true);
    const second = await pay(order, 'rest');
    await handOver(shop.db, order);
    await work();
    await giveBack(second, LIFT);
    await work();
    const [, , , , undone] = printed();
    expect(printed()[1]).toEqual({
      kind: 'refund',
      lines: [
        [2_999_500, '12', 'partial_prepayment'],
        [75_000, '12', 'partial_prepayment'],
      ],
      settlements: [],
    });
    expect(undone?.lines.map(([, ...rest]) => rest)).toEqual([
      ['11', 'full_payment'],
      ['11', 'full_payment'],
    ]);
    expect(await told(order)).toEqual([
      `payment registered ${HALF}`,
      `refund registered ${HALF}`,
      `payment registered ${PAYABLE}`,
      `closing registered ${PAYABLE}`,
      `refund registered ${LIFT}`,
    ]);
  });

  it('of a refund that is refused come to nothing', async () => {
    const { pay, giveBack, work, told, emulator, context } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA]);
    const payment = await pay(order, 'rest');
    emulator.misfortunes.refusesRefunds = 'insufficient_funds';
    const { id } = await giveBack(payment, 1_000_00);
    expect((await told(order)).at(-1)).toBe('refund planned 100000');
    await emulator.clock.pass(2 * HOUR);
    await followRefund(context, id);
    await work();
    expect((await told(order)).at(-1)).toBe('refund void 100000');
  });

  it('of a payment that nobody pays come to nothing, and the next one tells the whole', async () => {
    const { begin, pay, settle, told, emulator } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA]);
    const { id } = await begin(order, 'first');
    await emulator.clock.pass(HOUR);
    await settle(id, 'poll');
    await pay(order, 'rest');
    expect(await told(order)).toEqual(['payment void 2999500', 'payment sent 5999000']);
  });

  it('that the till refuses wait for a person', async () => {
    const { pay, work, told, emulator } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA]);
    emulator.misfortunes.tillFails = 1;
    await pay(order, 'rest');
    await work();
    expect(await told(order)).toEqual(['payment failed 5999000 rejected']);
  });

  it('that are late are registered when they come, and are lost after a day', async () => {
    const { pay, work, told, emulator } = await openTill('yookassa');
    emulator.misfortunes.tillLateBy = 3 * HOUR;
    const soon = await orderOf(shop.db, [SOFA]);
    await pay(soon, 'rest');
    await work();
    expect(await told(soon)).toEqual(['payment sent 5999000']);
    await emulator.clock.pass(4 * HOUR);
    await work();
    expect(await told(soon)).toEqual(['payment registered 5999000']);
    emulator.misfortunes.tillLateBy = 72 * HOUR;
    const late = await orderOf(shop.db, [SOFA]);
    await pay(late, 'rest');
    await emulator.clock.pass(25 * HOUR);
    await work();
    expect(await told(late)).toEqual(['payment failed 5999000 lost']);
  });

  it('of money that the staff noted are printed outside, and the order is closed by hand', async () => {
    const { pay, work, told, printed } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA], LIFT);
    await pay(order, 'first');
    await shop.db.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE id = ${order}`);
    await handOver(shop.db, order);
    await work();
    await work();
    expect(printed()).toHaveLength(1);
    expect(await told(order)).toEqual([
      `payment registered ${HALF}`,
      `payment outside ${HALF}`,
      `closing failed ${PAYABLE} money by hand`,
    ]);
  });

  it('of a company that pays from its account are none, and the rest is closed by itself', async () => {
    const { pay, work, told } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA], LIFT);
    await shop.db.execute(sql`
      INSERT INTO order_companies (order_id, inn, kpp, name, address, changed_at)
      VALUES (${order}, '7707083893', '773601001', 'ООО «Ромашка»', 'г Примерск', now())`);
    await pay(order, 'first');
    await shop.db.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE id = ${order}`);
    await shop.db.execute(
      sql`UPDATE payments SET method = 'invoice' WHERE order_id = ${order} AND provider = 'hand'`,
    );
    await handOver(shop.db, order);
    await work();
    await work();
    expect(await told(order)).toEqual([
      `payment registered ${HALF}`,
      `payment outside ${HALF}`,
      `closing registered ${HALF}`,
    ]);
  });

  it('are not made for orders of before there was a till', async () => {
    const { pay, work, told, emulator } = await openTill('yookassa');
    await setTill(shop.db, 'none');
    const order = await orderOf(shop.db, [SOFA]);
    await pay(order, 'rest');
    await setTill(shop.db, 'own');
    await handOver(shop.db, order);
    await work();
    expect(await told(order)).toEqual([]);
    expect(emulator.receipts).toEqual([]);
  });

  it('are not made while the order waits for the rest of its money', async () => {
    const { pay, work, told } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA]);
    await pay(order, 'first');
    await handOver(shop.db, order);
    await work();
    expect(await told(order)).toEqual(['payment registered 2999500']);
    await pay(order, 'rest');
    await work();
    expect((await told(order)).at(-1)).toBe('closing registered 5999000');
  });
});
