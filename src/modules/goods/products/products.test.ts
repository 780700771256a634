import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { EditedProduct, SavedProduct } from '#contracts/admin/goods/products.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import {
  addProducts,
  pickVariants,
  type SomeVariant,
  setVariant,
} from '#tests/support/catalogue.ts';
import { throwError } from '#tests/support/database-url.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { formOf } from '#tests/support/product-form.ts';
import type { Member } from '#tests/support/staff.ts';
import { followDays } from './visibility.ts';

const now = new Date('2026-11-25T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let connection: DatabaseConnection;
let sofa: SomeVariant;
let manager: Member;
let writer: Member;

beforeAll(async () => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
  writer = await office.joined('content');
});
afterAll(() => connection.close());

const at = (id: number, part = '') => `/api/admin/products/${id}/${part}`;
const read = async (id = sofa.product): Promise<EditedProduct> =>
  (await writer.call('GET', at(id))).json();
const save = (form: SavedProduct, id = sofa.product, person = writer) =>
  person.call('PUT', at(id), form);
const shown = async (slug = sofa.productSlug) =>
  (await shop.app.inject(`/api/products/${slug}/`)).json();
const create = (body: object) => writer.call('POST', '/api/admin/products/', body);

describe('a product in the office', () => {
  it('is saved whole: texts, attributes, packages and prices are in the shop at once', async () => {
    const form = formOf(await read());
    const [first] = form.variants;
    if (!first) throw new Error('no variant');
    form.name = 'Диван «Новое имя»';
    form.description = 'Описание от сотрудника.';
    form.seo_title = 'Купить диван';
    first.attributes = { ...first.attributes, dimensions_width: 2222 };
    first.characteristics = [{ label: 'Посадка', value: 'глубокая', unit: '' }];
    first.packages = [{ width: 2000, height: 900, depth: 800, weight: 85.5 }];
    first.price = 60_000;
    const saved = await save(form);
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { name: 'Диван «Новое имя»' }]);
    const product = await shown();
    expect(product).toMatchObject({
      name: 'Диван «Новое имя»',
      description: 'Описание от сотрудника.',
      seo_title: 'Купить диван',
    });
    expect(product.variants[0]).toMatchObject({
      price: 60_000,
      dimensions_width: 2222,
      characteristics: [{ label: 'Посадка', value: 'глубокая', unit: '' }],
      packages: [{ width: 2000, height: 900, depth: 800, weight: 85.5 }],
    });
    const { rows } = await shop.db.execute(sql`SELECT action, changes FROM audit_log
      WHERE action IN ('product.change', 'goods.change') ORDER BY id DESC LIMIT 2`);
    expect(rows).toMatchObject([
      {
        action: 'product.change',
        changes: { description: 'changed', variants: { to: first.article } },
      },
      { action: 'goods.change', changes: { price: { from: 54_990, to: 60_000 } } },
    ]);
  });

  it('is not saved at all where a price changes a lot and is not said to be right', async () => {
    const form = formOf(await read());
    const [first] = form.variants;
    if (!first) throw new Error('no variant');
    const { price } = first;
    form.name = 'Диван «Дешёвый»';
    first.price = 600;
    const asked = await save(form);
    expect([asked.statusCode, asked.json()]).toMatchObject([
      409,
      { code: 'prices_large', large_prices: { count: 1, examples: [{ from: price, to: 600 }] } },
    ]);
    expect(await read()).toMatchObject({ name: 'Диван «Новое имя»' });
    const saved = (await save({ ...form, prices_confirmed: true })).json();
    expect(saved).toMatchObject({ name: 'Диван «Дешёвый»' });
    const back = formOf(saved);
    back.name = 'Диван «Новое имя»';
    for (const one of back.variants) if (one.price === 600) one.price = price;
    await save({ ...back, prices_confirmed: true });
  });

  it('that nothing changes writes nothing', async () => {
    const form = formOf(await read());
    const { rows: before } = await shop.db.execute(sql`SELECT max(id) AS id FROM audit_log`);
    expect((await save(form)).json()).toMatchObject({ version: form.version });
    const { rows: after } = await shop.db.execute(sql`SELECT max(id) AS id FROM audit_log`);
    expect(after).toEqual(before);
  });

  it('is not saved over what another has changed; an order that takes a piece is no change', async () => {
    const form = formOf(await read());
    await setVariant(shop.db, sofa.variant, { stock: 5 });
    form.description = 'Первая правка';
    const first = await save(form, sofa.product, manager);
    expect(first.statusCode).toBe(200);
    const late = await save({ ...form, description: 'Вторая правка' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'product_changed', by: expect.any(String), now: { description: 'Первая правка' } },
    ]);
    expect((await shown()).description).toBe('Первая правка');
  });

  it('names every field that cannot be', async () => {
    const form = formOf(await read());
    const { rows: others } = await shop.db.execute<{ slug: string; code: string }>(sql`
      SELECT p.slug, v.code FROM variants v JOIN products p ON p.id = v.product_id WHERE p.id <> ${sofa.product} LIMIT 1`);
    const [first] = form.variants;
    if (!first || !others[0]) throw new Error('no goods');
    form.slug = others[0].slug;
    form.visibility = { kind: 'days', from: '2026-12-02', until: '2026-12-01' };
    first.article = others[0].code;
    first.old_price = first.price;
    first.photos = [{ photo: '/pictures/00000000000000000000000000000000.jpg', alt: '' }];
    form.variants.push({
      ...first,
      id: null,
      was: null,
      article: 'NEW-1',
      name: first.name,
      photos: [],
    });
    const refused = await save(form);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json()).toSorted()).toEqual(
      [
        'code',
        'slug',
        'variants.0.article',
        'variants.0.old_price',
        'variants.0.photos',
        `variants.${form.variants.length - 1}.old_price`,
        `variants.${form.variants.length - 1}.name`,
        'visibility',
      ].toSorted(),
    );
    const gone = { ...formOf(await read()), variants: form.variants.slice(-1) };
    expect((await save(gone)).json()).toMatchObject({ non_field_errors: [expect.any(String)] });
  });

  it('asks whether a warranty of a bare number is months or years', async () => {
    const form = formOf(await read());
    const [first] = form.variants;
    if (!first) throw new Error('no variant');
    first.attributes = { ...first.attributes, warranty: '24' };
    expect((await save(form)).json()).toMatchObject({
      'variants.0.attributes.warranty': [expect.stringContaining('месяца или года')],
    });
    first.attributes = { ...first.attributes, warranty: '24 мес.' };
    expect((await save(form)).statusCode).toBe(200);
  });

  it('takes new variants and a new order, and leads from a former address', async () => {
    const before = await read();
    const form = formOf(before);
    const [first] = form.variants;
    if (!first) throw new Error('no variant');
    const added = {
      ...first,
      id: null,
      was: null,
      name: 'Вельвет песочный',
      article: 'ПЕСОК-1',
      photos: [],
    };
    form.variants = [added, ...form.variants];
    form.slug = 'divan-novyj-adres';
    const saved = await save(form);
    expect(saved.json()).toMatchObject({ slug: 'divan-novyj-adres' });
    const product = await shown('divan-novyj-adres');
    expect(product.variants[0]).toMatchObject({ slug: 'velvet-pesochnyj', code: 'ПЕСОК-1' });
    expect(product.variants).toHaveLength(before.variants.length + 1);
    expect(await shown(sofa.productSlug)).toMatchObject({ slug: 'divan-novyj-adres' });
    sofa = { ...sofa, productSlug: 'divan-novyj-adres' };
  });

  it('shows the pictures that the staff has chosen, with their words', async () => {
    await shop.db.execute(sql`INSERT INTO picture_files (file) VALUES
      ('11111111111111111111111111111111.jpg'), ('22222222222222222222222222222222.jpg')`);
    const form = formOf(await read());
    const photos = [
      { photo: '/pictures/22222222222222222222222222222222.jpg', alt: 'Диван у окна' },
      { photo: '/pictures/11111111111111111111111111111111.jpg', alt: '' },
    ];
    if (form.variants[0]) form.variants[0].photos = photos;
    expect((await save(form)).json().variants[0].photos).toEqual(photos);
    const [variant] = (await shown()).variants;
    expect(variant.photos_variant.slice(0, 2)).toEqual([
      { photo: photos[0]?.photo, alt: 'Диван у окна' },
      { photo: photos[1]?.photo },
    ]);
  });

  it('states what the owner has defined by its rules, and leaves what a feed said otherwise', async () => {
    const characteristics = [
      { label: 'Мощность', unit: 'Вт', kind: 'number' },
      { label: 'Диммер', unit: '', kind: 'flag' },
    ];
    const form = formOf(await read());
    const [first] = form.variants;
    if (!first) throw new Error('no variant');
    const old = { label: 'Мощность', value: 'до 40', unit: 'Вт' };
    first.characteristics = [old];
    const { version } = (await save(form)).json();
    await shop.db.execute(
      sql`UPDATE site_settings SET identity = identity || ${JSON.stringify({ characteristics })}::jsonb`,
    );
    first.characteristics = [
      { label: 'мощность', value: 'сорок', unit: 'Вт' },
      { label: 'Диммер', value: 'есть', unit: '' },
    ];
    expect((await save({ ...form, version })).json()).toMatchObject({
      code: 'invalid',
      'variants.0.characteristics.0.value': [expect.stringContaining('число')],
      'variants.0.characteristics.1.value': [expect.stringContaining('Да')],
    });
    first.characteristics = [old, { label: 'Диммер', value: 'да', unit: '' }];
    const saved = await save({ ...form, version });
    expect(saved.json<EditedProduct>().variants[0]?.characteristics).toEqual(first.characteristics);
  });

  it('below a category is asked what the goods of that one state, until its own are many', async () => {
    const usual = async (slug: string) =>
      (await writer.call('GET', `/api/admin/products/attributes/?category=${slug}`)).json().keys;
    const ofSofas = await usual('divany');
    expect(ofSofas.length).toBeGreaterThan(10);
    await shop.db.execute(sql`
      INSERT INTO categories (id, slug, name, position, parent_id)
      SELECT 999, 'novye-divany', 'Новые диваны', 100, id FROM categories WHERE slug = 'divany'`);
    expect(await usual('novye-divany')).toEqual(ofSofas);
    await addProducts(shop.db, 999, 20);
    expect(await usual('novye-divany')).not.toEqual(ofSofas);
  });

  it('is offered what goods of its category state, and nothing of taps for a sofa', async () => {
    const known = async (slug: string): Promise<string[]> =>
      (await writer.call('GET', `/api/admin/products/attributes/?category=${slug}`)).json().known;
    const ofSofas = await known('divany');
    expect(ofSofas).toEqual(expect.arrayContaining(['bed_width', 'mechanism']));
    const ofTaps = ['ball', 'thread_size', 'product_thread'];
    expect(ofSofas.filter((key) => ofTaps.includes(key))).toEqual([]);
    expect(await known('kranu')).toEqual(expect.arrayContaining(ofTaps));
    await shop.db.execute(sql`
      INSERT INTO categories (id, slug, name, position) VALUES (998, 'pustoj', 'Пустой', 101)`);
    const ofNone = await known('pustoj');
    expect(ofNone).toContain('bed_width');
    expect(ofNone.filter((key) => ofTaps.includes(key))).toEqual([]);
  });

  it('is not for the warehouse', async () => {
    const keeper = await office.joined('warehouse');
    expect((await keeper.call('GET', at(sofa.product))).statusCode).toBe(403);
    expect((await save(formOf(await read()), sofa.product, keeper)).statusCode).toBe(403);
    expect((await writer.call('GET', at(2_000_000_000))).statusCode).toBe(404);
  });
});

describe('a new product', () => {
  it('is nowhere until it is shown, then in lists and search', async () => {
    const { statusCode, body } = await create({
      name: 'Комод «Рассвет»',
      category: 'divany',
      article: 'РАССВЕТ-1',
      price: 12_500,
    });
    expect(statusCode).toBe(201);
    const made: EditedProduct = JSON.parse(body);
    expect(made).toMatchObject({ slug: 'komod-rassvet', visibility: { kind: 'hidden' } });
    expect(made.flaws).toContain('hidden');
    expect((await shop.app.inject('/api/products/komod-rassvet/')).statusCode).toBe(404);
    const form = formOf(made);
    form.visibility = { kind: 'shown' };
    const saved = (await save(form, made.id)).json();
    expect(saved).toMatchObject({ is_on_sale: true });
    expect((await shown('komod-rassvet')).variants).toHaveLength(1);
    const { results } = (await shop.app.inject('/api/products/?search=комод+рассвет')).json();
    expect(results[0]).toMatchObject({ slug: 'komod-rassvet' });
  });

  it('needs a category and a free article', async () => {
    const body = { name: 'Тумба', category: 'net-takoj', article: 'Т-1', price: 100 };
    expect((await create(body)).json()).toMatchObject({ category: [expect.any(String)] });
    expect(
      (await create({ ...body, category: 'divany', article: 'РАССВЕТ-1' })).json(),
    ).toMatchObject({ article: [expect.any(String)] });
    expect((await create({ ...body, price: 0 })).json()).toMatchObject({
      price: [expect.any(String)],
    });
  });

  it('is shown between its days, by the clock of the shop', async () => {
    const made: EditedProduct = (
      await create({ name: 'Ель', category: 'divany', article: 'ЕЛЬ-1', price: 1000 })
    ).json();
    const form = formOf(made);
    form.visibility = { kind: 'days', from: '2026-12-01', until: '2026-12-31' };
    const saved = (await save(form, made.id)).json();
    expect([saved.is_on_sale, saved.flaws[0]]).toEqual([false, 'not_yet']);
    const isShown = async () => (await read(made.id)).is_on_sale;
    await followDays(shop.db, '2026-11-30');
    expect(await isShown()).toBe(false);
    await followDays(shop.db, '2026-12-01');
    expect(await isShown()).toBe(true);
    expect((await shop.app.inject('/api/products/el/')).statusCode).toBe(200);
    await followDays(shop.db, '2027-01-01');
    expect(await isShown()).toBe(false);
    expect((await shop.app.inject('/api/products/el/')).statusCode).toBe(410);
  });
});
