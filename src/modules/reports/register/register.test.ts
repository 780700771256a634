import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { RegisterDay, RegisterRow } from '#contracts/admin/reports/register.ts';
import type { PaidBy } from '#contracts/payments.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { bareOrders, moneyOf, type PaymentStep, payInSteps } from '#tests/support/ledger.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const AT = '/api/admin/reports/register/';
const now = new Date('2027-03-10T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
const numbers: string[] = [];

const pay = (
  ...of: Parameters<typeof payInSteps> extends [unknown, ...infer Rest] ? Rest : never
) => payInSteps(shop.db, ...of);

beforeAll(async () => {
  const orders = await bareOrders(shop.db, 4);
  const [one, two, three, demo] = orders as [number, number, number, number];
  await shop.db.execute(sql`UPDATE orders SET demo = true WHERE id = ${demo}`);
  const { rows } = await shop.db.execute<{ number: string }>(
    sql`SELECT number FROM orders WHERE id IN (${one}, ${two}, ${three}) ORDER BY id`,
  );
  numbers.push(...rows.map(({ number }) => number));
  // 23:59 of the first and 00:01 of the second by the clock of Moscow.
  await pay(one, [{ at: '2027-03-01T20:59:00Z', amount: 100_000 }], 95_730);
  await pay(one, [{ at: '2027-03-01T21:01:00Z', amount: 50_000 }], 47_865);
  await pay(two, [
    { at: '2027-03-02T08:00:00Z', amount: 20_000 },
    { at: '2027-03-02T09:00:00Z', kind: 'refund', amount: 7000, reference: 'back' },
    { at: '2027-03-02T09:30:00Z', kind: 'refund', amount: 9000, reference: 'undone' },
    {
      at: '2027-03-03T09:30:00Z',
      kind: 'refund',
      result: 'failed',
      amount: 9000,
      reference: 'undone',
    },
  ]);
  await pay(two, [{ at: '2027-03-02T10:00:00Z', by: 'hand', amount: 30_050 }]);
  await pay(three, [
    { at: '2027-03-02T11:00:00Z', by: 'hand', amount: 500 },
    { at: '2027-03-02T11:10:00Z', by: 'hand', kind: 'cancel', amount: 500 },
  ]);
  await pay(three, [{ at: '2027-03-02T12:00:00Z', amount: 77_700, test: true }]);
  await pay(demo, [{ at: '2027-03-02T13:00:00Z', by: 'hand', amount: 88_800 }]);
  // Before YooKassa took VAT on its fee, by a minute, and after.
  await pay(three, [{ at: '2025-12-25T20:59:00Z', amount: 100_000 }], 96_500);
  await pay(three, [{ at: '2025-12-25T21:00:00Z', amount: 100_000 }], 95_730);
});
beforeEach(async () => {
  owner = await office.complete('owner');
});

const period = { from: '2027-03-01', to: '2027-03-02' };
const read = async (part: string, query: Record<string, string> = {}) =>
  (await owner.call('GET', `${AT}${part}/?${new URLSearchParams({ ...period, ...query })}`)).json();
const briefly = ({ days }: { days: RegisterDay[] }) =>
  days.map((one) => [
    one.day,
    one.by,
    one.payments,
    one.came,
    one.refunds,
    one.went_back,
    one.fee,
    one.fee_vat,
    one.fee_unknown,
    one.net,
  ]);

describe('the register by day', () => {
  it('has what came and went back by the days of the shop, with fees and the VAT in them', async () => {
    const found = await read('days');
    expect(briefly(found)).toEqual([
      ['2027-03-01', 'yookassa', 1, 1000, 0, 0, 42.7, 7.7, 0, 957.3],
      ['2027-03-02', 'hand', 1, 300.5, 0, 0, null, null, 0, 300.5],
      ['2027-03-02', 'yookassa', 2, 700, 1, 70, 21.35, 3.85, 1, 608.65],
    ]);
    expect(found.totals).toEqual({
      payments: 4,
      came: 2000.5,
      refunds: 1,
      went_back: 70,
      fee: 64.05,
      fee_vat: 11.55,
      fee_unknown: 1,
      net: 1866.45,
    });
    expect(found.vats).toEqual([{ percent: 22, fee: 64.05, vat: 11.55 }]);
    expect(found.left_out).toBe(2);
  });

  it('shows tests and the demo where that is asked for', async () => {
    const found = await read('days', { trials: 'shown' });
    expect(briefly(found)).toContainEqual([
      '2027-03-02',
      'hand',
      2,
      1188.5,
      0,
      0,
      null,
      null,
      0,
      1188.5,
    ]);
    expect([found.totals.came, found.left_out]).toEqual([3665.5, 0]);
  });

  it('is of one provider where that is asked for', async () => {
    expect(briefly(await read('days', { by: 'hand' }))).toEqual([
      ['2027-03-02', 'hand', 1, 300.5, 0, 0, null, null, 0, 300.5],
    ]);
  });

  it('has no VAT in fees before there was any', async () => {
    const { vats } = await read('days', { from: '2025-12-25', to: '2025-12-26' });
    expect(vats).toEqual([
      { percent: 22, fee: 42.7, vat: 7.7 },
      { percent: 0, fee: 35, vat: 0 },
    ]);
  });

  it('has the payments and refunds behind it, the first of them first, by pages', async () => {
    const { rows } = await read('rows');
    expect(
      rows.map((one: RegisterRow) => [
        one.at.slice(5, 16),
        one.kind,
        one.number,
        one.amount,
        one.fee,
      ]),
    ).toEqual([
      ['03-01T20:59', 'payment', numbers[0], 1000, 42.7],
      ['03-01T21:01', 'payment', numbers[0], 500, 21.35],
      ['03-02T08:00', 'payment', numbers[1], 200, null],
      ['03-02T09:00', 'refund', numbers[1], 70, null],
      ['03-02T10:00', 'payment', numbers[1], 300.5, null],
    ]);
    expect(rows[0]).toMatchObject({ fee_vat: 7.7, vat_percent: 22, is_trial: false });
    const paged: RegisterRow[] = [];
    let after = '';
    do {
      const page = await read('rows', { limit: '2', ...(after && { after }) });
      paged.push(...page.rows);
      after = page.next;
    } while (after);
    expect(paged).toEqual(rows);
  });

  it.for([
    [{ from: '2027-03-03', to: '2027-03-02' }, 'to'],
    [{ from: '2026-03-01', to: '2027-03-02' }, 'to'],
    [{ from: '2027-02-30' }, 'from'],
    [{ by: 'odd' }, 'by'],
    [{ trials: 'yes' }, 'trials'],
  ] as const)('refuses %j', async ([query, field]) => {
    expect(await read('days', query)).toHaveProperty(field);
  });

  it('takes a whole year, and is not for those who see no money', async () => {
    expect(await read('days', { from: '2026-03-02' })).toHaveProperty('days');
    const keeper = await office.joined('warehouse');
    for (const part of ['days', 'rows']) {
      const url = `${AT}${part}/?${new URLSearchParams(period)}`;
      expect((await keeper.call('GET', url)).json().code).toBe('not_permitted');
    }
  });
});

describe('the register as a file', () => {
  const take = async (query: Record<string, string>) =>
    owner.call('GET', `${AT}export/?${new URLSearchParams({ ...period, ...query })}`);
  const tableOf = (body: string): Record<string, string>[] =>
    parse(body, { delimiter: ';', bom: true, columns: true });

  it('has the days of the screen, and is logged', async () => {
    const { body, headers } = await take({ level: 'days', format: 'csv', by: 'yookassa' });
    expect(headers['content-disposition']).toBe(
      'attachment; filename="register-days-2027-03-01-2027-03-02.csv"',
    );
    expect(tableOf(body).map((row) => Object.values(row))).toEqual([
      ['01.03.2027', 'ЮKassa', '1', '1000', '0', '0', '42,7', '7,7', '0', '957,3'],
      ['02.03.2027', 'ЮKassa', '2', '700', '1', '70', '21,35', '3,85', '1', '608,65'],
    ]);
    const { rows } = await shop.db.execute(
      sql`SELECT changes FROM audit_log WHERE action = 'reports.export' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      {
        changes: {
          filter: { from: null, to: ['by', 'from', 'to'] },
          format: { from: null, to: 'csv' },
          rows: { from: null, to: 2 },
        },
      },
    ]);
  });

  it('has the payments of the screen, as a workbook too', async () => {
    const rows = tableOf((await take({ level: 'rows', format: 'csv' })).body);
    expect(rows.map((row) => [row.Когда, row['Пришло, ₽'], row['Возвращено, ₽']])).toEqual([
      ['01.03.2027 23:59', '1000', ''],
      ['02.03.2027 00:01', '500', ''],
      ['02.03.2027 11:00', '200', ''],
      ['02.03.2027 12:00', '', '70'],
      ['02.03.2027 13:00', '300,5', ''],
    ]);
    const book = await take({ level: 'rows', format: 'xlsx' });
    expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('the days of the register', () => {
  const moment = fc
    .integer({ min: 0, max: 40 * 24 * 60 })
    .map((minutes) => new Date(Date.UTC(2026, 4, 1, 0, minutes)).toISOString());
  const payment = fc.record({
    order: fc.nat(3),
    at: moment,
    by: fc.constantFrom<PaidBy>('hand', 'yookassa', 'tbank'),
    amount: fc.integer({ min: 3, max: 9_000_000 }),
    isTakenBack: fc.boolean(),
    refunds: fc.array(
      fc.record({
        at: moment,
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        fails: fc.boolean(),
      }),
      {
        maxLength: 3,
      },
    ),
  });

  it('add up to what the ledger says of the orders', async () => {
    const property = fc.asyncProperty(
      fc.array(payment, { minLength: 1, maxLength: 12 }),
      async (made) => {
        const orders = await bareOrders(shop.db, 4);
        const query = { from: '2026-04-30', to: '2026-06-11' };
        const before = (await read('days', query)).totals;
        let refund = 0;
        for (const { order, at, by, amount, isTakenBack, refunds } of made) {
          const reference = (at: number) => `${orders[0]}-${at}`;
          const back = refunds.flatMap(({ at, share, fails }): PaymentStep[] => {
            const one = {
              at,
              by,
              kind: 'refund',
              amount: Math.max(1, Math.floor((share * amount) / 3)),
              reference: reference(++refund),
            } as const;
            return [one, ...(fails ? [{ ...one, result: 'failed' } as const] : [])];
          });
          const taken = by === 'hand' && isTakenBack && back.length === 0;
          await pay(orders[order] as number, [
            { at, by, amount },
            ...(taken ? [{ at, by, kind: 'cancel', amount } as const] : back),
          ]);
        }
        const money = await moneyOf(shop.db, orders);
        const total = (of: 'charged' | 'refunded') => money.reduce((sum, one) => sum + one[of], 0);
        const { days, totals } = await read('days', query);
        const sum = (of: 'came' | 'went_back') =>
          days.reduce((all: number, day: RegisterDay) => all + Math.round(day[of] * 100), 0);
        expect([sum('came'), sum('went_back')]).toEqual([
          Math.round(before.came * 100) + total('charged'),
          Math.round(before.went_back * 100) + total('refunded'),
        ]);
        expect([totals.came, totals.went_back]).toEqual([
          sum('came') / 100,
          sum('went_back') / 100,
        ]);
      },
    );
    await fc.assert(property, { numRuns: 15 });
  }, 60_000);
});
