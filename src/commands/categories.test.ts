import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Category } from '#contracts/catalog.ts';
import { executeInProcess } from '#tests/support/execute-command.ts';
import { emptyCatalogue } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { categoriesCommand } from './categories.ts';
import { importCommand } from './import.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let folder: string;

const goods = [
  ['К-1', 'Ковёр Луг', 'Ковры > Шерстяные'],
  ['К-2', 'Ковёр Степь', 'Ковры > Шерстяные'],
  ['К-3', 'Ковёр Мох', 'Ковры > Детские'],
  ['Ш-1', 'Штора Туман', 'Шторы > Детские'],
  ['П-1', 'Плед Иней', 'Пледы'],
];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-categories-'));
});
/** A shop of textiles from one table. */
beforeEach(async () => {
  await emptyCatalogue(shop.db);
  await shop.db.execute(sql`UPDATE site_settings SET slides = '[]'`);
  await importAgain();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = () => ({ DATABASE_URL: shop.databaseUrl, DATA_DIR: folder });
const run = (...parameters: string[]) =>
  executeInProcess(categoriesCommand, parameters, environment());
async function importAgain(rows: readonly string[][] = goods) {
  const file = join(folder, 'tkani.csv');
  const lines = rows.map((row) => [...row, '900'].join(';'));
  writeFileSync(file, ['Артикул;Название;Категория;Цена', ...lines].join('\n'));
  const { complaints } = await executeInProcess(importCommand, [file], environment());
  expect(complaints).toEqual([]);
}
const refusalOf = async (...parameters: string[]) => {
  const before = (await run()).said;
  const { code, complaints } = await run(...parameters);
  expect(code).toBe(1);
  expect((await run()).said).toEqual(before);
  return complaints.join('\n');
};
/** The table without its numbers. */
const table = async () =>
  (await run()).said.map((line) => line.replace(/^ *\d+ {2}/, '').replaceAll(/(\S) {2,}/g, '$1|'));
const listed = async () => {
  const categories: Category[] = (await shop.app.inject('/api/category/')).json();
  return categories.map(({ slug }) => slug);
};

it('lists the categories with level, address, goods, state and sources', async () => {
  await run('shtory', '--hide');
  expect(await table()).toEqual([
    'Ковры|kovry|3\u00a0товара, своих 0|tkani.csv',
    '  Шерстяные|sherstyanye|2\u00a0товара|tkani.csv',
    '  Детские|kovry-detskie|1\u00a0товар|tkani.csv',
    'Шторы|shtory|1\u00a0товар, своих 0|скрыта|tkani.csv',
    '  Детские|shtory-detskie|1\u00a0товар|не видна: скрыта|tkani.csv',
    'Пледы|pledy|1\u00a0товар|tkani.csv',
  ]);
});

it('renames, hides and shows; the next import leaves it so', async () => {
  await run('sherstyanye', '--name', 'Из шерсти', '--hide');
  await importAgain();
  expect((await table())[1]).toBe('  Из шерсти|sherstyanye|2\u00a0товара|скрыта|tkani.csv');
  expect(await listed()).not.toContain('sherstyanye');
  const { said } = await run('sherstyanye', '--show');
  expect(said[0]).toBe('Записано.');
  expect(await listed()).toContain('sherstyanye');
  expect((await run('sherstyanye', '--show')).said[0]).toBe('Так и есть, ничего не изменилось.');
});

it('moves and orders; the next import leaves it so', async () => {
  await run('pledy', '--under', 'shtory', '--before', 'shtory-detskie');
  await run('sherstyanye', '--top', '--after', 'kovry');
  await run('kovry-detskie', '--under', 'shtory', '--name', 'Коврики');
  await run('shtory', '--before', 'kovry');
  const expected = ['shtory', 'pledy', 'shtory-detskie', 'kovry-detskie', 'kovry', 'sherstyanye'];
  const slugs = async () => (await table()).map((line) => line.split('|')[1]);
  expect(await slugs()).toEqual(expected);
  await importAgain();
  expect(await slugs()).toEqual(expected);
  expect(await listed()).toEqual([
    'shtory',
    'sherstyanye',
    'pledy',
    'shtory-detskie',
    'kovry-detskie',
  ]);
});

it('deletes with --to: goods, later goods, home page and address go to the other category', async () => {
  const ids = new Map(
    ((await shop.app.inject('/api/category/')).json() as Category[]).map(({ slug, id }) => [
      slug,
      id,
    ]),
  );
  await shop.db.execute(
    sql`UPDATE site_settings SET home_category_ids = ARRAY[${ids.get('pledy')}::int, ${ids.get('kovry')}::int]`,
  );
  const { said } = await run('pledy', '--delete', '--to', 'sherstyanye');
  expect(said[0]).toBe(
    'Категория «Пледы» удалена. К категории «Шерстяные» перешло: 1\u00a0товар. Её адрес ведёт к категории «Шерстяные».',
  );
  await importAgain([...goods, ['П-2', 'Плед Зной', 'Пледы']]);
  expect(await table()).toContain('  Шерстяные|sherstyanye|4\u00a0товара|tkani.csv');
  expect(await listed()).not.toContain('pledy');
  const { rows } = await shop.db.execute(sql`SELECT home_category_ids FROM site_settings`);
  expect(rows).toEqual([{ home_category_ids: [ids.get('sherstyanye'), ids.get('kovry')] }]);

  // The address follows when the taker is deleted as well.
  await run('sherstyanye', '--delete', '--to', 'kovry');
  const page = await shop.app.inject('/api/category/pledy/');
  expect(page.json()).toMatchObject({ slug: 'kovry' });
});

it('deletes an empty category; its address leads to its parent', async () => {
  await run('shtory-detskie', '--delete', '--to', 'shtory');
  await shop.db.execute(sql`INSERT INTO categories (id, slug, name, position, parent_id)
    SELECT 500, 'tyul', 'Тюль', 90, id FROM categories WHERE slug = 'shtory'`);
  expect(await table()).toContain('  Тюль|tyul|0\u00a0товаров|не видна: пуста');
  const { said } = await run('500', '--delete');
  expect(said[0]).toBe('Категория «Тюль» удалена. Её адрес ведёт к категории «Шторы».');
});

it('says what the address of an empty top-level category answers, and gives it away later', async () => {
  await shop.db.execute(
    sql`INSERT INTO categories (id, slug, name, position) VALUES (500, 'tyul', 'Тюль', 90)`,
  );
  const { said } = await run('tyul', '--delete');
  expect(said[0]).toBe(
    'Категория «Тюль» удалена. Её адрес отвечает «не найдено» (404). Если его знают покупатели или поисковые системы, отдайте его другой категории: npm run categories -- tyul --delete --to КАТЕГОРИЯ',
  );
  expect((await shop.app.inject('/api/category/tyul/')).statusCode).toBe(404);

  const given = await run('tyul', '--delete', '--to', 'shtory');
  expect(given.said[0]).toBe(
    'Категории «tyul» в магазине нет. Её адрес ведёт к категории «Шторы».',
  );
  const answer = await shop.app.inject('/api/category/tyul/');
  expect(answer.json()).toMatchObject({ slug: 'shtory' });
});

it.each<[parameters: string[], reason: string]>([
  [['net', '--hide'], 'Категории «net» нет. Все категории: npm run categories'],
  [['net', '--delete'], 'Категории «net» нет. Все категории: npm run categories'],
  [['777', '--delete', '--to', 'pledy'], 'Категории «777» нет. Все категории: npm run categories'],
  [['pledy', '--name', ' '], 'Название: от 1 до 200 знаков в одной строке.'],
  [['pledy', '--name', 'ковры'], 'На этом уровне уже есть категория «ковры».'],
  [['kovry-detskie', '--under', 'shtory'], 'На этом уровне уже есть категория «Детские».'],
  [['pledy', '--under', 'pledy'], 'Категория «Пледы» не может стоять под самой собой.'],
  [
    ['pledy', '--name', 'Одеяла', '--under', 'sherstyanye'],
    '«Шерстяные» сама стоит под «Ковры», а уровней только два.',
  ],
  [
    ['kovry', '--under', 'shtory'],
    'У категории «Ковры» есть подкатегории: «Шерстяные», «Детские». Сначала перенесите их.',
  ],
  [
    ['pledy', '--hide', '--before', 'sherstyanye'],
    '«Пледы» и «Шерстяные» стоят на разных уровнях: порядок задают среди соседей. Сначала перенесите: --under или --top.',
  ],
  [
    ['pledy', '--delete'],
    'В категории «Пледы» 1\u00a0товар, вместе со снятыми с продажи. Кому их отдать: --to КАТЕГОРИЯ',
  ],
  [['pledy', '--delete', '--to', 'pledy'], 'Товары нельзя отдать той же категории.'],
  [
    ['kovry', '--delete', '--to', 'pledy'],
    'У категории «Ковры» есть подкатегории: «Шерстяные», «Детские». Сначала перенесите их.',
  ],
])('refuses %j and changes nothing', async (parameters, reason) => {
  expect(await refusalOf(...parameters)).toBe(reason);
});

it.each([
  [['pledy']],
  [['--hide']],
  [['pledy', '--hide', '--show']],
  [['pledy', '--top', '--under', 'kovry']],
  [['pledy', '--delete', '--name', 'Одеяла']],
  [['pledy', '--to', 'kovry']],
  [['pledy', 'kovry', '--hide']],
])('explains itself after %j', async (parameters) => {
  const { code, complaints } = await run(...parameters);
  expect([code, complaints[0]]).toEqual([2, expect.stringContaining('npm run categories')]);
});
