import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Compared } from '#contracts/admin/reports/compare.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { bareOrders, payInSteps } from '#tests/support/ledger.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { workbook } from '#tests/support/xlsx.ts';

const AT = '/api/admin/reports/compare/';
const now = new Date('2027-03-10T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let owner: Pick<MemberWithApp, 'call'>;
const numbers: string[] = [];

beforeAll(async () => {
  const [one, two] = (await bareOrders(shop.db, 2)) as [number, number];
  const { rows } = await shop.db.execute<{ number: string }>(
    sql`UPDATE orders SET created_at = '2027-03-02T09:00:00Z' WHERE id IN (${one}, ${two}) RETURNING number`,
  );
  numbers.push(...rows.map(({ number }) => number).toSorted());
  await payInSteps(shop.db, one, [
    { at: '2027-03-01T09:00:00Z', amount: 100_050, reference: 'pay-1' },
  ]);
  await payInSteps(shop.db, one, [
    { at: '2027-03-02T09:00:00Z', amount: 200_000, reference: 'pay-2' },
    { at: '2027-03-03T09:00:00Z', amount: 50_000, kind: 'refund', reference: 'back-1' },
  ]);
  await payInSteps(shop.db, two, [
    { at: '2027-03-02T10:00:00Z', amount: 300_000, reference: 'pay-3' },
  ]);
  await payInSteps(shop.db, two, [
    { at: '2027-03-02T11:00:00Z', amount: 700, reference: 'test', test: true },
  ]);
  await payInSteps(shop.db, two, [{ at: '2027-03-02T12:00:00Z', by: 'hand', amount: 800 }]);
  // On the day before the period, as the shop sees it.
  await payInSteps(shop.db, two, [
    { at: '2027-02-28T20:59:00Z', amount: 400_000, reference: 'edge' },
  ]);
});
beforeEach(async () => {
  owner = await office.complete('owner');
});

const send = (part: string, file: Uint8Array | string, query: Record<string, string | number>) =>
  owner.call(
    'POST',
    `${AT}${part}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    Buffer.from(file),
    { 'content-type': 'application/octet-stream' },
  );
const query = { what: 'payments', from: '2027-03-01', to: '2027-03-31', key: 0, sum: 1 } as const;
const compare = async (file: Uint8Array | string, other: object = {}): Promise<Compared> =>
  (await send('', file, { ...query, ...other })).json();
const briefly = ({ lists }: Compared) =>
  lists.flatMap(({ kind, rows }) => rows.map((row) => [kind, row.key, row.theirs, row.ours]));

const FILE =
  'Идентификатор платежа;Сумма платежа\npay-1;1000,50\nPAY-2;1999,99\nedge;4000,00\nmore;5,00\nИтого;\n;7005,49\n';

describe('a file beside the shop', () => {
  it('is shown with its first rows and the columns that are known', async () => {
    expect((await send('look/', FILE, { what: 'payments' })).json()).toEqual({
      header: ['Идентификатор платежа', 'Сумма платежа'],
      rows: expect.arrayContaining([['pay-1', '1000,50']]),
      total: 6,
      guessed: { key: 0, sum: 1 },
    });
  });

  it('has what is missing here, missing there, and of another sum', async () => {
    const found = await compare(FILE);
    expect(briefly(found)).toEqual([
      ['missing_here', 'more', 5, null],
      ['missing_there', 'pay-3', null, 3000],
      ['other_sum', 'PAY-2', 1999.99, 2000],
    ]);
    expect(found.same).toEqual({ count: 2, sum: 5000.5 });
    expect(found.theirs).toEqual({ count: 4, sum: 7005.49 });
    expect(found.ours).toEqual({ count: 4, sum: 10_000.5 });
    expect(found.lists[1]?.rows[0]).toMatchObject({ order: numbers[1], date: '02.03.2027' });
    expect([found.without_key, found.unread.count]).toEqual([1, 1]);
    expect(found.unread.rows).toMatchObject([{ line: 6, text: '' }]);
  });

  it('of refunds may have a minus before each', async () => {
    const found = await compare('id возврата;сумма\nback-1;-500\n', { what: 'refunds' });
    expect([briefly(found), found.same.count]).toEqual([[], 1]);
    const paid = await compare('id;сумма\npay-1;-500\n');
    expect(paid.unread.count).toBe(1);
  });

  it('of refunds that their provider gives no names is by their payment, added up in the period', async () => {
    const [order] = (await bareOrders(shop.db, 1)) as [number];
    const [old, one, other] = [randomUUID(), randomUUID(), randomUUID()];
    const by = 'tbank';
    const back = { by, kind: 'refund' } as const;
    await payInSteps(shop.db, order, [
      { by, at: '2027-01-20T09:00:00Z', amount: 100_000, reference: '7001' },
      { ...back, at: '2027-01-30T09:00:00Z', amount: 5000, reference: old },
      { ...back, at: '2027-02-10T09:00:00Z', amount: 10_000, reference: one },
      { ...back, at: '2027-02-11T09:00:00Z', amount: 20_000, reference: other },
    ]);
    await shop.db.execute(sql`UPDATE payments SET reference = '7001' WHERE order_id = ${order}`);
    await shop.db.execute(sql`
      INSERT INTO refunds (id, payment_id, order_id, amount_kopecks, state, reason, created_at)
      SELECT event.reference::uuid, payment_id, order_id, amount_kopecks, 'succeeded', '', now()
      FROM payment_events event WHERE order_id = ${order} AND kind = 'refund'`);
    const february = { what: 'refunds', by, from: '2027-02-01', to: '2027-02-28' };
    const found = await compare('id;сумма\n7001;-100\n7001;-200\n', february);
    expect([briefly(found), found.same]).toEqual([[], { count: 1, sum: 300 }]);
    const register = (
      await owner.call('GET', `/api/admin/reports/register/rows/?from=2027-02-01&to=2027-02-27`)
    ).json();
    expect(register.rows.map((row: { reference: string }) => row.reference)).toEqual([
      '7001',
      '7001',
    ]);
  });

  it('asks about sums that can mean two things, and takes none of both', async () => {
    const found = await compare('id;сумма\npay-1;1.000\n');
    expect(found.unread.rows).toMatchObject([
      { line: 2, text: '1.000', reason: expect.stringMatching(/^это 1.000.₽ или 1.₽/) },
    ]);
    expect(found.theirs.count).toBe(0);
    const settled = await compare('id;сумма\npay-1;1.000,50\npay-2;2.000\n');
    expect([settled.same.count, settled.unread.count]).toEqual([2, 0]);
  });

  it('of an accounting program is by the numbers of orders, as people write them', async () => {
    const written = `№ ${numbers[0]?.toLowerCase().replace('-', ' ')}`;
    const orders = await compare(`Номер заказа\tСумма\n${written}\t61 490,01\n`, {
      what: 'orders',
    });
    expect(briefly(orders)).toEqual([['missing_there', numbers[1], null, 61_490.01]]);
    expect(orders.same.count).toBe(1);
    const paid = await compare(`Заказ;Сумма\n${numbers[0]};3000,50\n${numbers[1]};3000\n`, {
      what: 'paid',
    });
    expect(briefly(paid)).toEqual([['other_sum', numbers[1], 3000, 3008]]);
  });

  it('has an order as it is after refunds, or says that the file has it as it was placed', async () => {
    const [id] = (await bareOrders(shop.db, 1)) as [number];
    const { rows } = await shop.db.execute<{ number: string }>(
      sql`UPDATE orders SET created_at = '2027-01-10T09:00:00Z', total_kopecks = 80000, amount_due_kopecks = 40000 WHERE id = ${id} RETURNING number`,
    );
    await payInSteps(shop.db, id, [
      { at: '2027-01-11T09:00:00Z', amount: 80_000 },
      { at: '2027-01-12T09:00:00Z', amount: 20_000, kind: 'refund', lowers: 20_000 },
    ]);
    const ofOrders = { what: 'orders', from: '2027-01-10', to: '2027-01-10' };
    const found = async (sum: number) => {
      const { same, lists } = await compare(`Номер;Сумма\n${rows[0]?.number};${sum}\n`, ofOrders);
      return [same.count, ...lists.filter(({ count }) => count > 0).map(({ kind }) => kind)];
    };
    expect([await found(600), await found(800), await found(700)]).toEqual([
      [1],
      [0, 'before_refunds'],
      [0, 'other_sum'],
    ]);
  });

  it('is read in the encoding of Windows, as a workbook, and without a header', async () => {
    const letters = [...'Идентификатор;Сумма\npay-1;1000,50\n'];
    const windows = Buffer.from(
      letters.map((sign) => {
        const code = sign.charCodeAt(0);
        return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
      }),
    );
    expect((await send('look/', windows, { what: 'payments' })).json().guessed).toEqual({
      key: 0,
      sum: 1,
    });
    expect((await compare(windows)).same.count).toBe(1);
    const book = workbook([
      ['Идентификатор', 'Сумма'],
      ['pay-1', 1000.5],
      ['pay-2', 2000],
    ]);
    expect((await compare(book)).same.count).toBe(2);
    expect((await compare('pay-1;1000,50\npay-2;2000\n')).same.count).toBe(2);
  });

  it.each([
    ['nothing', ''],
    ['commas', ','.repeat(10 * 1024 * 1024)],
    ['lines of commas', `${','.repeat(1000)}\n`.repeat(10_000)],
    ['an archive that is broken', 'PK\u0003\u0004broken'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0])],
  ])(
    'of %s is refused with a reason',
    async (_, file) => {
      const answer = await send('', file, query);
      expect([answer.statusCode, answer.json().file]).toEqual([400, [expect.stringMatching(/\S/)]]);
    },
    60_000,
  );

  it('of more than ten megabytes is refused, and no stranger to money sends one', async () => {
    expect((await send('', Buffer.alloc(10 * 1024 * 1024 + 1), query)).statusCode).toBe(413);
    owner = await office.joined('warehouse');
    expect((await send('', FILE, query)).json().code).toBe('not_permitted');
  });
});

it('a comparison as a file has all three lists, no formulas, and is logged', async () => {
  const file = `${FILE}=HYPERLINK("http://primer.ru");9,00\n`;
  const { body } = await send('export/', file, { ...query, format: 'csv' });
  const rows: string[][] = parse(body, { delimiter: ';', bom: true, from: 2 });
  expect(rows).toEqual([
    ['Нет в\u00a0магазине', 'more', '', '', '5', '', ''],
    ['Нет в\u00a0магазине', `'=HYPERLINK("http://primer.ru")`, '', '', '9', '', ''],
    ['Нет в\u00a0файле', 'pay-3', numbers[1], '02.03.2027', '', '3000', ''],
    ['Другая сумма', 'PAY-2', numbers[0], '02.03.2027', '1999,99', '2000', '-0,01'],
  ]);
  const { rows: logged } = await shop.db.execute(
    sql`SELECT entity, changes -> 'rows' ->> 'to' AS rows FROM audit_log WHERE action = 'reports.export'`,
  );
  expect(logged).toEqual([{ entity: 'compare', rows: '4' }]);
});
