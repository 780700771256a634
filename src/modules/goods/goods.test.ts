import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';

let now = new Date();
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
let sofa: SomeVariant;
let manager: Member;
let keeper: Member;

it.beforeAll(async ({ shop, office }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
  keeper = await office.joined('warehouse');
});

const list = async (query: Record<string, string>, person = manager) =>
  (await person.call('GET', `/api/admin/goods/?${new URLSearchParams(query)}`)).json();
const articles = async (query: Record<string, string>): Promise<string[]> =>
  (await list(query)).goods.map(({ article }: { article: string }) => article);
const at = (part = '') => `/api/admin/goods/${sofa.variant}/${part}`;
const change = (body: object, person = manager) => person.call('PUT', at(), body);
const own = async () => {
  const { goods } = await list({ text: sofa.name, limit: '100' });
  return goods.find(({ id }: { id: number }) => id === sofa.variant);
};
const shown = async (shop: TestApp) => {
  const url = `/api/products/${sofa.productSlug}/`;
  const { variants } = (await shop.app.inject(url)).json();
  return variants.find(({ slug }: { slug: string }) => slug === sofa.variantSlug);
};

describe('the goods in the office', () => {
  it('are found by words of the name in any form, by the beginning of an article, and by category', async () => {
    const { article, category } = await own();
    expect(await articles({ text: article })).toContain(article);
    expect(await articles({ text: article.slice(0, 8).toLowerCase() })).toContain(article);
    expect(await articles({ text: 'диваны угловые ладог', limit: '100' })).toContain(article);
    expect(await articles({ text: 'такого товара нет' })).toEqual([]);
    const first = { first: 'fitting', state: 'on_sale', limit: '8' };
    for (const [text, category] of [
      ['диван', /диван/i],
      ['серые диваны', /диван/i],
      ['пуф', /пуф/i],
    ] as const) {
      const found = (await list({ text, ...first })).goods;
      expect(found.map((one: { category: string }) => one.category)).toEqual(
        found.map(() => expect.stringMatching(category)),
      );
      expect(found.length).toBeGreaterThan(0);
    }
    expect(await articles({ text: '!!!' })).toEqual([]);
    const { goods } = await list({ category: 'divany', limit: '100' });
    expect(new Set(goods.map((one: { category: string }) => one.category))).toEqual(
      new Set([category]),
    );
  });

  it('come page by page, each once', async () => {
    const all = await articles({ category: 'svetilniki', limit: '100' });
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ category: 'svetilniki', limit: '7', ...(after && { after }) });
      paged.push(...page.goods.map(({ article }: { article: string }) => article));
      after = page.next ?? undefined;
    } while (after);
    expect(all.length).toBeGreaterThan(7);
    expect(paged).toEqual(all);
    expect((await articles({ limit: '500' })).length).toBeGreaterThan(100);
    expect(await list({ limit: '501' })).toHaveProperty('limit');
  });

  it('are filtered by how it stands with them', async ({ shop }) => {
    const { article } = await own();
    await setVariant(shop.db, sofa.variant, { stock: 0 });
    expect(await articles({ state: 'sold_out' })).toContain(article);
    await setVariant(shop.db, sofa.variant, { stock: null });
    expect(await articles({ state: 'to_order', text: article })).toContain(article);
    expect(await articles({ state: 'sold_out' })).not.toContain(article);
    await shop.db.execute(sql`UPDATE variants SET withdrawn = true WHERE id = ${sofa.variant}`);
    expect(await articles({ state: 'withdrawn', text: article.toLowerCase() })).toEqual([article]);
    await shop.db.execute(sql`UPDATE variants SET withdrawn = false WHERE id = ${sofa.variant}`);
    expect(await articles({ state: 'withdrawn' })).not.toContain(article);
  });
});

describe('a change of price and stock', () => {
  it('is in the shop at once, held against feeds, and in the log', async ({ shop }) => {
    await setVariant(shop.db, sofa.variant, { stock: null });
    const before = await own();
    const changed = await change({
      price: { from: before.price, to: 51_990.5 },
      old_price: { from: before.old_price, to: 60_000 },
      stock: { from: before.stock, to: { kind: 'counted', pieces: 3 } },
    });
    expect(changed.json()).toMatchObject({
      price: 51_990.5,
      old_price: 60_000,
      stock: { kind: 'counted', pieces: 3 },
      held: ['old_price', 'price', 'stock'],
    });
    expect(await shown(shop)).toMatchObject({ price: 51_990.5, original_price: 60_000 });
    expect(await articles({ state: 'held' })).toEqual([before.article]);
    const { rows } = await shop.db.execute(sql`SELECT entity_id, changes FROM audit_log
      WHERE action = 'goods.change' ORDER BY id DESC LIMIT 1`);
    expect(rows).toEqual([
      {
        entity_id: before.article,
        changes: {
          price: { from: before.price, to: 51_990.5 },
          old_price: { from: before.old_price, to: 60_000 },
          stock: { from: 'to_order', to: 3 },
        },
      },
    ]);
  });

  it('is not made over what has changed meanwhile, and nothing of it is', async ({ shop }) => {
    const { price, stock } = await own();
    await setVariant(shop.db, sofa.variant, { stock: 2 });
    const late = await change({
      price: { from: price, to: 1 },
      stock: { from: stock, to: { kind: 'to_order' } },
    });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'goods_changed', now: { price, stock: { kind: 'counted', pieces: 2 } } },
    ]);
    expect(await own()).toMatchObject({ price, stock: { kind: 'counted', pieces: 2 } });
  });

  it('is refused where an old price is not above the price, or a sum is none', async () => {
    const { price, old_price } = await own();
    const low = await change({ old_price: { from: old_price, to: price } });
    expect([low.statusCode, Object.keys(low.json())]).toEqual([
      400,
      expect.arrayContaining(['old_price']),
    ]);
    for (const to of [0, -1, 0.001, 200_000_000, 'много']) {
      expect([to, (await change({ price: { from: price, to } })).statusCode]).toEqual([to, 400]);
    }
    expect(await own()).toMatchObject({ price, old_price });
  });

  it('of days and showing is in the shop at once, kept against feeds, and for those who write goods', async ({
    shop,
  }) => {
    const before = await own();
    const hide = { hidden: { from: false, to: true } };
    expect((await change(hide, keeper)).statusCode).toBe(403);
    const changed = await change({ ...hide, days: { from: before.days, to: 33 } });
    expect(changed.json()).toMatchObject({ hidden: true, is_withdrawn: true, days: 33 });
    expect(await shown(shop)).toBeUndefined();
    await change({ hidden: { from: true, to: false } });
    expect(await shown(shop)).toMatchObject({ production_time_days: 33 });
    const { rows } = await shop.db.execute(
      sql`SELECT fields FROM kept_variant_fields WHERE variant_id = ${sofa.variant}`,
    );
    expect(rows).toEqual([
      { fields: ['attributes.production_time_days', 'attributes.production_time_days_from'] },
    ]);
    await change({ days: { from: 33, to: null } });
    expect((await shown(shop)).production_time_days).toBeUndefined();
  });

  it('hides a product with its last variant, and shows it with the first', async ({ shop }) => {
    const all = await shop.db.execute<{ id: number }>(
      sql`SELECT id FROM variants WHERE product_id = ${sofa.product}`,
    );
    const hide = (from: boolean) =>
      manager.call('PUT', '/api/admin/goods/', {
        changes: all.rows.map(({ id }) => ({ id, hidden: { from, to: !from } })),
      });
    await hide(false);
    const url = `/api/products/${sofa.productSlug}/`;
    expect((await shop.app.inject(url)).statusCode).toBe(410);
    await hide(true);
    expect((await shop.app.inject(url)).statusCode).toBe(200);
  });

  it('of nothing holds nothing', async ({ shop }) => {
    const { held } = await own();
    const { rows: before } = await shop.db.execute(sql`SELECT * FROM held_fields`);
    expect((await change({})).json()).toMatchObject({ held });
    const { rows: after } = await shop.db.execute(sql`SELECT * FROM held_fields`);
    expect(after).toEqual(before);
  });

  it('of many is made of each that can be; of more than fifty after the code', async () => {
    const { goods } = await list({ category: 'svetilniki', limit: '100' });
    const [one, two, three] = goods;
    const many = (changes: object[], person = manager) =>
      person.call('PUT', '/api/admin/goods/', { changes });
    const up = ({ id, price }: { id: number; price: number }, by: number) => ({
      id,
      price: { from: price, to: price + by },
    });
    const answer = await many([
      up(one, 10),
      { ...up(two, 10), price: { from: two.price + 1, to: 5 } },
      { id: three.id, old_price: { from: three.old_price, to: 1 } },
      { id: 2_000_000_000, stock: { from: { kind: 'to_order' }, to: { kind: 'uncounted' } } },
      up(one, 99),
    ]);
    const { changed, refused } = answer.json();
    expect(changed).toMatchObject([{ id: one.id, price: one.price + 10 }]);
    expect(refused.map(({ id, code }: { id: number; code: string }) => [id, code])).toEqual([
      [two.id, 'goods_changed'],
      [three.id, 'invalid'],
      [2_000_000_000, 'not_found'],
    ]);
    expect(refused.map(({ now }: { now?: object }) => now)).toMatchObject([
      { id: two.id, price: two.price },
      undefined,
      undefined,
    ]);
    const { goods: all } = await list({ limit: '100' });
    const sixty = all.slice(0, 60).map((row: { id: number; price: number }) => up(row, 1));
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await many(sixty)).json()).toMatchObject({ code: 'step_up_required' });
    expect((await many(sixty.slice(0, 50))).json().changed).toHaveLength(50);
  });

  it('that is large is made only where the price is said to be right, and else nothing is', async () => {
    const { price, stock } = await own();
    const low = Math.round(price / 100);
    const pieces = { from: stock, to: { kind: 'counted', pieces: 8 } };
    const fall = { price: { from: price, to: low }, stock: pieces };
    const asked = await change(fall);
    expect([asked.statusCode, asked.json()]).toMatchObject([
      409,
      {
        code: 'prices_large',
        large_prices: { count: 1, all: 1, examples: [{ from: price, to: low }] },
      },
    ]);
    expect(await own()).toMatchObject({ price, stock });
    expect((await change({ ...fall, prices_confirmed: true })).json()).toMatchObject({
      price: low,
      stock: pieces.to,
    });
    const back = { price: { from: low, to: price } };
    expect((await change(back)).statusCode).toBe(409);
    expect((await change({ ...back, prices_confirmed: true })).json()).toMatchObject({ price });
    // A half exactly is not more than a half, and an old price is not what is paid.
    const { old_price } = await own();
    const discount = {
      price: { from: price, to: price / 2 },
      old_price: { from: old_price, to: price * 9 },
    };
    expect((await change(discount)).statusCode).toBe(200);
    await change({
      price: { from: price / 2, to: price },
      old_price: { from: price * 9, to: old_price },
      prices_confirmed: true,
    });
  });

  it('of many is asked about where more than a tenth changes by more than a fifth', async () => {
    const lamps = async () =>
      (await list({ category: 'svetilniki', limit: '100' })).goods.filter(
        ({ old_price: old }: { old_price: number | null }) => old === null,
      );
    const goods = await lamps();
    const by = (percent: number, prices_confirmed?: boolean) =>
      manager.call('PUT', '/api/admin/goods/', {
        changes: goods.map(({ id, price }: { id: number; price: number }) => ({
          id,
          price: { from: price, to: Math.round(price * (100 + percent)) / 100 },
        })),
        prices_confirmed,
      });
    expect(goods.length).toBeGreaterThan(10);
    const asked = (await by(21)).json();
    expect(asked).toMatchObject({
      code: 'prices_large',
      large_prices: { count: goods.length, all: goods.length },
    });
    expect(asked.large_prices.examples).toHaveLength(3);
    expect(await lamps()).toEqual(goods);
    expect((await by(19)).json().changed).toHaveLength(goods.length);
  });

  it('of the warehouse is one of stock', async () => {
    const { price, stock } = await own();
    const counted = await change(
      { stock: { from: stock, to: { kind: 'counted', pieces: 9 } } },
      keeper,
    );
    expect(counted.json()).toMatchObject({ stock: { kind: 'counted', pieces: 9 } });
    const dear = await change({ price: { from: price, to: price + 1 } }, keeper);
    expect(dear.json()).toMatchObject({ code: 'not_permitted' });
  });

  it('is given back to the feeds field by field', async () => {
    const released = await manager.call('POST', at('released/'), {
      fields: ['price', 'old_price'],
    });
    expect(released.json()).toMatchObject({ held: ['stock'] });
    await manager.call('POST', at('released/'), { fields: ['stock'] });
    const { held, article } = await own();
    expect(held).toEqual([]);
    expect(await articles({ state: 'held', text: article })).toEqual([]);
  });
});
