import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { MoneyRow } from '#contracts/admin/payments/money.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import {
  askRefund,
  checkPayment,
  giveMoneyBack,
  noteMoney,
  takeMoneyBack,
} from '#tests/support/order-money.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const MINUTE = 60_000;
const LIST = '/api/admin/money/';
const SOFA = 54_990;
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T20:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let orders: ReturnType<typeof onlineOrders>;
let owner: MemberWithApp;
/** Orders by what became of their money. */
const numbers: Record<string, string> = {};

beforeAll(async () => {
  const [sofa] = (await pickVariants(shop.db, [SOFA * 100])) as [SomeVariant];
  orders = onlineOrders(shop, emulator, sofa);
  const member = await office.complete('owner');
  const first = await orders.paid({ name: 'yookassa' });
  await askRefund(member, first.number, { what: { of: 'part', amount: 1000 } });
  const second = await orders.paid({ name: 'tbank', method: 'sbp' });
  const third = await orders.begun();
  await emulator.clock.pass(1000);
  await noteMoney(member, third.number, { amount: 300.5, document: '17/а' });
  await emulator.clock.pass(1000);
  await giveMoneyBack(member, third.number, { amount: 200 });
  Object.assign(numbers, {
    yookassa: first.number,
    tbank: second.number,
    waits: third.number,
  });
  // The next day by the clock of the shop.
  await emulator.clock.pass(2 * 60 * MINUTE);
  const fourth = await orders.begun();
  await emulator.clock.pass(1000);
  const late = await office.complete('owner');
  await noteMoney(late, fourth.number, { amount: 5 });
  await takeMoneyBack(late, fourth.number);
  numbers.mistake = fourth.number;
});
beforeEach(async () => {
  owner = await office.complete('owner');
});

const find = async (query: Record<string, string> = {}) =>
  (await owner.call('GET', `${LIST}?${new URLSearchParams(query)}`)).json();
const briefly = ({ rows }: { rows: MoneyRow[] }) =>
  rows.map(({ number, kind, by, state, amount }) => {
    const of = Object.keys(numbers).find((name) => numbers[name] === number);
    return `${of} ${kind} ${by} ${amount} ${state}`;
  });
const refund = 'yookassa refund yookassa 1000 succeeded';
const paid = `yookassa payment yookassa ${SOFA} succeeded`;
const sbp = `tbank payment tbank ${SOFA} succeeded`;
const begun = `waits payment yookassa ${SOFA} pending`;
const noted = 'waits payment hand 300.5 succeeded';
const back = 'waits refund hand 200 succeeded';
const other = `mistake payment yookassa ${SOFA} pending`;
const wrong = 'mistake payment hand 5 taken back';
const ofDayTwo = [wrong, other];

describe('the money of all orders', () => {
  it('is listed, payments and refunds, the latest first, with its sums', async () => {
    const found = await find();
    expect(briefly(found)).toEqual(
      expect.arrayContaining([...ofDayTwo, back, noted, begun, sbp, refund, paid]),
    );
    expect(found.rows).toHaveLength(8);
    expect(found.rows.map(({ at }: MoneyRow) => at)).toEqual(
      found.rows
        .map(({ at }: MoneyRow) => at)
        .toSorted()
        .toReversed(),
    );
    expect(found.rows.find(({ by }: MoneyRow) => by === 'tbank')).toMatchObject({
      method: 'sbp',
      way: null,
      is_test: true,
      attention: null,
      who: null,
      reference: expect.any(String),
    });
    expect(found.sums).toEqual({ came: 2 * SOFA + 300.5, went_back: 1200 });
    expect(found.next).toBe(null);
  });

  it.for([
    [{ kind: 'refund' }, [back, refund]],
    [{ by: 'hand' }, [wrong, back, noted]],
    [{ by: 'tbank' }, [sbp]],
    [{ state: 'pending' }, [other, begun]],
    [{ state: 'taken back' }, [wrong]],
    [{ from: '2027-03-02' }, ofDayTwo],
    [{ to: '2027-03-01', by: 'hand' }, [back, noted]],
    [{ text: '300,50' }, [noted]],
    [{ text: '17/а' }, [noted]],
    [{ text: 'ничего такого' }, []],
  ] as const)('is found by %j', async ([query, wanted]) => {
    expect(briefly(await find(query)).toSorted()).toEqual([...wanted].toSorted());
  });

  it('is found by an order as people type it, and by what the provider calls it', async () => {
    const typed = `№ ${numbers.tbank?.toLowerCase().replace('-', ' ')}`;
    const found = await find({ text: typed });
    expect(briefly(found)).toEqual([sbp]);
    const { reference } = found.rows[0];
    expect(briefly(await find({ text: reference }))).toEqual([sbp]);
    expect(found.sums).toEqual({ came: SOFA, went_back: 0 });
  });

  it('comes by pages that have each row once, the sums with the first', async () => {
    const all = await find();
    const rows: MoneyRow[] = [];
    let after = '';
    do {
      const page = await find({ limit: '3', ...(after && { after }) });
      expect(page.sums).toEqual(after ? null : all.sums);
      rows.push(...page.rows);
      after = page.next;
    } while (after);
    expect(rows).toEqual(all.rows);
  });

  it('is not for those who see no money, and a filter that is unknown is refused', async () => {
    const keeper = await office.joined('warehouse');
    expect((await keeper.call('GET', LIST)).json().code).toBe('not_permitted');
    for (const query of ['state=odd', 'after=2027', 'other=1']) {
      expect((await owner.call('GET', `${LIST}?${query}`)).statusCode).toBe(400);
    }
  });

  it('has refunds of the cabinet of a provider, each refund once', async () => {
    const { number, id } = await orders.paid();
    await askRefund(owner, number, { what: { of: 'part', amount: 7 } });
    const kept = emulator.payments.find(({ key }) => key === id);
    await emulator.refundInCabinet(kept as NonNullable<typeof kept>, 1100);
    await emulator.clock.pass(10_000);
    await checkPayment(owner, number, id);
    const { rows, sums } = await find({ text: number, kind: 'refund' });
    expect(rows.map(({ amount, who }: MoneyRow) => [amount, who])).toEqual([
      [11, null],
      [7, 'Вера'],
    ]);
    expect(sums).toEqual({ came: 0, went_back: 18 });
  });
});

describe('what needs attention', () => {
  it('is found by its kind: what to look at, and refunds that did not go', async () => {
    const { number, id } = await orders.paid();
    emulator.misfortunes.refundsWait = true;
    emulator.misfortunes.refusesRefunds = 'insufficient_funds';
    await askRefund(owner, number, { what: { of: 'part', amount: 10 } });
    await emulator.clock.pass(61 * MINUTE);
    emulator.misfortunes.refundsWait = false;
    emulator.misfortunes.refusesRefunds = null;
    owner = await office.complete('owner');
    await checkPayment(owner, number, id);
    const refused = await find({ attention: 'refused' });
    expect(refused.rows).toMatchObject([{ number, kind: 'refund', attention: 'refused' }]);
    await shop.db.execute(
      sql`UPDATE payments SET trouble = 'amount differs', trouble_at = created_at WHERE id = ${id}`,
    );
    const look = await find({ attention: 'look', text: number });
    expect(look.rows).toMatchObject([{ kind: 'payment', attention: 'amount differs' }]);
    expect((await find({ attention: 'look', kind: 'refund' })).rows).toEqual([]);
  });
});

describe('the money of a filter as a file', () => {
  const take = (query: Record<string, string>) =>
    owner.call('GET', `${LIST}export/?${new URLSearchParams(query)}`);

  it('has its rows in words, by the clock of the shop, and is logged', async () => {
    const { body, headers } = await take({ format: 'csv', by: 'hand', to: '2027-03-01' });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/filename="money-2027-03-02\.csv"/),
    });
    expect(parse(body, { delimiter: ';', bom: true, columns: true })).toEqual([
      expect.objectContaining({
        Когда: '01.03.2027 23:00',
        Заказ: numbers.waits,
        Что: 'Возврат',
        'Пришло, ₽': '',
        'Возвращено, ₽': '200',
        'Как прошло': 'Сделан',
        Кто: 'Вера',
      }),
      expect.objectContaining({
        Что: 'Оплата',
        'Через кого': 'Наличные',
        'Пришло, ₽': '300,5',
        'Возвращено, ₽': '',
        'Как прошло': 'Оплачено',
        Пробная: '',
      }),
    ]);
    const { rows } = await shop.db.execute(
      sql`SELECT actor_name, changes FROM audit_log WHERE action = 'payments.export' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      {
        actor_name: String(owner.id),
        changes: {
          filter: { from: null, to: ['by', 'to'] },
          format: { from: null, to: 'csv' },
          rows: { from: null, to: 2 },
        },
      },
    ]);
    const book = await take({ format: 'xlsx', kind: 'refund' });
    expect(book.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('needs the code again after ten minutes', async () => {
    await emulator.clock.pass(11 * MINUTE);
    expect((await take({ format: 'csv' })).json().code).toBe('step_up_required');
    const manager = await office.complete('manager');
    expect((await manager.call('GET', `${LIST}export/?format=csv`)).statusCode).toBe(200);
  });
});
