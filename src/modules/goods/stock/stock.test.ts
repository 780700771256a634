import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { Member } from '#tests/support/staff.ts';
import { purgeOldMovements } from './journal.ts';

const now = new Date();
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;
let manager: Member;
let keeper: Member;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  manager = await office.complete('manager');
  keeper = await office.joined('warehouse');
});
beforeEach(async () => {
  await setVariant(shop.db, sofa.variant, { stock: 7 });
  await setVariant(shop.db, chair.variant, { stock: null });
  await shop.db.execute(sql`DELETE FROM stock_movements`);
  await shop.db.execute(sql`UPDATE orders SET status_order = 'delivered'`);
});

const JOURNAL = '/api/admin/stock/movements/';
const COUNTS = '/api/admin/stock/counts/';
const journal = async (query: Record<string, string> = {}, person = keeper) =>
  (await person.call('GET', `${JOURNAL}?${new URLSearchParams(query)}`)).json().movements;
const move = (body: object) => keeper.call('POST', JOURNAL, body);
const order = (quantity: number) => placeOrder(guestFrom(shop), [cartLine(sofa, quantity)]);

describe('the journal of the stock', () => {
  it('has what an order takes and its cancelling gives back, with its number and who did it', async () => {
    const { number } = await order(2);
    const { version } = (await manager.call('GET', `/api/admin/orders/${number}/`)).json();
    const cancelled = { version, status: 'cancelled' };
    const answer = await manager.call('PUT', `/api/admin/orders/${number}/`, cancelled);
    expect(answer.statusCode).toBe(200);
    expect(await journal({}, manager)).toMatchObject([
      { reason: 'cancelled', before: 5, after: 7, order: number, by: 'Вера' },
      { reason: 'order', before: 7, after: 5, order: number, by: null, article: sofa.code },
    ]);
  });

  it('names an order to who may open it', async () => {
    const { number } = await order(1);
    const content = await office.joined('content');
    const named = async (person: Member) => (await journal({}, person))[0].order;
    const namedAs = async () => [await named(manager), await named(keeper), await named(content)];
    expect(await namedAs()).toEqual([number, null, null]);
    await manager.call('PUT', `/api/admin/orders/${number}/`, { version: 1, status: 'confirmed' });
    expect(await namedAs()).toEqual([number, number, null]);
  });

  it('has what the staff corrects, and what nobody explains', async () => {
    const from = { kind: 'counted', pieces: 7 };
    const stock = { from, to: { kind: 'counted', pieces: 9 } };
    await keeper.call('PUT', `/api/admin/goods/${sofa.variant}/`, { stock });
    await shop.db.execute(sql`UPDATE variants SET stock = 3 WHERE id = ${sofa.variant}`);
    await shop.db.execute(sql`UPDATE variants SET name = name WHERE id = ${sofa.variant}`);
    expect(await journal()).toMatchObject([
      { reason: 'other', before: 9, after: 3, by: null },
      { reason: 'correction', before: 7, after: 9, by: 'Вера' },
    ]);
  });

  it('has what a feed changes, with its source, and nothing of an order that was refused', async () => {
    const list = `Артикул;Остаток\n${sofa.code};4\n`;
    await importFeed(shop.pools.rest, list, { source: 'Ширма' });
    await importFeed(shop.pools.rest, list, { source: 'Ширма' });
    expect((await order(5)).status).toBe(409);
    expect(await journal()).toMatchObject([
      { reason: 'import', before: 7, after: 4, note: 'Ширма', by: null },
    ]);
    await order(1);
    expect((await journal())[0]).toMatchObject({ reason: 'order', note: '', before: 4, after: 3 });
  });

  it('forgets what feeds did after some months, and what people did after years', async () => {
    const at = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    for (const [reason, days] of [
      ['import', 90],
      ['import', 120],
      ['receipt', 120],
      ['receipt', 1100],
    ] as const) {
      await shop.db.execute(sql`INSERT INTO stock_movements (variant_id, reason, note, at)
        VALUES (${sofa.variant}, ${reason}, ${String(days)}, ${at(days)})`);
    }
    await purgeOldMovements({ db: shop.db, clock: { now: () => now } });
    const kept = (await journal()).map(({ note }: { note: string }) => note);
    expect(kept.toSorted()).toEqual(['120', '90']);
  });

  it('is filtered by article, reason and days, and comes page by page', async () => {
    await move({
      reason: 'receipt',
      note: 'Накладная 45',
      lines: [{ article: sofa.code, pieces: 1 }],
    });
    await move({ reason: 'receipt', note: '', lines: [{ article: chair.code, pieces: 4 }] });
    await move({ reason: 'writeoff', note: 'Скол', lines: [{ article: chair.code, pieces: 1 }] });
    expect(await journal({ text: chair.code.toLowerCase() })).toHaveLength(2);
    expect(await journal({ reason: 'writeoff' })).toMatchObject([
      { before: 4, after: 3, note: 'Скол' },
    ]);
    expect(await journal({ to: '2020-01-01' })).toEqual([]);
    const first = (await keeper.call('GET', `${JOURNAL}?limit=2`)).json();
    const rest = (await keeper.call('GET', `${JOURNAL}?limit=2&after=${first.next}`)).json();
    expect(first.movements).toHaveLength(2);
    expect(rest).toMatchObject({
      movements: [{ note: 'Накладная 45', before: 7, after: 8 }],
      next: null,
    });
  });
});

describe('the goods of the journal', () => {
  const foundBy = async (text: string) =>
    (await journal({ text })).map(({ article }: { article: string }) => article);

  it('are found by a part of an article, by words of the name in any form, and off sale by a part of it', async () => {
    const lines = [sofa, chair].map(({ code }) => ({ article: code, pieces: 1 }));
    await move({ reason: 'receipt', note: '', lines });
    expect(await foundBy(sofa.code.slice(2))).toEqual([sofa.code]);
    const [{ product }] = await journal({ text: sofa.code });
    const [, word] = product.match(/«(.+)»/);
    expect(await foundBy(word.toUpperCase())).toEqual([sofa.code]);
    expect(await foundBy('диванов')).toContain(sofa.code);
    expect(await foundBy('такого нет')).toEqual([]);
    const off = sql`(SELECT product_id FROM variants WHERE id = ${sofa.variant})`;
    await shop.db.execute(sql`UPDATE products SET withdrawn = true WHERE id = ${off}`);
    expect(await foundBy(product.slice(1, 12))).toEqual([sofa.code]);
    await shop.db.execute(sql`UPDATE products SET withdrawn = false WHERE id = ${off}`);
  });

  it('are named by their articles, whatever the case of the letters', async () => {
    const articles = [sofa.code.toLowerCase(), 'НЕТ-ТАКОГО', ` ${chair.code} `];
    const answer = await keeper.call('POST', '/api/admin/stock/goods/', { articles });
    const { goods } = answer.json();
    expect(goods).toHaveLength(2);
    expect(goods).toContainEqual({
      article: sofa.code,
      product: expect.stringMatching(/./),
      variant: expect.stringMatching(/./),
      pieces: 7,
    });
  });
});

describe('what comes and goes by hand', () => {
  it('is held against feeds, counts goods that were not counted, and is in the log', async () => {
    const lines = [
      { article: sofa.code.toLowerCase(), pieces: 2 },
      { article: chair.code, pieces: 3 },
      { article: sofa.code, pieces: 1 },
    ];
    expect((await move({ reason: 'receipt', note: '', lines })).json()).toEqual({ moved: 6 });
    expect(await stockOf(shop.db, sofa.variant)).toBe(10);
    expect(await stockOf(shop.db, chair.variant)).toBe(3);
    const { goods } = (await keeper.call('GET', `/api/admin/goods/?text=${chair.code}`)).json();
    expect(goods).toMatchObject([{ held: ['stock'], stock: { kind: 'counted', pieces: 3 } }]);
    const { rows } = await shop.db.execute(
      sql`SELECT changes FROM audit_log WHERE action = 'stock.receipt' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ changes: { pieces: { from: null, to: 6 } } }]);
  });

  it('is refused whole, and each wrong line is named', async () => {
    const lines = [
      { article: sofa.code, pieces: 5 },
      { article: 'НЕТ-ТАКОГО', pieces: 1 },
      { article: chair.code, pieces: 1 },
      { article: sofa.code, pieces: 3 },
    ];
    const answer = await move({ reason: 'writeoff', note: 'Затопило', lines });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json()).filter((field) => field.startsWith('lines'))).toEqual([
      'lines.1.article',
      'lines.2.article',
      'lines.3.pieces',
    ]);
    expect(await stockOf(shop.db, sofa.variant)).toBe(7);
    expect(await journal()).toEqual([]);
  });
});

describe('a count', () => {
  const begin = async (category: string | null, unnumbered?: boolean) =>
    (await keeper.call('POST', COUNTS, { category, unnumbered })).json();
  const set = (id: number, variant: number, counted: number | null) =>
    keeper.call('PUT', `${COUNTS}${id}/lines/${variant}/`, { counted });
  const end = (id: number, apply: boolean) => keeper.call('POST', `${COUNTS}${id}/end/`, { apply });

  it('adds the difference to what the stock is by then, with what orders hold', async () => {
    await order(2);
    const { id } = await begin(null);
    // Five are on sale, two lie there for the order: one is missing.
    expect((await set(id, sofa.variant, 6)).json()).toMatchObject({
      expected: 7,
      held: 2,
      counted: 6,
    });
    await order(3);
    expect((await end(id, true)).json()).toMatchObject({ state: 'done', counted: 1, different: 1 });
    expect(await stockOf(shop.db, sofa.variant)).toBe(1);
    expect(await journal({ reason: 'count' })).toMatchObject([{ before: 2, after: 1, by: 'Вера' }]);
    expect((await end(id, true)).statusCode).toBe(404);
    expect((await set(id, sofa.variant, 6)).statusCode).toBe(404);
  });

  it('can be left without a trace in the stock, and a line be taken back', async () => {
    const { id, goods } = await begin('divany');
    expect(goods).toBeGreaterThan(0);
    await set(id, sofa.variant, 100);
    expect((await set(id, sofa.variant, null)).json()).toMatchObject({ counted: null });
    await set(id, sofa.variant, 100);
    expect((await end(id, false)).json()).toMatchObject({ state: 'dropped', name: 'Диваны' });
    expect(await stockOf(shop.db, sofa.variant)).toBe(7);
    expect((await set(id, chair.variant, 1)).statusCode).toBe(404);
    const ended = (await keeper.call('GET', `${COUNTS}${id}/`)).json();
    expect(ended).toMatchObject({
      goods,
      counted: 1,
      lines: [{ variant_id: sofa.variant, counted: 100 }],
    });
  });

  it('is of goods with pieces alone', async () => {
    const { id } = await begin(null);
    expect((await set(id, chair.variant, 1)).statusCode).toBe(404);
    const { lines } = (await keeper.call('GET', `${COUNTS}${id}/`)).json();
    const variants = lines.map((line: { variant_id: number }) => line.variant_id);
    expect(variants).toContain(sofa.variant);
    expect(variants).not.toContain(chair.variant);
    expect((await begin('net-takogo')).detail).toMatch(/./);
  });

  it('takes goods without a number where that is asked for, which get the one that is counted', async () => {
    const chairs = `UPDATE variants SET stock = NULL, uncounted = true WHERE id = ${chair.variant}`;
    await shop.db.execute(sql.raw(chairs));
    await setVariant(shop.db, sofa.variant, { stock: null });
    const { id, goods } = await begin(null, true);
    const numbered = await begin(null);
    expect(goods).toBeGreaterThan(numbered.goods);
    await end(numbered.id, false);
    expect((await set(id, chair.variant, 4)).json()).toMatchObject({ expected: null, counted: 4 });
    expect((await set(id, sofa.variant, 0)).json()).toMatchObject({ expected: 0, counted: 0 });
    expect((await end(id, true)).json()).toMatchObject({ goods, counted: 2, different: 1 });
    expect(await stockOf(shop.db, chair.variant)).toBe(4);
    // Of what is made to order none lies there: it stays so.
    expect(await stockOf(shop.db, sofa.variant)).toBe(null);
    const counts = (await keeper.call('GET', COUNTS)).json().counts;
    expect(counts.find((one: { id: number }) => one.id === id)).toMatchObject({
      goods,
      counted: 2,
    });
  });
});
