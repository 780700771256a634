import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { EditedProduct, SavedProduct } from '#contracts/admin/goods/products.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { throwError } from '#tests/support/database-url.ts';
import { benchOffer, importFeed, yml } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { formOf } from '#tests/support/product-form.ts';
import type { Member } from '#tests/support/staff.ts';

const now = new Date('2026-11-25T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let connection: DatabaseConnection;
let sofa: SomeVariant;
let _manager: Member;
let writer: Member;

beforeAll(async () => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  _manager = await office.complete('manager');
  writer = await office.joined('content');
});
afterAll(() => connection.close());

const at = (id: number, part = '') => `/api/admin/products/${id}/${part}`;
const read = async (id = sofa.product): Promise<EditedProduct> =>
  (await writer.call('GET', at(id))).json();
const save = (form: SavedProduct, id = sofa.product, person = writer) =>
  person.call('PUT', at(id), form);
const _shown = async (slug = sofa.productSlug) =>
  (await shop.app.inject(`/api/products/${slug}/`)).json();
const _create = (body: object) => writer.call('POST', '/api/admin/products/', body);

describe('what the staff has set', () => {
  const feed = (name: string, width: number, colour: string) =>
    yml(
      benchOffer(
        '77',
        `<vendorCode>СКАМЬЯ-77</vendorCode><description>${name} из файла</description>
         <param name="Ширина" unit="мм">${width}</param><param name="Материал">${colour}</param>`,
      ),
    );
  const run = (text: string, options = {}) => importFeed(connection.pool, text, options);
  const bench = async () => {
    const { rows } = await shop.db.execute<{ id: number }>(
      sql`SELECT product_id AS id FROM variants WHERE code = 'СКАМЬЯ-77'`,
    );
    return read(rows[0]?.id ?? 0);
  };

  it('stays against the feed, field by field, until it is given back', async () => {
    await run(feed('Скамья', 1000, 'сосна'));
    const form = formOf(await bench());
    form.description = 'Своё описание';
    const [one] = form.variants;
    if (!one) throw new Error('no variant');
    one.attributes = { ...one.attributes, dimensions_width: 1111 };
    const { id } = await bench();
    const saved: EditedProduct = (await save(form, id)).json();
    expect([saved.kept, saved.variants[0]?.kept]).toEqual([
      ['description'],
      ['attributes.dimensions_width'],
    ]);
    await run(feed('Скамья', 1200, 'дуб'));
    const after = await bench();
    expect(after.description).toBe('Своё описание');
    expect(after.variants[0]?.attributes).toMatchObject({
      dimensions_width: 1111,
      material: 'дуб',
    });
    expect((await writer.call('POST', at(id, 'released/'))).statusCode).toBe(200);
    await run(feed('Скамья', 1200, 'дуб'));
    const given = await bench();
    expect(given.description).toBe('Скамья из файла');
    expect(given.variants[0]?.attributes).toMatchObject({ dimensions_width: 1200 });
  });

  it('hides goods from a feed that has them, and its article is the feed’s', async () => {
    const form = formOf(await bench());
    const { id } = await bench();
    form.visibility = { kind: 'hidden' };
    expect((await save(form, id)).json()).toMatchObject({ is_on_sale: false });
    await run(feed('Скамья', 1300, 'ель'));
    expect(await bench()).toMatchObject({ is_on_sale: false, visibility: { kind: 'hidden' } });
    const other = formOf(await bench());
    if (other.variants[0]) other.variants[0].article = 'ДРУГОЙ';
    expect((await save(other, id)).json()).toHaveProperty(['variants.0.article']);
  });
});
