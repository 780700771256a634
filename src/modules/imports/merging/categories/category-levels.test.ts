import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { exportCatalogue } from '#modules/export/export-catalogue.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { systemClock } from '#platform/time/clock.ts';
import { rowVersions } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;
let folder: string;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-levels-'));
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await connection.close();
});

type Category = readonly [id: number, name: string, parent?: number];

/** A YML feed of a supplier of bathhouses: its categories, and an offer in each of `used`. */
const feed = (categories: readonly Category[], used: readonly number[]) =>
  `<yml_catalog><shop><name>Парная</name><url>https://par.example/</url><categories>${categories
    .map(([id, name, parent]) => {
      const above = parent === undefined ? '' : ` parentId="${parent}"`;
      return `<category id="${id}"${above}>${name}</category>`;
    })
    .join('')}</categories><offers>${used
    .map(
      (category) => `<offer id="о${category}"><name>Товар ${category}</name><price>900</price>
        <categoryId>${category}</categoryId></offer>`,
    )
    .join('')}</offers></shop></yml_catalog>`;
const run = (categories: readonly Category[], used: readonly number[], options = {}) =>
  importFeed(connection.pool, feed(categories, used), options);

/** «Parent > name (slug)» of each category, in the shop's order. */
async function tree(): Promise<string[]> {
  const { rows } = await shop.db.execute<{ line: string }>(sql`
    SELECT concat(p.name || ' > ', c.name, ' (', c.slug, ')') AS line
    FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
    ORDER BY coalesce(p.position, c.position), c.parent_id IS NOT NULL, c.position`);
  return rows.map(({ line }) => line);
}
const placeGoods = async () => {
  const { rows } = await shop.db.execute<{ name: string; category: string }>(sql`
    SELECT p.name, c.slug AS category FROM products p JOIN categories c ON c.id = p.category_id ORDER BY p.id`);
  return Object.fromEntries(rows.map(({ name, category }) => [name, category]));
};

const baths: Category[] = [
  [1, 'Печи'],
  [2, 'Купели'],
  [11, 'Для дачи', 1],
  [12, 'Аксессуары', 1],
  [21, 'Для дачи', 2],
  [22, 'Аксессуары', 2],
];
const inTree = [
  'Печи (pechi)',
  'Печи > Для дачи (pechi-dlya-dachi)',
  'Печи > Аксессуары (pechi-aksessuary)',
  'Купели (kupeli)',
  'Купели > Для дачи (kupeli-dlya-dachi)',
];

describe('a feed with two levels', () => {
  it('becomes parents and children; of equal names each parent has its own', async () => {
    const report = await run(baths, [11, 12, 21]);
    expect(report).toMatchObject({ newCategories: 5, movedCategories: [], renamedCategories: [] });
    expect(await tree()).toEqual(inTree);
    expect(await placeGoods()).toEqual({
      'Товар 11': 'pechi-dlya-dachi',
      'Товар 12': 'pechi-aksessuary',
      'Товар 21': 'kupeli-dlya-dachi',
    });
  });

  it('changes nothing when it is imported again', async () => {
    await run(baths, [11, 12, 21]);
    const before = await rowVersions(shop.db);
    expect(await run(baths, [11, 12, 21])).toMatchObject({
      newCategories: 0,
      changed: 0,
      movedCategories: [],
      renamedCategories: [],
    });
    expect(await rowVersions(shop.db)).toEqual(before);
    expect(await tree()).toEqual(inTree);
  });

  it('moves a category with the feed, also where levels change their places', async () => {
    await run(baths, [11, 12, 21]);
    const moved = baths.map(([id, name, parent]): Category => [id, name, id === 12 ? 2 : parent]);
    const { movedCategories } = await run(moved, [11, 12, 21]);
    expect(movedCategories).toEqual([{ name: 'Аксессуары', from: 'Печи', to: 'Купели' }]);
    expect(await tree()).toContain('Купели > Аксессуары (pechi-aksessuary)');

    const turned: Category[] = [
      [11, 'Для дачи'],
      [1, 'Печи', 11],
      [13, 'Ковши', 1],
      [12, 'Аксессуары', 1],
      [2, 'Купели'],
      [21, 'Для дачи', 2],
    ];
    await run(turned, [11, 12, 13, 21]);
    await run(turned, [11, 12, 13, 21]);
    expect(await tree()).toEqual([
      'Купели (kupeli)',
      'Купели > Для дачи (kupeli-dlya-dachi)',
      'Для дачи (pechi-dlya-dachi)',
      'Для дачи > Печи (pechi)',
      'Для дачи > Аксессуары (pechi-aksessuary)',
      'Для дачи > Ковши (kovshi)',
    ]);
  });

  it('leaves a category where the owner has put it, and follows the others', async () => {
    await run(baths, [11, 12, 21]);
    await shop.db.execute(
      sql`UPDATE categories SET parent_id = NULL WHERE slug = 'pechi-aksessuary'`,
    );
    const moved = baths.map(
      ([id, name, parent]): Category => [id, name, parent === 1 ? 2 : parent],
    );
    await run(moved, [11, 12, 21]);
    await run(moved, [11, 12, 21]);
    expect(await tree()).toEqual([
      'Печи (pechi)',
      'Купели (kupeli)',
      'Купели > Для дачи (pechi-dlya-dachi)',
      'Купели > Для дачи (kupeli-dlya-dachi)',
      'Аксессуары (pechi-aksessuary)',
    ]);
  });

  it('keeps the texts of a category that the feed renames', async () => {
    await run(baths, [11, 21]);
    const texts = sql`SELECT description, seo_title, seo_description FROM categories WHERE slug = 'pechi'`;
    await shop.db.execute(sql`UPDATE categories SET description = 'Греют.', seo_title = 'Печи для бани',
      seo_description = 'Дровяные.' WHERE slug = 'pechi'`);
    const renamed: Category[] = [[1, 'Банные печи'], ...baths.slice(1)];
    await run(renamed, [11, 21]);
    expect(await tree()).toContain('Банные печи (pechi)');
    expect((await shop.db.execute(texts)).rows).toEqual([
      { description: 'Греют.', seo_title: 'Печи для бани', seo_description: 'Дровяные.' },
    ]);
  });

  it('does not make a third level below a category that the owner has moved', async () => {
    await run(baths, [11, 21]);
    await shop.db.execute(
      sql`UPDATE categories SET parent_id = NULL WHERE slug = 'pechi-dlya-dachi'`,
    );
    await shop.db.execute(
      sql`UPDATE categories SET parent_id = (SELECT id FROM categories WHERE slug = 'kupeli') WHERE slug = 'pechi'`,
    );
    await run(baths, [11, 12, 21]);
    expect(await tree()).toEqual([
      'Купели (kupeli)',
      'Купели > Печи (pechi)',
      'Купели > Для дачи (kupeli-dlya-dachi)',
      'Купели > Аксессуары (kupeli-aksessuary)',
      'Для дачи (pechi-dlya-dachi)',
    ]);
  });
});

describe('a feed with other levels', () => {
  it('keeps the top and the category itself of deeper ones; between them the names tell apart', async () => {
    await run(
      [
        [1, 'Баня'],
        [2, 'Печи', 1],
        [3, 'Дровяные', 2],
        [4, 'Камины', 1],
        [5, 'Дровяные', 4],
        [6, 'Стальные', 5],
        [7, 'Сад'],
      ],
      [2, 3, 5, 6, 7],
    );
    expect(await tree()).toEqual([
      'Баня (banya)',
      'Баня > Печи (pechi)',
      'Баня > Печи: Дровяные (pechi-drovyanye)',
      'Баня > Камины: Дровяные (kaminy-drovyanye)',
      'Баня > Стальные (stalnye)',
      'Сад (sad)',
    ]);
  });

  it.each(['Каталог', 'Все товары', 'Мебель'])(
    'takes a single root «%s» for the shop itself',
    async (root) => {
      await run(
        [
          [1, root],
          [2, 'Печи', 1],
          [3, 'Дровяные', 2],
        ],
        [3],
      );
      expect(await tree()).toEqual(['Печи (pechi)', 'Печи > Дровяные (drovyanye)']);
    },
  );

  it('with circles, missing parents and endless chains has them on the top level', async () => {
    const chain = Array.from(
      { length: 60 },
      (_, index): Category => [100 + index, `Ступень ${index}`, 99 + index],
    );
    await run(
      [[1, 'Печи', 2], [2, 'Купели', 1], [3, 'Ковши', 3], [4, 'Веники', 404], ...chain],
      [1, 2, 3, 4, 159],
    );
    expect(await tree()).toEqual([
      'Печи (pechi)',
      'Купели (kupeli)',
      'Ковши (kovshi)',
      'Веники (veniki)',
      'Ступень 59 (stupen-59)',
    ]);
  });
});

describe('categories that the shop has', () => {
  it('take the goods of a supplier with fewer or more levels, and keep their places', async () => {
    await run(baths, [12]);
    const flat: Category[] = [[70, 'аксессуары']];
    await run(flat, [70], { source: 'второй' });
    await shop.db.execute(
      sql`INSERT INTO categories (id, slug, name, position) VALUES (900, 'veniki', 'Веники', 50)`,
    );
    const deeper: Category[] = [
      [80, 'Для пара'],
      [81, 'Веники', 80],
    ];
    await run(deeper, [81], { source: 'третий' });
    await run(
      deeper.map(([id, name]): Category => [id, name]),
      [81],
      { source: 'третий' },
    );
    expect(await placeGoods()).toMatchObject({
      'Товар 70': 'pechi-aksessuary',
      'Товар 81': 'veniki',
    });
    expect(await tree()).toEqual([
      'Печи (pechi)',
      'Печи > Аксессуары (pechi-aksessuary)',
      'Веники (veniki)',
    ]);
  });

  it('that an earlier version has flattened get their names and parents back', async () => {
    await shop.db.execute(sql`
      INSERT INTO categories (id, slug, name, position) VALUES (1, 'dachi', 'Печи: Для дачи', 0), (2, 'dachi-2', 'Дачные купели', 1)`);
    await shop.db.execute(sql`
      INSERT INTO import_categories (source, source_category, category_id, name)
      VALUES ('par.example', '11', 1, 'Печи: Для дачи'), ('par.example', '21', 2, 'Купели: Для дачи')`);
    await run(baths, [11, 21]);
    expect(await tree()).toEqual([
      'Печи (pechi)',
      'Печи > Для дачи (dachi)',
      'Купели (kupeli)',
      'Купели > Дачные купели (dachi-2)',
    ]);
  });
});

it.each([
  ['Категория', 'Печи > Дровяные > Малые', 'Печи>Газовые'],
  ['Категория', 'Печи | Малые', 'Печи → Газовые'],
  ['Раздел;Подкатегория', 'Печи;Малые', 'Печи;Газовые'],
])('a table with %s «%s» has both levels', async (header, first, second) => {
  const rows = [`П-1;Печь Жар;900;${first}`, `П-2;Печь Уголёк;900;${second}`];
  const text = [`Артикул;Название;Цена;${header}`, ...rows].join('\n');
  await importFeed(connection.pool, text);
  expect(await tree()).toEqual([
    'Печи (pechi)',
    'Печи > Малые (malye)',
    'Печи > Газовые (gazovye)',
  ]);
  expect(await placeGoods()).toEqual({ 'Печь Жар': 'malye', 'Печь Уголёк': 'gazovye' });
});

it('the exported feed gives an empty shop the same two levels and addresses', async () => {
  await run(baths.slice(0, 4), [11, 12]);
  await shop.db.execute(sql`UPDATE categories SET name = 'Каталог' WHERE slug = 'pechi'`);
  const before = await tree();
  const file = join(folder, 'feed.xml');
  await exportCatalogue({ db: shop.db, clock: systemClock }, 'http://localhost:3000', file);
  await emptyCatalogue(shop.db);
  await importFeed(connection.pool, readFileSync(file, 'utf8'));
  expect(await tree()).toEqual(before);
  expect(before).toEqual([
    'Каталог (pechi)',
    'Каталог > Для дачи (dlya-dachi)',
    'Каталог > Аксессуары (aksessuary)',
  ]);
});

it('the database has no third level, in whatever order two transactions come', async () => {
  await run(baths, [11, 21]);
  const under = (child: string, parent: string) =>
    sql`UPDATE categories SET parent_id = (SELECT id FROM categories WHERE slug = ${parent}) WHERE slug = ${child}`;
  await expect(shop.db.execute(under('pechi', 'kupeli'))).rejects.toMatchObject({
    cause: { constraint: 'categories_two_levels' },
  });
  await expect(shop.db.execute(under('kupeli', 'kupeli'))).rejects.toThrow();
  // Within a transaction parent and child may change their places.
  await shop.db.transaction(async (db) => {
    await db.execute(under('pechi', 'pechi-dlya-dachi'));
    await db.execute(sql`UPDATE categories SET parent_id = NULL WHERE slug = 'pechi-dlya-dachi'`);
  });
  expect(await tree()).toContain('Для дачи > Печи (pechi)');
});

it('a row whose category has a path longer than a category may be is refused, and makes none', async () => {
  const row = (article: string, levels: number) =>
    `${article};Диван ${article};${'Д|'.repeat(levels)}Диваны;100`;
  const read = await importFeed(
    connection.pool,
    ['Артикул;Название;Категория;Цена', row('А-1', 2), row('А-2', 200)].join('\n'),
  );
  expect(read.reasons).toEqual([expect.stringMatching(/^3: слишком длинно: .*категори/)]);
  expect(await tree()).toEqual(['Д (d)', 'Д > Диваны (divany)']);
});
