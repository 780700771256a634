import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { EditedCategory, SavedCategory } from '#contracts/admin/goods/categories.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';

const now = new Date('2026-11-25T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
let writer: Member;

it.beforeAll(async ({ office }) => {
  writer = await office.joined('content');
});

const PATH = '/api/admin/categories/';
const tree = async (): Promise<EditedCategory[]> =>
  (await writer.call('GET', PATH)).json().categories;
async function find(slug: string): Promise<EditedCategory> {
  const found = (await tree()).find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return found;
}
/** What its form sends, unchanged. */
const formOf = ({ id: _, goods, is_listed, ...form }: EditedCategory) => form as SavedCategory;
const save = (id: number, form: object) => writer.call('PUT', `${PATH}${id}/`, form);
const create = (name: string, parent: number | null = null) =>
  writer.call('POST', PATH, { name, parent });
const remove = ({ id, version }: EditedCategory, to: number | null) =>
  writer.call('POST', `${PATH}${id}/removed/`, { version, to });

describe('the categories in the office', () => {
  it('are a tree with the number of goods on sale', async () => {
    const sofas = await find('divany');
    expect(sofas).toMatchObject({ parent: null, hidden: false, is_listed: true });
    expect(sofas.goods).toBeGreaterThan(0);
  });

  it('are saved whole, and the log says what changed', async ({ shop }) => {
    const sofas = await find('divany');
    const filters = ['color', 'dimensions_width'] as const;
    const saved = await save(sofas.id, {
      ...formOf(sofas),
      name: 'Мягкие диваны',
      icon: 'armchair',
      filters,
    });
    expect(saved.json()).toMatchObject({ name: 'Мягкие диваны', icon: 'armchair', filters });
    const { rows } = await shop.db.execute(
      sql`SELECT action, entity_id, changes FROM audit_log ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]).toEqual({
      action: 'categories.change',
      entity_id: 'divany',
      changes: {
        name: { from: sofas.name, to: 'Мягкие диваны' },
        icon: { from: sofas.icon, to: 'armchair' },
        filters: { from: null, to: 'color, dimensions_width' },
      },
    });
  });

  it('wait for each other where two are changed at once', async () => {
    const some = (await tree()).filter(({ parent }) => parent === null);
    const twice = [...some, ...some];
    const saved = await Promise.all(twice.map((one) => save(one.id, formOf(one))));
    expect(new Set(saved.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('offer the filters of the category above while they have no goods of their own', async () => {
    const { id } = (await create('Кресла-качалки', (await find('kresla')).id)).json();
    const { usual, stated } = (await writer.call('GET', `${PATH}${id}/filters/`)).json();
    expect(usual).toEqual([]);
    expect(stated).toContainEqual({ key: 'color', label: 'Цвет', goods: 0, is_idle: false });
    expect(stated).toContainEqual({
      key: 'dimensions_width',
      label: 'Ширина',
      goods: 0,
      is_idle: false,
    });
  });

  it('have texts of their own, for shoppers and for search engines', async ({ shop }) => {
    const wardrobes = await find('shkafy');
    expect(wardrobes).toMatchObject({ description: '', seo_title: '', seo_description: '' });
    const texts = {
      description: 'Для одежды — и для книг.\n\nСобираем за 2 часа.',
      seo_title: 'Шкафы с доставкой',
      seo_description: 'Шкафы на любую стену.',
    };
    const spaced = { ...texts, description: `  ${texts.description}\n\n` };
    expect((await save(wardrobes.id, { ...formOf(wardrobes), ...spaced })).json()).toMatchObject(
      texts,
    );
    const { rows } = await shop.db.execute(
      sql`SELECT changes FROM audit_log ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]).toEqual({
      changes: {
        description: 'changed',
        seo_title: { from: '', to: texts.seo_title },
        seo_description: { from: '', to: texts.seo_description },
      },
    });
    const answer = async (path: string) => (await shop.app.inject(path)).json();
    expect(await answer('/api/category/shkafy/')).toMatchObject({
      ...texts,
      description: 'Для одежды\u00a0— и для книг.\n\nСобираем за 2 часа.',
    });
    const keys = Object.keys(texts);
    for (const one of await answer('/api/category/'))
      for (const key of keys) expect(one).not.toHaveProperty(key);
    for (const key of keys) expect(await answer('/api/category/kresla/')).not.toHaveProperty(key);
    const versions = await shop.db.execute(
      sql`SELECT body ->> 'description' AS text FROM content_versions
        WHERE kind = 'categories' AND name = 'shkafy' ORDER BY id DESC LIMIT 1`,
    );
    expect(versions.rows).toEqual([{ text: texts.description }]);
    const late = await save(wardrobes.id, { ...formOf(wardrobes), description: 'Другое' });
    expect(late.json()).toMatchObject({ code: 'category_changed', now: texts });
  });

  it.each([
    ['description', 'я'.repeat(5001), 'Слишком длинно: не больше 5\u00a0000 знаков'],
    ['slug', 'Ы Ы', 'Адрес состоит из\u00a0латинских букв, цифр и\u00a0дефиса, например divany'],
    ['seo_title', 'я'.repeat(201), 'Слишком длинно: не больше 200 знаков'],
    [
      'seo_title',
      'Две\nстроки',
      'Название в\u00a0результатах поиска: уберите переносы строк и служебные знаки',
    ],
    ['seo_description', 'я'.repeat(501), 'Слишком длинно: не больше 500 знаков'],
    [
      'seo_description',
      'Две\nстроки',
      'Описание в\u00a0результатах поиска: уберите переносы строк и служебные знаки',
    ],
  ])('take no %s that is too long, has lines or is none', async (key, text, message) => {
    const beds = await find('krovat');
    const refused = await save(beds.id, { ...formOf(beds), [key]: text });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { [key]: [message], code: 'invalid' },
    ]);
    expect(await find('krovat')).toEqual(beds);
  });

  it('tell who was quicker, with what is there now, and change nothing', async () => {
    const old = await find('krovat');
    await save(old.id, { ...formOf(old), name: 'Кровати и спальни' });
    const late = await save(old.id, { ...formOf(old), name: 'Другое' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'category_changed',
      now: { name: 'Кровати и спальни' },
      by: expect.any(String),
    });
    expect((await find('krovat')).name).toBe('Кровати и спальни');
  });

  it('get another address, and the former one leads there', async ({ shop }) => {
    const pouffes = await find('pufy');
    expect((await save(pouffes.id, { ...formOf(pouffes), slug: 'divany' })).json()).toMatchObject({
      slug: ['Этот адрес занят другим разделом.'],
    });
    expect((await save(pouffes.id, { ...formOf(pouffes), slug: 'pufiki' })).statusCode).toBe(200);
    const { rows } = await shop.db.execute(
      sql`SELECT category_id FROM category_redirects WHERE slug = 'pufy'`,
    );
    expect(rows).toEqual([{ category_id: pouffes.id }]);
    const again = await find('pufiki');
    await save(again.id, { ...formOf(again), slug: 'pufy' });
    expect(
      (await shop.db.execute(sql`SELECT slug FROM category_redirects ORDER BY slug`)).rows,
    ).toEqual([{ slug: 'pufiki' }]);
  });

  it('are made and put under another one, and never on a third level', async () => {
    const sofas = await find('divany');
    const made = (await create('Угловые диваны', sofas.id)).json() as EditedCategory;
    expect(made).toMatchObject({ slug: 'uglovye-divany', parent: sofas.id, goods: 0 });
    expect((await create('угловые ДИВАНЫ', sofas.id)).json()).toHaveProperty('name');
    expect((await create('Ещё ниже', made.id)).json()).toHaveProperty('parent');
    const third = await save(sofas.id, { ...formOf(await find('divany')), parent: made.id });
    expect(third.statusCode).toBe(400);
    expect(third.json()).toHaveProperty('parent');
    const moved = await save(made.id, { ...formOf(made), parent: null });
    expect(moved.json()).toMatchObject({ parent: null });
    expect((await remove(moved.json(), null)).statusCode).toBe(200);
  });

  it('are put beside a neighbour', async () => {
    const [first, second] = (await tree()).filter(({ parent }) => parent === null);
    if (!first || !second) throw new Error('no neighbours');
    const body = { beside: second.id, side: 'after' };
    const { categories } = (await writer.call('PUT', `${PATH}${first.id}/place/`, body)).json();
    const tops = categories.filter(({ parent }: EditedCategory) => parent === null);
    expect(tops.slice(0, 2).map(({ id }: EditedCategory) => id)).toEqual([second.id, first.id]);
    const strange = { beside: 999_999, side: 'after' };
    expect((await writer.call('PUT', `${PATH}${first.id}/place/`, strange)).statusCode).toBe(400);
  });

  it('are put below another one or beside one of another level, by the rules of two levels', async ({
    shop,
  }) => {
    const place = (id: number, beside: number, side: string) =>
      writer.call('PUT', `${PATH}${id}/place/`, { beside, side });
    const made: EditedCategory[] = [];
    for (const name of ['Сад', 'Качели', 'Гамаки']) made.push((await create(name)).json());
    const [garden, swing, hammock] = made as [EditedCategory, EditedCategory, EditedCategory];
    expect((await place(swing.id, garden.id, 'below')).statusCode).toBe(200);
    expect((await place(hammock.id, swing.id, 'before')).statusCode).toBe(200);
    const below = (await tree()).filter(({ parent }) => parent === garden.id);
    expect(below.map(({ name }) => name)).toEqual(['Гамаки', 'Качели']);
    const { rows } = await shop.db.execute(
      sql`SELECT changes FROM audit_log ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]).toMatchObject({
      changes: { parent: { from: null, to: garden.slug }, before: { from: null, to: swing.slug } },
    });
    const sofas = await find('divany');
    const refused = [
      [await place(garden.id, sofas.id, 'below'), /есть подкатегории: «Гамаки», «Качели»/],
      [await place(sofas.id, swing.id, 'below'), /уровней только два/],
      [await place(garden.id, swing.id, 'after'), /под самой собой/],
    ] as const;
    for (const [answer, text] of refused) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().parent[0]).toMatch(text);
    }
    expect((await place(swing.id, sofas.id, 'after')).statusCode).toBe(200);
    expect((await tree()).find(({ id }) => id === swing.id)).toMatchObject({ parent: null });
    for (const { id } of [hammock, swing, garden]) {
      const one = (await tree()).find((known) => known.id === id);
      if (one) expect((await remove(one, null)).statusCode).toBe(200);
    }
  });

  it('with goods are deleted only where another one takes them', async () => {
    const taps = await find('kranu');
    const refused = await remove(taps, null);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toHaveProperty('to');
    const sofas = await find('divany');
    const removed = (await remove(taps, sofas.id)).json();
    expect(removed.moved).toBeGreaterThan(0);
    expect(removed.categories.some(({ id }: EditedCategory) => id === taps.id)).toBe(false);
    expect((await find('divany')).goods).toBeGreaterThan(sofas.goods);
  });

  it('are offered the filters of their goods, and how many state each', async () => {
    const beds = await find('krovat');
    const offered = (await writer.call('GET', `${PATH}${beds.id}/filters/`)).json();
    expect(offered.usual).toContain('bed_type');
    expect(offered.stated).toContainEqual({
      key: 'color',
      label: expect.any(String),
      goods: expect.any(Number),
      is_idle: false,
    });
    const keys = offered.stated.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(expect.arrayContaining(offered.usual));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are told of a filter that all goods state alike: shoppers do not see it', async ({
    shop,
  }) => {
    const beds = await find('krovat');
    const idle = async (key: string) =>
      (await writer.call('GET', `${PATH}${beds.id}/filters/`))
        .json()
        .stated.find((one: { key: string }) => one.key === key)?.is_idle;
    expect(await idle('bed_type')).toBe(false);
    const set = (values: string) =>
      shop.db.execute(
        sql.raw(`UPDATE variants v SET attributes = v.attributes || '${values}'::jsonb FROM products p
          WHERE p.id = v.product_id AND p.category_id = ${beds.id}`),
      );
    await set('{"bed_type": "двуспальная", "storage_niche": true}');
    await expect.poll(() => idle('bed_type')).toBe(true);
    // A flag is there or not: one value is a choice.
    expect(await idle('storage_niche')).toBe(false);
  });

  it('take no unknown picture and no filter twice', async () => {
    const beds = await find('krovat');
    const photo = `/pictures/${'a'.repeat(32)}.jpg`;
    expect((await save(beds.id, { ...formOf(beds), photo })).json()).toHaveProperty('photo');
    const filters = ['color', 'color'];
    expect((await save(beds.id, { ...formOf(beds), filters })).json()).toHaveProperty('filters');
    expect((await save(beds.id, { ...formOf(beds), filters: ['nothing'] })).statusCode).toBe(400);
    expect((await save(999_999, formOf(beds))).statusCode).toBe(404);
  });

  it('that are hidden leave the menus', async () => {
    const chairs = await find('kresla');
    const saved = (await save(chairs.id, { ...formOf(chairs), hidden: true })).json();
    expect(saved.is_listed).toBe(false);
  });
});
