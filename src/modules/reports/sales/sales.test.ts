import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Sales, SalesRow } from '#contracts/admin/reports/sales.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { bareOrders, payInSteps } from '#tests/support/ledger.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const AT = '/api/admin/reports/sales/';
const now = new Date('2027-03-10T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
let boss: number;
let keeper: MemberWithApp;
let sofa: SomeVariant;
let table: SomeVariant;

interface Made {
  readonly at: string;
  readonly lines: readonly (readonly [SomeVariant, kopecks: number])[];
  readonly isDemo?: boolean;
}

/** An order of these goods, one of each. */
async function make({ at, lines, isDemo = false }: Made): Promise<{ id: number; number: string }> {
  const [id] = (await bareOrders(shop.db, 1)) as [number];
  const total = lines.reduce((sum, [, kopecks]) => sum + kopecks, 0);
  const { rows } = await shop.db.execute<{ number: string }>(sql`
    UPDATE orders SET created_at = ${at}::timestamptz, total_kopecks = ${total}, amount_due_kopecks = ${Math.ceil(total / 2)}, demo = ${isDemo}
    WHERE id = ${id} RETURNING number`);
  for (const [position, [one, kopecks]] of lines.entries()) {
    await shop.db.execute(sql`
      INSERT INTO order_lines (order_id, position, product_id, variant_id, name, variant_name, code, photo, product_slug, variant_slug, price_kopecks, quantity)
      VALUES (${id}, ${position}, ${one.product}, ${one.variant}, ${one.name}, '', ${one.code}, '', ${one.productSlug}, ${one.variantSlug}, ${kopecks}, 1)`);
  }
  return { id, number: rows[0]?.number ?? '' };
}

const step = (member: MemberWithApp, number: string, body: object) =>
  member.call('PUT', `/api/admin/orders/${number}/`, { letter: false, ...body });

beforeAll(async () => {
  [sofa, table] = (await pickVariants(shop.db, [100_000, 50_000])) as [SomeVariant, SomeVariant];
  await shop.db.execute(sql`UPDATE products SET category_id = 6 WHERE id = ${table.product}`);
  owner = await office.complete('owner');
  boss = owner.id;
  keeper = await office.complete('manager');
  // 23:59 of 28 February and 00:01 of 1 March by the clock of Moscow.
  const late = await make({ at: '2027-02-28T20:59:00Z', lines: [[sofa, 100_000]] });
  const early = await make({
    at: '2027-02-28T21:01:00Z',
    lines: [
      [sofa, 60_000],
      [table, 20_000],
    ],
  });
  const dropped = await make({ at: '2027-03-02T09:00:00Z', lines: [[table, 50_000]] });
  await make({ at: '2027-03-02T10:00:00Z', lines: [[sofa, 30_000]] });
  await make({ at: '2027-03-02T11:00:00Z', lines: [[sofa, 77_000]], isDemo: true });
  await payInSteps(shop.db, late.id, [{ at: '2027-03-09T09:00:00Z', amount: 100_000 }]);
  await payInSteps(shop.db, early.id, [
    { at: '2027-03-03T09:00:00Z', amount: 80_000 },
    { at: '2027-03-04T09:00:00Z', amount: 20_000, kind: 'refund', reference: 'part' },
  ]);
  await step(owner, late.number, { version: 1, status: 'confirmed' });
  await step(owner, dropped.number, { version: 1, status: 'cancelled' });
  await owner.call('POST', `/api/admin/orders/${early.number}/notes/`, {
    text: 'Позвонить',
    public: false,
  });
  const { rows } = await shop.db.execute<{ version: number }>(
    sql`SELECT version FROM orders WHERE id = ${early.id}`,
  );
  await step(keeper, early.number, { version: rows[0]?.version, status: 'confirmed' });
});
beforeEach(async () => {
  owner = await office.complete('owner');
});

const period = { from: '2027-02-28', to: '2027-03-02' };
const read = async (group: string, query: Record<string, string> = {}): Promise<Sales> =>
  (await owner.call('GET', `${AT}?${new URLSearchParams({ ...period, group, ...query })}`)).json();
const briefly = ({ key, name, ...row }: SalesRow) => [
  name || key,
  row.orders,
  row.cancelled,
  row.ordered,
  row.average,
  row.came,
  row.went_back,
];

describe('sales', () => {
  it('are added up by the days of the shop, those without orders too', async () => {
    const found = await read('day');
    expect(found.rows.map(briefly)).toEqual([
      ['2027-02-28', 1, 0, 1000, 1000, 1000, 0],
      ['2027-03-01', 1, 0, 800, 800, 800, 200],
      ['2027-03-02', 2, 1, 300, 300, 0, 0],
    ]);
    expect(found.totals).toEqual({
      orders: 4,
      cancelled: 1,
      ordered: 2100,
      average: 700,
      came: 1800,
      went_back: 200,
    });
    expect([found.left_out, found.is_cut]).toEqual([1, false]);
    const empty = await read('day', { from: '2027-02-01', to: '2027-02-02' });
    expect(empty.rows.map(briefly)).toEqual([
      ['2027-02-01', 0, 0, 0, null, 0, 0],
      ['2027-02-02', 0, 0, 0, null, 0, 0],
    ]);
  });

  it('are added up by weeks and months', async () => {
    expect((await read('week')).rows.map(briefly)).toEqual([
      ['2027-02-22', 1, 0, 1000, 1000, 1000, 0],
      ['2027-03-01', 3, 1, 1100, 550, 800, 200],
    ]);
    expect((await read('month')).rows.map(briefly)).toEqual([
      ['2027-02-01', 1, 0, 1000, 1000, 1000, 0],
      ['2027-03-01', 3, 1, 1100, 550, 800, 200],
    ]);
  });

  it('share the money of an order out by the prices of its goods', async () => {
    expect((await read('product')).rows.map(briefly)).toEqual([
      [sofa.name, 3, 0, 1900, 633.33, 1600, 150],
      [table.name, 2, 1, 200, 200, 200, 50],
    ]);
    const { rows } = await read('category');
    expect(rows.map(({ orders, ordered, came }) => [orders, ordered, came])).toEqual([
      [3, 1900, 1600],
      [2, 200, 200],
    ]);
    expect(rows.every(({ name }) => name !== '')).toBe(true);
  });

  it('belong to who confirmed them, and else to who did something with them first', async () => {
    const { rows } = await read('staff');
    expect(
      rows.map(({ key, name, orders, ordered }) => [key, name !== '', orders, ordered]),
    ).toEqual([
      [String(boss), true, 2, 1000],
      [String(keeper.id), true, 1, 800],
      ['', false, 1, 300],
    ]);
  });

  it('count the orders of the demo where that is asked for', async () => {
    const { rows, totals, left_out: left } = await read('day', { trials: 'shown' });
    expect(rows.at(-1)?.ordered).toBe(1070);
    expect([totals.orders, left]).toEqual([5, 0]);
  });

  it('are less what refunds took off, in all and by goods', async () => {
    const sold = await make({
      at: '2027-01-10T09:00:00Z',
      lines: [
        [sofa, 60_000],
        [table, 20_000],
      ],
    });
    const refund = randomUUID();
    await payInSteps(shop.db, sold.id, [
      { by: 'hand', at: '2027-01-11T09:00:00Z', amount: 80_000 },
      {
        at: '2027-01-12T09:00:00Z',
        amount: 20_000,
        kind: 'refund',
        reference: refund,
        lowers: 20_000,
      },
    ]);
    await shop.db.execute(sql`
      INSERT INTO refund_lines (order_id, refund, part, quantity, kopecks) VALUES (${sold.id}, ${refund}, 'line 1', 1, 20000)`);
    const january = { from: '2027-01-10', to: '2027-01-10' };
    expect((await read('day', january)).rows.map(briefly)).toEqual([
      ['2027-01-10', 1, 0, 600, 600, 800, 200],
    ]);
    expect((await read('product', january)).rows.map(briefly)).toEqual([
      [sofa.name, 1, 0, 600, 600, 600, 0],
      [table.name, 1, 0, 0, 0, 200, 200],
    ]);
  });

  it('leave trial money out, unless it is asked for', async () => {
    const tried = await make({ at: '2027-01-12T09:00:00Z', lines: [[sofa, 60_000]] });
    const at = '2027-01-12T10:00:00Z';
    await payInSteps(shop.db, tried.id, [
      { amount: 60_000, at, test: true },
      { amount: 10_000, at, test: true, kind: 'refund', reference: 'tried' },
      { amount: 5000, at, test: true, kind: 'refund', reference: 'failed' },
      { amount: 5000, at, test: true, kind: 'refund', reference: 'failed', result: 'failed' },
    ]);
    const january = { from: '2027-01-12', to: '2027-01-12' };
    const moneyOf = async (trials: object) =>
      (await read('day', { ...january, ...trials })).rows.map((row) => [row.came, row.went_back]);
    expect([await moneyOf({}), await moneyOf({ trials: 'shown' })]).toEqual([
      [[0, 0]],
      [[600, 100]],
    ]);
  });

  it('of goods have nothing of what came and went back for delivery', async () => {
    const sold = await make({ at: '2027-01-14T09:00:00Z', lines: [[sofa, 60_000]] });
    await shop.db.execute(sql`UPDATE orders SET charges_kopecks = 20000 WHERE id = ${sold.id}`);
    const refund = randomUUID();
    const at = '2027-01-14T10:00:00Z';
    await payInSteps(shop.db, sold.id, [
      { by: 'hand', amount: 80_000, at },
      { amount: 20_000, at, kind: 'refund', reference: refund, lowers: 20_000 },
    ]);
    await shop.db.execute(sql`
      INSERT INTO refund_lines (order_id, refund, part, quantity, kopecks) VALUES (${sold.id}, ${refund}, 'charge delivery', 1, 20000)`);
    const january = { from: '2027-01-14', to: '2027-01-14' };
    expect((await read('product', january)).rows.map(briefly)).toEqual([
      [sofa.name, 1, 0, 600, 600, 600, 0],
    ]);
    expect((await read('day', january)).rows.map(briefly)).toEqual([
      ['2027-01-14', 1, 0, 600, 600, 800, 200],
    ]);
  });

  it('are not for those who see no money, and of at most a year', async () => {
    const packer = await office.joined('warehouse');
    const url = `${AT}?${new URLSearchParams({ ...period, group: 'day' })}`;
    expect((await packer.call('GET', url)).json().code).toBe('not_permitted');
    expect(await read('day', { from: '2020-01-01' })).toHaveProperty('to');
    expect(await read('hour')).toHaveProperty('group');
  });
});

it('sales as a file are those of the screen, and are logged', async () => {
  const query = { ...period, group: 'day', format: 'csv' };
  const { body, headers } = await owner.call('GET', `${AT}export/?${new URLSearchParams(query)}`);
  expect(headers['content-disposition']).toContain('sales-day-2027-02-28-2027-03-02.csv');
  const rows: Record<string, string>[] = parse(body, { delimiter: ';', bom: true, columns: true });
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['28.02.2027', '1', '0', '0', '1000', '1000', '1000', '0', '0'],
    ['01.03.2027', '1', '0', '0', '800', '800', '800', '200', '25'],
    ['02.03.2027', '2', '1', '50', '300', '300', '0', '0', ''],
  ]);
  const { rows: logged } = await shop.db.execute(
    sql`SELECT entity, changes -> 'rows' ->> 'to' AS rows FROM audit_log WHERE action = 'reports.export'`,
  );
  expect(logged).toEqual([{ entity: 'sales', rows: '3' }]);
});
