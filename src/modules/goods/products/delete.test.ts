import { sql } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { throwError } from '#tests/support/database-url.ts';
import { benchOffer, importFeed, yml } from '#tests/support/feed.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { formOf } from '#tests/support/product-form.ts';
import type { Member } from '#tests/support/staff.ts';

const now = new Date('2026-11-25T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
let connection: DatabaseConnection;
let sofa: SomeVariant;
let writer: Member;

it.beforeAll(async ({ shop, office }) => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  writer = await office.joined('content');
});
afterAll(() => connection.close());

const at = (id: number, part = '') => `/api/admin/products/${id}/${part}`;
const read = async (id = sofa.product): Promise<EditedProduct> =>
  (await writer.call('GET', at(id))).json();

describe('a product', () => {
  it('is deleted: it leaves shop and office, its address says so or leads on, and its article is free', async ({
    shop,
    office,
  }) => {
    const { category } = await read();
    const made = async (article: string, name: string): Promise<EditedProduct> => {
      const body = { name, category, article, price: 1000 };
      const created = await writer.call('POST', '/api/admin/products/', body);
      const product: EditedProduct = created.json();
      const form = { ...formOf(product), visibility: { kind: 'shown' } };
      const saved = await writer.call('PUT', at(product.id), form);
      return saved.json();
    };
    const remove = (product: EditedProduct, leads_to: object, person = writer) =>
      person.call('POST', at(product.id, 'deleted/'), { version: product.version, leads_to });
    const asked = (slug: string) => shop.app.inject(`/api/products/${slug}/`);
    const bench = await made('DEL-1', 'Скамья прощальная');
    const late = await remove({ ...bench, version: 'older' }, { kind: 'nowhere' });
    expect([late.statusCode, late.json().now]).toMatchObject([409, { name: bench.name }]);
    const keeper = await office.joined('warehouse');
    expect((await remove(bench, { kind: 'nowhere' }, keeper)).statusCode).toBe(403);
    expect((await remove(bench, { kind: 'nowhere' })).statusCode).toBe(204);
    expect((await writer.call('GET', at(bench.id))).statusCode).toBe(404);
    const list = await writer.call('GET', '/api/admin/goods/?text=DEL-1');
    expect(list.json().goods).toEqual([]);
    expect((await asked(bench.slug)).json()).toMatchObject({
      code: 'product_withdrawn',
      product: { name: bench.name, code: 'DEL-1', leads_to: null },
    });
    const { rows } = await shop.db.execute(
      sql`SELECT entity_id, changes FROM audit_log WHERE action = 'product.delete'`,
    );
    expect(rows).toEqual([
      { entity_id: bench.slug, changes: { name: { from: bench.name, to: null } } },
    ]);
    const second = await made('DEL-1', 'Скамья вторая');
    const unknown = await remove(second, { kind: 'product', product: 'НЕТ-ТАКОГО' });
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      400,
      { product: [expect.stringMatching(/нет в.продаже/)] },
    ]);
    expect((await remove(second, { kind: 'product', product: sofa.code })).statusCode).toBe(204);
    expect((await asked(second.slug)).json().product.leads_to).toBe(
      `/products/${(await read()).slug}`,
    );
    const third = await made('DEL-3', 'Скамья третья');
    await remove(third, { kind: 'category', category: category });
    expect((await asked(third.slug)).json().product.leads_to).toBe(
      `/products/?category=${category}`,
    );
  });

  it('is not deleted while a source has it, and comes back when a source names it again', async ({
    shop,
  }) => {
    const run = (...offers: string[]) =>
      importFeed(connection.pool, yml(...offers), {
        source: 'bye',
        withdrawMissing: true,
        confirmed: true,
      });
    await run(benchOffer('bye-1'), benchOffer('bye-2'));
    const { rows } = await shop.db.execute<{ id: number }>(sql`
      SELECT v.product_id AS id FROM variants v JOIN import_offers o ON o.variant_id = v.id
      WHERE o.source = 'bye' AND o.offer_id = 'bye-1'`);
    const { id, version, slug } = await read(rows[0]?.id);
    const remove = () =>
      writer.call('POST', at(id, 'deleted/'), { version, leads_to: { kind: 'nowhere' } });
    expect((await writer.call('GET', at(id, 'deleted/'))).json()).toEqual({ source: 'bye' });
    const refused = await remove();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'product_in_source']);
    await run(benchOffer('bye-2'));
    expect((await writer.call('GET', at(id, 'deleted/'))).json()).toEqual({ source: null });
    const { version: now } = await read(id);
    const gone = await writer.call('POST', at(id, 'deleted/'), {
      version: now,
      leads_to: { kind: 'nowhere' },
    });
    expect(gone.statusCode).toBe(204);
    expect((await writer.call('GET', at(id))).statusCode).toBe(404);
    await run(benchOffer('bye-1'), benchOffer('bye-2'));
    expect(await read(id)).toMatchObject({ slug, is_on_sale: true });
    const shown = await shop.app.inject(`/api/products/${slug}/`);
    expect(shown.json().name).toBe('Скамья bye-1');
  });
});
