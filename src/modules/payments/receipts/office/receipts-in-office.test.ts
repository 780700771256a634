import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import type { ReceiptsOfDay } from '#contracts/admin/reports/register.ts';
import { workTexts } from '#messages/office/order-work.ts';
import { receiptFailureTexts } from '#messages/office/receipts.ts';
import { lastActions } from '#tests/support/audit.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { handOver, receiptsOf } from '#tests/support/receipts.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const SOFA = 54_990;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let owner: MemberWithApp;
let orders: ReturnType<typeof onlineOrders>;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [SOFA * 100])) as [SomeVariant];
  orders = onlineOrders(shop, emulator, sofa);
});
beforeEach(async () => {
  owner = await office.complete('owner');
});

/** By the clock of the shop, which stands in its morning or at noon. */
const today = () => emulator.clock.now().toISOString().slice(0, 10);

const SETTINGS = '/api/admin/payments/receipts/';
const receiptsIn = async (number: string) =>
  (await owner.call('GET', `/api/admin/orders/${number}/receipts/`)).json().receipts;
const act = async (number: string, id: string, does: string, body?: object) =>
  owner.call('POST', `/api/admin/orders/${number}/receipts/${id}/${does}/`, body);
const correct = async (number: string, id: string, body: object) =>
  owner.call('PUT', `/api/admin/orders/${number}/receipts/${id}/noted/`, body);
/** What the history of an order tells of its receipts. */
const stepsOf = async (number: string) =>
  (await owner.call('GET', `/api/admin/orders/${number}/`))
    .json()
    .events.filter(
      ({ work }: { work: { kind: string; of: string } | null }) =>
        work?.kind === 'money' && work.of.startsWith('receipt '),
    )
    .map(({ by, work }: { by: string; work: OrderWork }) =>
      [by, ...workTexts(work, 'Europe/Moscow')].join(': '),
    );
/** An order that is paid, whose receipt is registered, or not where `fails`. */
async function paidOrder(fails = 0) {
  const begun = await orders.begun({ till: 'own' });
  emulator.misfortunes.tillFails = fails;
  await emulator.press(begun.payUrl, 'pay');
  await begun.settle(begun.id, 'return');
  const receipts = receiptsOf(begun);
  await receipts.work();
  return { ...begun, ...receipts };
}

describe('receipts on the card of an order', () => {
  it('are told with what was printed', async () => {
    const { number } = await paidOrder();
    expect(await receiptsIn(number)).toMatchObject([
      {
        kind: 'payment',
        by: 'yookassa',
        amount: SOFA,
        is_test: true,
        state: 'registered',
        failure: null,
        lines: [{ quantity: 1, amount: SOFA, rate: '22/122' }],
        storage: '9960440300000001',
        may_repeat: false,
        may_note: false,
      },
    ]);
  });

  it('that the till has refused stand in «Сегодня», are sent again once, and are registered', async () => {
    const { number, work } = await paidOrder(1);
    const due = async () =>
      (await owner.call('GET', '/api/admin/orders/?due=receipt'))
        .json()
        .orders.map((one: { number: string }) => one.number);
    expect(await due()).toEqual([number]);
    const [{ id, failure, code, may_repeat: mayRepeat }] = await receiptsIn(number);
    expect([failure, code, mayRepeat]).toEqual(['rejected', 'canceled', true]);
    const printed = emulator.receipts.length;
    const answers = await Promise.all([act(number, id, 'repeat'), act(number, id, 'repeat')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    await work();
    expect(emulator.receipts).toHaveLength(printed + 1);
    expect(emulator.receipts.at(-1)).toMatchObject({
      settlements: [{ by: 'cashless', kopecks: SOFA * 100 }],
    });
    expect(await receiptsIn(number)).toMatchObject([
      { state: 'registered', who: 'Вера', code: null },
    ]);
    expect(await stepsOf(number)).toEqual([
      expect.stringMatching(/^Вера: Чек отправлен ещё раз: 54.990.₽, ЮKassa \(чек оплаты\)$/),
    ]);
    expect(await due()).toEqual([]);
    expect((await lastActions(shop.db, 1))[0]).toBe('receipts.repeat');
  });

  it('that are printed by the till of the shop are noted with number and link, which the customer sees', async () => {
    const { number, url } = await paidOrder(1);
    const [{ id }] = await receiptsIn(number);
    const wrong = await act(number, id, 'noted', { document: '12', link: 'javascript:alert(1)' });
    expect(wrong.statusCode).toBe(400);
    expect((await act(number, id, 'noted', { document: '12', link: 'чек' })).statusCode).toBe(400);
    expect((await act(number, id, 'noted', { document: '№ 12' })).statusCode).toBe(400);
    const link = 'https://receipts.invalid/12';
    expect(
      (await act(number, id, 'noted', { document: '12', link })).json().receipts,
    ).toMatchObject([{ state: 'by_hand', document: '12', link, who: 'Вера', may_note: false }]);
    expect((await act(number, id, 'noted', { document: '13' })).statusCode).toBe(400);
    expect(await stepsOf(number)).toEqual([
      expect.stringMatching(/^Вера: Номер чека вписан: 54.990.₽, ЮKassa \(чек оплаты, ФД.12\)$/),
    ]);
    const { receipts } = (await shop.app.inject(`/api${url}/receipts/`)).json();
    expect(receipts).toMatchObject([{ kind: 'payment', amount: SOFA, document: '12', link }]);
  });

  it('are noted with their own day and numbers, by which registers count, and each wrong one is named', async () => {
    const { number } = await paidOrder(1);
    const [{ id }] = await receiptsIn(number);
    const noted = { document: '12', storage: '9960440300000077', sign: '2617603921' };
    const wrong = {
      at: ['2027-04-02T12:00', '2027-02-27T12:00', '2027-02-30T12:00', 'вчера'],
      storage: ['996044030000007', '99604403000000771', '996044030000007O'],
      document: ['', '12a'],
      sign: ['26176039210', '-1'],
      link: ['чек'],
    };
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const answer = await act(number, id, 'noted', { ...noted, [field]: value });
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          expect.objectContaining({
            [field]: expect.arrayContaining([expect.stringMatching(/[а-я]/)]),
          }),
        ]);
      }
    }
    const answer = await act(number, id, 'noted', { ...noted, at: `${today()}T10:30` });
    expect(answer.json().receipts).toMatchObject([
      { state: 'by_hand', ...noted, printed_at: `${today()}T07:30:00.000Z`, may_correct: true },
    ]);
  });

  it('that were noted wrongly are corrected, and the log keeps what was there', async () => {
    const { number } = await paidOrder(1);
    const [{ id }] = await receiptsIn(number);
    expect((await correct(number, id, { document: '7' })).statusCode).toBe(400);
    const ordered = today();
    await emulator.clock.pass(DAY);
    owner = await office.complete('owner');
    const noted = { document: '71', storage: '9960440300000071', sign: '71', link: '' };
    await act(number, id, 'noted', noted);
    const daysOf = async () =>
      (
        await owner.call(
          'GET',
          `/api/admin/reports/register/receipts/?trials=shown&by=yookassa&from=${ordered}&to=${today()}`,
        )
      )
        .json()
        .rows.flatMap(({ day, is_noted: isNoted }: ReceiptsOfDay) => (isNoted ? [day] : []));
    expect(await daysOf()).toContain(today());
    const at = `${ordered}T12:10`;
    const right = await correct(number, id, { ...noted, at, document: '17', sign: '' });
    expect(right.json().receipts).toMatchObject([
      { state: 'by_hand', document: '17', storage: noted.storage, sign: null, who: 'Вера' },
    ]);
    expect(await daysOf()).toContain(ordered);
    expect(await daysOf()).not.toContain(today());
    const same = await correct(number, id, { ...noted, document: '17' });
    expect(same.json().receipts).toMatchObject([{ printed_at: `${ordered}T09:10:00.000Z` }]);
    expect(await stepsOf(number)).toEqual([
      expect.stringMatching(/вписан.*ФД.71\)$/),
      expect.stringMatching(/исправлен.*ФД.17\)$/),
      expect.stringMatching(/исправлен.*ФД.17\)$/),
    ]);
    const { rows } = await shop.db.execute<{ changes: object }>(
      sql`SELECT changes FROM audit_log WHERE action = 'receipts.correct' ORDER BY id LIMIT 1`,
    );
    expect(rows[0]?.changes).toMatchObject({
      receipt_at: {
        from: expect.stringContaining(today()),
        to: `${ordered}T09:10:00.000Z`,
      },
      receipt_document: { from: '71', to: '17' },
      receipt_sign: { from: '71', to: null },
    });
  });

  it('of another order are not touched', async () => {
    const [one, other] = [await paidOrder(1), await paidOrder(1)];
    const [{ id }] = await receiptsIn(other.number);
    expect((await act(one.number, id, 'repeat')).statusCode).toBe(404);
    expect((await act(one.number, id, 'noted', { document: '1' })).statusCode).toBe(404);
  });

  it('at the handover are sent again after they were refused', async () => {
    const { number, orderId, work } = await paidOrder();
    await handOver(shop.db, orderId);
    emulator.misfortunes.tillFails = 1;
    await work();
    const closing = (await receiptsIn(number))[1];
    expect(closing).toMatchObject({ kind: 'closing', state: 'failed', failure: 'rejected' });
    await act(number, closing.id, 'repeat');
    expect((await receiptsIn(number))[1]).toMatchObject({ state: 'registered' });
  });

  it('at the handover whose till was switched off say so, and go when it is on again', async () => {
    const { number, orderId, work } = await paidOrder();
    await owner.call('PUT', `${SETTINGS}tills/yookassa/`, { till: 'none' });
    await handOver(shop.db, orderId);
    await work();
    const closing = async () => (await receiptsIn(number))[1];
    const off = await closing();
    expect(off).toMatchObject({ kind: 'closing', state: 'failed', failure: 'off' });
    expect(off).toMatchObject({ may_repeat: false, may_note: true });
    expect(receiptFailureTexts.off).toMatch(/^Касса выключена\. Включите её/);
    await owner.call('PUT', `${SETTINGS}tills/yookassa/`, { till: 'own' });
    expect(await closing()).toMatchObject({ may_repeat: true });
    await act(number, off.id, 'repeat');
    expect(await closing()).toMatchObject({ state: 'registered', failure: null });
  });

  it('are seen by who sees payments, and changed by who notes them', async () => {
    const { number } = await paidOrder(1);
    const [{ id }] = await receiptsIn(number);
    const keeper = await office.joined('warehouse');
    const path = `/api/admin/orders/${number}/receipts/`;
    expect((await keeper.call('GET', path)).statusCode).toBe(403);
    expect((await keeper.call('POST', `${path}${id}/repeat/`)).statusCode).toBe(403);
  });
});

describe('the receipt at the handover', () => {
  it('that waits for the rest of the money is told a day after the handover', async () => {
    const order = await orders.begun({ till: 'own', form: { payment_type: 'partial' } });
    const { id, payUrl } = await order.begin(order.orderId, 'first');
    await emulator.press(payUrl, 'pay');
    await order.settle(id, 'return');
    const { version } = (await owner.call('GET', `/api/admin/orders/${order.number}/`)).json();
    const step = { version, letter: false, status: 'delivered' };
    await owner.call('PUT', `/api/admin/orders/${order.number}/`, step);
    const read = async () => {
      const answer = await owner.call('GET', `/api/admin/orders/${order.number}/receipts/`);
      const { orders: due } = (await owner.call('GET', '/api/admin/orders/?due=receipt')).json();
      const isDue = due.some((row: { number: string }) => row.number === order.number);
      return { closing: answer.json().closing, isDue };
    };
    expect(await read()).toEqual({ closing: 'waits_for_money', isDue: false });
    await emulator.clock.pass(25 * HOUR);
    owner = await office.complete('owner');
    expect(await read()).toEqual({ closing: 'waits_for_money', isDue: true });
    const balance = await order.begin(order.orderId, 'rest');
    await emulator.press(balance.payUrl, 'pay');
    await order.settle(balance.id, 'return');
    expect(await read()).toEqual({ closing: 'soon', isDue: false });
    const told = async () => {
      const page = `/api/orders/t/${order.url.split('/').at(-1)}/receipts/`;
      const { receipts, closes_soon } = (await shop.app.inject(page)).json();
      const kinds = receipts.map(({ kind }: { kind: string }) => kind);
      return { kinds, closes_soon };
    };
    expect(await told()).toEqual({ kinds: [], closes_soon: true });
    await receiptsOf(order).work();
    const kinds = ['payment', 'payment', 'closing'];
    expect(await told()).toEqual({ kinds, closes_soon: false });
    expect(await read()).toEqual({ closing: null, isDue: false });
  });
});
