import { beforeAll, describe, expect } from 'vitest';
import { telemetryCalls } from '#contracts/calls/telemetry.ts';
import type { Category, Product } from '#contracts/catalog.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let categories: Category[];

beforeAll(async () => {
  categories = (await shop.app.inject('/api/category/')).json();
});

describe('a page that is not there', () => {
  it('is found out on the way to it, too', async () => {
    const page = await shop.open('/products/?category=zerkala');
    await shop.db.execute(`UPDATE products SET slug = slug || '-2' WHERE category_id = 17`);
    await shop.db.execute('DELETE FROM moved_products');
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Диваны' }).click();
    await page.getByRole('heading', { level: 1, name: 'Диваны' }).waitFor();
  });
});

it('a page that fails on the way says so in the shell, and opens when asked again §8.61', async () => {
  const page = await shop.open('/products/?category=pufy');
  const failing = '**/api/products/*/';
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { detail: 'Беда' } }));
  const link = page.getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.getByText('Something went wrong!', { exact: true }).waitFor();
  expect(await page.getByText('Беда').count()).toBe(0);
  await page.unroute(failing);
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

it('the footer has the first five categories, information, service, seller, year and a policy that is a PDF §2.39 2.115-118 2.136 9.17', async () => {
  const page = await shop.open();
  const footer = page.getByRole('contentinfo');
  const linksUnder = (heading: string) =>
    footer
      .getByRole('region', { name: heading })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await linksUnder('Категории')).toEqual([
    ...categories.slice(0, 5).map(({ name, slug }) => [name, `/products/?category=${slug}`]),
    ['Все категории', '/category/'],
  ]);
  expect(await linksUnder('Покупателям')).toEqual([
    ['Заказы и возврат', '/?page=orders-returns'],
    ['Доставка', '/?page=delivery'],
    ['О компании', '/?page=about-company'],
    ['Контакты', '/?page=contacts'],
  ]);
  expect(await linksUnder('Сервис')).toEqual([
    ['Отслеживание заказа', '/orders/find'],
    ['Избранное', '/wishlist'],
    ['Сравнение', '/compare'],
    ['Корзина', '/cart/'],
  ]);
  await footer.getByText('ИНН 0000000000').waitFor();
  expect(await footer.getByText('©').textContent()).toContain(String(new Date().getFullYear()));
  const policy = footer.getByRole('link', { name: 'Политика конфиденциальности' });
  expect(await policy.getAttribute('href')).toBe('/policy.pdf');
  const file = await shop.app.inject('/policy.pdf');
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('moving about asks the public API for what is new, and for nothing else §7.23-25 7.27 9.1', async () => {
  const page = await shop.open();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isFile = /\.(js|css|svg|woff2|avif|webp|jpg)$/.test(pathname);
    // The record of the visit goes when the page is at rest, whenever that is.
    if (!isFile && pathname !== telemetryCalls.collect.url)
      calls.push(`${request.method()} ${decodeURIComponent(pathname + search)}`);
  });
  const asked = () => calls.splice(0).sort();

  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.getByRole('navigation', { name: 'Меню' });
  await menu.getByRole('link', { name: 'Категории' }).click();
  await page.getByRole('heading', { level: 1, name: 'Все категории' }).waitFor();
  expect(asked()).toEqual(['GET /api/category/']);

  await page.getByRole('main').getByRole('link', { name: 'Пуфы' }).click();
  await page.getByRole('heading', { level: 1, name: 'Пуфы' }).waitFor();
  expect(asked()).toEqual([
    'GET /api/category/pufy/',
    'GET /api/products/?category=pufy&page=1&page_size=20',
    'GET /api/products/facets/?category=pufy',
  ]);

  const { results } = (await shop.app.inject('/api/products/?category=pufy')).json();
  const { slug, name, first_variant: first }: Product = results[0];
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(asked()).toEqual([
    `GET /api/products/${slug}/`,
    `GET /api/products/${slug}/companions/?variant=${first?.slug}`,
    `GET /api/products/${slug}/similar/?page_size=4`,
  ]);

  await page.getByRole('banner').getByRole('link', { name: 'Горница, на главную' }).click();
  await page.getByRole('region', { name: 'Баннеры' }).waitFor();
  // The photographs of the slides and of the categories are of few pages; no other carries them.
  expect(asked()).toEqual([
    'GET /api/category/',
    'GET /api/new_products/',
    'GET /callback/site-settings/',
  ]);
});

it('no address of a stranger calls a page of the shop a preview', async () => {
  const unknown = 'a'.repeat(43);
  for (const path of [`/products/?preview=${unknown}`, '/?preview=zzz']) {
    const page = await shop.open(path);
    await page.getByRole('contentinfo').waitFor();
    expect(await page.getByRole('complementary', { name: 'Предпросмотр' }).count()).toBe(0);
  }
});
