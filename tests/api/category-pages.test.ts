import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { connectDatabase } from '#platform/database/database.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { throwError } from '../support/database-url.ts';
import { createEmptyShop } from '../support/empty-shop.ts';
import { importFeed } from '../support/feed.ts';
import { readPage } from '../support/html.ts';

/** A shop of musical instruments. */
const it = withShop(async () => {
  const databaseUrl = await createEmptyShop();
  const { pool, close } = connectDatabase(databaseUrl, 2, throwError);
  const rows = [
    ['Г-1', 'Гитара Тракай', 'Струнные > Гитары'],
    ['Г-2', 'Скрипка Нерль', 'Струнные > Скрипки'],
    ['Г-3', 'Арфа Волна', 'Струнные > Арфы'],
    ['Б-1', 'Барабан Гром', 'Ударные'],
    ...Array.from({ length: 20 }, (_, index) => [
      `Б-${index + 2}`,
      `Бубен ${index + 2}`,
      'Ударные',
    ]),
  ];
  const lines = rows.map((row) => `${row.join(';')};9000`);
  await importFeed(pool, ['Артикул;Название;Категория;Цена', ...lines].join('\n'));
  await close();
  return { databaseUrl, storefront: await builtStorefront() };
});
const { shop } = fixturesOf(it);

beforeAll(async () => {
  await shop.db.execute(sql`UPDATE categories SET hidden = true WHERE slug = 'arfy'`);
  await shop.db.execute(
    sql`INSERT INTO category_redirects SELECT 'lyutni', id FROM categories WHERE slug = 'gitary'`,
  );
});

const open = async (path: string) => {
  const { body, statusCode } = await shop.app.inject(path);
  expect(statusCode).toBe(200);
  return body;
};
/** The links of a part of the page, as `name: address`. */
const linksIn = (html: string, from: string, to: string) => {
  const start = html.indexOf(from);
  expect(start).toBeGreaterThan(0);
  const part = html.slice(start, html.indexOf(to, start));
  return Array.from(
    part.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/g),
    ([, href, inside]) => {
      const name = (inside ?? '').replaceAll(/<[^>]*>/g, '');
      return `${name}: ${href?.replace('/products/?category=', '')}`;
    },
  );
};
const crumbsOf = (html: string) => linksIn(html, 'class="breadcrumbs"', '</nav>');
const crumbDataOf = (html: string) => {
  const list = readPage(html).data.find((one) => one['@type'] === 'BreadcrumbList');
  const items = (list?.itemListElement ?? []) as { name: string }[];
  return items.map(({ name }) => name);
};

it('a shop without a name has a link «Главная» in place of the logo, and no empty column in its footer', async () => {
  const page = await open('/category/');
  expect(page).toMatch(/<a class="logo"[^>]*><span>Главная<\/span>/);
  expect(page).not.toContain('site-footer__about');
});

it('crumbs of a category and of a product name the category above', async () => {
  const list = await open('/products/?category=gitary');
  expect(crumbsOf(list)).toEqual([
    'Главная: /',
    'Категории: /category/',
    'Струнные: strunnye',
    'Гитары: gitary',
  ]);
  expect(crumbDataOf(list)).toEqual(['Главная', 'Категории', 'Струнные', 'Гитары']);
  const product = await open('/products/gitara-trakaj');
  const names = ['Главная', 'Категории', 'Струнные', 'Гитары', 'Гитара Тракай'];
  expect(crumbDataOf(product)).toEqual(names);
  expect(crumbsOf(product)).toHaveLength(names.length);
  expect(crumbDataOf(await open('/products/?category=udarnye'))).toHaveLength(3);
});

it('the page of a category with children links to them above its list, without hidden ones', async () => {
  const html = await open('/products/?category=strunnye');
  const head = 'aria-label="Разделы категории"';
  expect(linksIn(html, head, '</nav>')).toEqual(['Гитары: gitary', 'Скрипки: skripki']);
  expect(html.indexOf(head)).toBeLessThan(html.indexOf('Гитара Тракай'));
  expect(readPage(html).canonical).toMatch(/\/products\/\?category=strunnye$/);
  expect(await open('/products/?category=gitary')).not.toContain(head);
});

it('menu, panel, home page and catalogue list each category with its children', async () => {
  const inOrder = ['Струнные: strunnye', 'Гитары: gitary', 'Скрипки: skripki', 'Ударные: udarnye'];
  const home = await open('/');
  expect(linksIn(home, 'class="site-menu__categories"', 'site-menu__account')).toEqual(inOrder);
  expect(linksIn(home, 'class="catalog-panel__list"', 'catalog-panel__account')).toEqual(inOrder);
  expect(linksIn(home, 'class="category-strip"', '</section>')).toEqual(inOrder);
  expect(linksIn(await open('/category/'), 'class="category-grid"', '</main>')).toEqual(inOrder);
});

it('a category has a title of its own on all pages, and its text below the goods of the first', async () => {
  const list = '/products/?category=udarnye';
  const usual = readPage(await open(list));
  await shop.db.execute(sql`UPDATE categories SET description = 'Гремят <громко>.\n\nИ в такт — тоже.',
    seo_title = 'Барабаны «оптом»', seo_description = 'Барабаны для оркестра.' WHERE slug = 'udarnye'`);
  const text = '<p>Гремят &lt;громко&gt;.</p><p>И в такт\u00a0— тоже.</p>';
  await expect.poll(() => open(list)).toContain(text);
  const html = await open(list);
  expect(html.slice(0, html.indexOf(text)).match(/<article/g)).toHaveLength(20);
  const own = readPage(html);
  expect(own.title).toBe('Барабаны «оптом»');
  expect(own.meta.description).toBe('Барабаны для оркестра.');
  expect(own.headings).toEqual(usual.headings);
  expect(own.canonical).toBe(usual.canonical);
  expect(await open(`${list}&o=price`)).toContain(text);
  const filtered = await open(`${list}&max_price=9500`);
  expect(filtered).toContain('/products/buben-');
  expect(filtered).not.toContain('громко');
  expect(readPage(filtered).title).toBe(own.title);
  const second = await open(`${list}&page=2`);
  expect(second).not.toContain('громко');
  expect(readPage(second).title).toBe('Барабаны «оптом», страница 2');
  expect(readPage(second).meta.description).toBe(own.meta.description);
  for (const path of ['/', '/category/', '/api/category/', '/products/baraban-grom'])
    expect(await open(path)).not.toMatch(/громко|оптом|оркестра/);
  expect(await open('/products/?category=gitary')).not.toContain('category-text');
});

it('the address of a deleted category leads to the one that took its goods, with its filters', async () => {
  const { statusCode, headers } = await shop.app.inject(
    '/products/?category=lyutni&max_price=9500&o=price',
  );
  expect([statusCode, headers.location]).toEqual([
    301,
    '/products/?category=gitary&max_price=9500&o=price',
  ]);
  expect((await shop.app.inject('/products/?category=net')).statusCode).toBe(404);
});
