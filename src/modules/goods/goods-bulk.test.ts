import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { goodsSorts } from '#contracts/admin/goods/values.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';

const it = withShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop } = fixturesOf(it);
let manager: Member;

it.beforeAll(async ({ office }) => {
  manager = await office.complete('manager');
});

const list = async (query: Record<string, string>): Promise<{ goods: GoodsRow[]; next?: string }> =>
  (await manager.call('GET', `/api/admin/goods/?${new URLSearchParams(query)}`)).json();
const lamps = async () => (await list({ category: 'svetilniki', limit: '100' })).goods;

describe('the list of goods', () => {
  it.for(goodsSorts)('is sorted by %s whole, page by page, each once', async (sort) => {
    const query = { category: 'svetilniki', sort };
    const { goods } = await list({ ...query, limit: '100' });
    const paged: GoodsRow[] = [];
    let after: string | undefined;
    do {
      const page = await list({ ...query, limit: '7', ...(after && { after }) });
      paged.push(...page.goods);
      after = page.next ?? undefined;
    } while (after);
    expect(paged.map(({ id }) => id)).toEqual(goods.map(({ id }) => id));
    const [name, down] = sort.split('_');
    const sorted = goods.toSorted((a, b) => {
      if (name === 'name') return collator.compare(nameOf(a), nameOf(b));
      return name === 'price' ? a.price - b.price : piecesOf(a) - piecesOf(b);
    });
    const keys = (some: GoodsRow[]) =>
      some.map((one) => {
        if (name === 'name') return nameOf(one);
        return name === 'price' ? one.price : piecesOf(one);
      });
    expect(keys(goods)).toEqual(keys(down ? sorted.toReversed() : sorted));
    expect(new Set(keys(goods)).size).toBeGreaterThan(1);
  });
});

const collator = new Intl.Collator('ru');
const nameOf = ({ product, variant }: GoodsRow) => `${product} ${variant}`;
const piecesOf = ({ stock }: GoodsRow) => {
  if (stock.kind === 'counted') return stock.pieces;
  return stock.kind === 'uncounted' ? 1e9 : 2e9;
};

describe('a selection of goods', () => {
  it('gives its prices back to feeds, and holds them again', async () => {
    const [one, two] = (await lamps()) as [GoodsRow, GoodsRow];
    await manager.call('PUT', `/api/admin/goods/${one.id}/`, {
      price: { from: one.price, to: one.price + 10 },
    });
    const hold = async (held: boolean) => {
      const goods = [one, two].map(({ id }) => ({ id, fields: ['price'] }));
      const { changed } = (
        await manager.call('POST', '/api/admin/goods/held/', { goods, held })
      ).json();
      return changed.map((row: GoodsRow) => [row.id, row.held]);
    };
    expect(await hold(false)).toEqual([[one.id, []]]);
    expect(await hold(false)).toEqual([]);
    const ids = [one.id, two.id].sort((a, b) => a - b);
    expect(await hold(true)).toEqual(ids.map((id) => [id, ['price']]));
    expect(await hold(false)).toHaveLength(2);
    const { rows } = await shop.db.execute(
      sql`SELECT action FROM audit_log WHERE entity_id = ${two.article} ORDER BY id`,
    );
    expect(rows).toEqual([{ action: 'goods.hold' }, { action: 'goods.release' }]);
  });

  it('whose change is undone is as it was: its price, and feeds go on to set it', async () => {
    const [, , lamp] = (await lamps()) as [GoodsRow, GoodsRow, GoodsRow];
    const change = async (body: object) =>
      (
        await manager.call('PUT', '/api/admin/goods/', { changes: [{ id: lamp.id, ...body }] })
      ).json();
    const up = lamp.price + 10;
    expect((await change({ price: { from: lamp.price, to: up } })).changed).toMatchObject([
      { price: up, held: ['price'] },
    ]);
    const undo = { price: { from: up, to: lamp.price }, given_back: ['price'] };
    expect((await change(undo)).changed).toMatchObject([{ price: lamp.price, held: lamp.held }]);
  });
});

describe('a selection of products', () => {
  const change = async (changes: object[], person = manager) =>
    person.call('POST', '/api/admin/products/changed/', { changes });
  const to = (id: number, from: string, slug: string) => ({ id, category: { from, to: slug } });
  const lampOf = async (id: number) =>
    (await list({ limit: '500' })).goods.find(({ product_id: product }) => product === id);

  it('gets a category that feeds leave alone, each product by itself, and back again', async () => {
    const [lamp] = (await lamps()) as [GoodsRow];
    const id = lamp.product_id;
    const from = lamp.category_slug;
    const answer = await change([to(id, from, 'divany'), to(2_000_000_000, from, 'divany')]);
    expect(answer.json()).toMatchObject({
      changed: [{ id, newly_kept: true }],
      refused: [{ id: 2_000_000_000, code: 'not_found' }],
    });
    expect(await lampOf(id)).toMatchObject({ category_slug: 'divany' });
    const kept = async () =>
      (await shop.db.execute(sql`SELECT fields FROM kept_product_fields WHERE product_id = ${id}`))
        .rows;
    expect(await kept()).toEqual([{ fields: ['category'] }]);
    expect((await change([to(id, from, 'divany')])).json()).toMatchObject({
      refused: [{ id, code: 'product_changed', product: lamp.product }],
    });
    expect((await change([to(id, 'divany', 'no-such')])).json().refused).toMatchObject([
      { id, code: 'invalid' },
    ]);
    const back = await change([{ ...to(id, 'divany', from), given_back: true }]);
    expect(back.json()).toEqual({ changed: [{ id, newly_kept: false }], refused: [] });
    expect([await lampOf(id), await kept()]).toMatchObject([{ category_slug: from }, []]);
  });

  it('that the staff hides whole is shown, and hidden again', async () => {
    const [lamp] = (await lamps()) as [GoodsRow];
    const id = lamp.product_id;
    const page = lamp.page.replace(/\/variant\/.*/, '/');
    const status = async () => (await shop.app.inject(`/api${page}`)).statusCode;
    const hide = (from: boolean) => change([{ id, hidden: { from, to: !from } }]);
    expect((await hide(true)).json().refused).toMatchObject([{ code: 'product_changed' }]);
    await hide(false);
    expect([await status(), await lampOf(id)]).toMatchObject([
      410,
      { is_product_hidden: true, is_withdrawn: true },
    ]);
    await hide(true);
    expect([await status(), await lampOf(id)]).toMatchObject([
      200,
      { is_product_hidden: false, is_withdrawn: false },
    ]);
  });

  it('of more than fifty needs the code, and is nothing for the warehouse', async ({ office }) => {
    const keeper = await office.joined('warehouse');
    const [lamp] = (await lamps()) as [GoodsRow];
    const same = to(lamp.product_id, lamp.category_slug, lamp.category_slug);
    expect((await change([same], keeper)).statusCode).toBe(403);
    const content = await office.joined('content');
    const many = Array.from({ length: 51 }, () => same);
    expect((await change(many, content)).json()).toMatchObject({ code: 'step_up_required' });
    expect((await change([same], content)).statusCode).toBe(200);
  });
});
