import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Category, Product } from '#contracts/catalog.ts';
import { apiPaths } from '#contracts/paths.ts';
import {
  DESKTOP,
  hydrated,
  openShop,
  PHONE,
  type ShopInBrowser,
} from '../support/shop-in-browser.ts';

let shop: ShopInBrowser;
let categories: Category[];

beforeAll(async () => {
  shop = await openShop();
  categories = (await shop.app.inject('/api/category/')).json();
});
afterAll(() => shop.close());

describe('a page that is not there', () => {
  it('has the status 404 and a way out', async () => {
    const page = await shop.open('/cart/', DESKTOP);
    for (const path of [
      '/net-takoy-stranicy',
      '/products/net-takogo-tovara',
      '/products/net-takogo-tovara/variant/i-varianta',
      '/products/?category=net-takoy-kategorii',
      '/kartinka.png',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
      expect(await page.title()).toBe('Страница не найдена — Горница');
    }
    await page.getByRole('main').getByRole('link', { name: 'Выбрать категорию' }).click();
    await page.getByRole('heading', { level: 1, name: 'Все категории' }).waitFor();
    shop.complaints.splice(0);
    await page.context().close();
  });

  it('is found out on the way to it, too', async () => {
    const page = await shop.open('/products/?category=zerkala', DESKTOP);
    await shop.db.execute('UPDATE products SET withdrawn = true WHERE category_id = 17');
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Диваны' }).click();
    await page.getByRole('heading', { level: 1, name: 'Диваны' }).waitFor();
    shop.complaints.splice(0);
    await page.context().close();
  });
});

it('a page that fails on the way says so in the shell, and opens when asked again', async () => {
  const page = await shop.open('/products/?category=pufy', DESKTOP);
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
  shop.complaints.splice(0);
  await page.context().close();
});

/** Opens by its button, closes by Esc, by a click outside, and by going somewhere. */
async function opensAndCloses(page: Page, opener: Locator, box: Locator, link: Locator) {
  for (const close of [
    () => page.keyboard.press('Escape'),
    // Above the tools at the foot of the window.
    () => page.mouse.click(355, 700),
    () => link.click(),
  ]) {
    expect(await box.isVisible()).toBe(false);
    await opener.click();
    await box.waitFor();
    await close();
    await box.waitFor({ state: 'hidden' });
  }
}

describe('the header', () => {
  it('has a menu that opens on a phone, and closes by Esc or a click outside', async () => {
    const page = await shop.open('/cart/', PHONE);
    const menu = page.getByRole('navigation', { name: 'Меню' });
    const opener = page.getByRole('button', { name: 'Меню' });
    await opensAndCloses(page, opener, menu, menu.getByRole('link', { name: 'Категории' }));
    await page.waitForURL('**/category/');
    await page.context().close();
  });

  it('has the same menu at every width, with two links more where there is room', async () => {
    const page = await shop.open('/', { viewport: { width: 768, height: 900 } });
    const menu = page.getByRole('navigation', { name: 'Меню' });
    const opener = page.getByRole('button', { name: 'Меню' });
    const names = categories.map(({ name }) => name);
    const shown = () => menu.getByRole('link').filter({ visible: true }).allTextContents();
    const information = ['Заказы и возврат', 'Доставка'];
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await menu.isVisible()).toBe(false);
      await opener.click();
      expect(await shown()).toEqual(['Главная', ...information, 'Категории', ...names]);
      // The page is scrolled, the row of the header stays, the menu hangs below it.
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 600);
      await opener.click();
      await expect
        .poll(async () => {
          const [row, box] = [await opener.boundingBox(), await menu.boundingBox()];
          return (box?.y ?? 0) >= (row?.y ?? 0) + (row?.height ?? 0);
        })
        .toBe(true);
      await page.mouse.click(width / 2, 880);
      await menu.waitFor({ state: 'hidden' });
    }
    await page.goto('/cart/');
    await page.setViewportSize({ width: 767, height: 900 });
    await hydrated(page);
    await opener.click();
    expect(await shown()).toEqual([
      'Главная',
      'Категории',
      ...names,
      ...['Войти', 'Регистрация', '+7 (000) 000-00-00', 'hello@gornitsa.example'],
    ]);
    await page.context().close();
  });

  it('has a menu that says where one is, and leads on', async () => {
    const page = await shop.open('/?page=delivery', DESKTOP);
    const menu = page.getByRole('navigation', { name: 'Меню' });
    const opener = page.getByRole('button', { name: 'Меню' });
    await opener.click();
    const here = () => menu.locator('[aria-current=page]').allTextContents();
    expect(await here()).toEqual(['Доставка']);
    await menu.getByRole('link', { name: 'Пуфы' }).click();
    await page.getByRole('heading', { level: 1, name: 'Пуфы' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await opener.click();
    expect(await here()).toEqual(['Пуфы']);
    await page.context().close();
  });

  it('has a menu that asks again for categories that could not be read', async () => {
    await shop.db.execute('ALTER TABLE categories RENAME TO categories_gone');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await shop.open('/cart/', DESKTOP);
    await shop.db.execute('ALTER TABLE categories_gone RENAME TO categories');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/category/', async (route) => {
      await held;
      await route.continue();
    });
    const menu = page.getByRole('navigation', { name: 'Меню' });
    await page.getByRole('button', { name: 'Меню' }).click();
    await menu.getByText('Something went wrong!', { exact: true }).waitFor();
    await menu.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await menu.getByText('Loading', { exact: true }).waitFor();
    answer();
    await menu.getByRole('link', { name: 'Диваны', exact: true }).waitFor();
    shop.complaints.splice(0);
    await page.context().close();
  });

  it('has a side panel with every category, its icon, and the contacts', async () => {
    // The empty cart has nothing to hit where the click outside goes.
    const page = await shop.open('/cart/', PHONE);
    const panel = page.getByRole('complementary', { name: 'Каталог' });
    const links = panel.getByRole('list').first().getByRole('link');
    const opener = page.getByRole('button', { name: 'Каталог' });
    await opener.click();
    expect(await links.allTextContents()).toEqual(categories.map(({ name }) => name));
    expect(await links.locator('svg').count()).toBe(categories.length);
    for (const text of ['Канал в Telegram', '9:00–18:00', 'г. Примерск', '+7 (000) 000-00-00']) {
      expect(await panel.getByText(text).isVisible()).toBe(true);
    }
    await panel.getByRole('button', { name: 'Закрыть' }).click();
    await panel.waitFor({ state: 'hidden' });
    await opensAndCloses(page, opener, panel, links.filter({ hasText: 'Пуфы' }));
    await page.waitForURL('**/products/?category=pufy');
    await page.context().close();
  });

  it('has phone and e-mail as links', async () => {
    const page = await shop.open('/', DESKTOP);
    const header = page.getByRole('banner');
    const href = (name: string) =>
      header.getByRole('link', { name }).filter({ visible: true }).getAttribute('href');
    expect(await href('+7 (000) 000-00-00')).toBe('tel:+70000000000');
    expect(await href('hello@gornitsa.example')).toBe('mailto:hello@gornitsa.example');
    await page.context().close();
  });
});

it('the footer has the first five categories, information, service, seller, year and a policy that is a PDF', async () => {
  const page = await shop.open('/', DESKTOP);
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
    ['Отслеживание заказа', '/account/'],
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
  await page.context().close();
});

it('moving about asks the public API for what is new, and for nothing else', async () => {
  const page = await shop.open('/', DESKTOP);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isFile = /\.(js|css|svg|woff2)$/.test(pathname);
    // The record of the visit goes when the page is at rest, whenever that is.
    if (!isFile && pathname !== apiPaths.telemetry)
      calls.push(`${request.method()} ${decodeURIComponent(pathname + search)}`);
  });
  const asked = () => calls.splice(0).sort();

  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.getByRole('navigation', { name: 'Меню' });
  await menu.getByRole('link', { name: 'Категории' }).click();
  await page.getByRole('heading', { level: 1, name: 'Все категории' }).waitFor();
  expect(asked()).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Пуфы' }).click();
  await page.getByRole('heading', { level: 1, name: 'Пуфы' }).waitFor();
  expect(asked()).toEqual([
    'GET /api/category/pufy/',
    'GET /api/products/?category=pufy&page=1&page_size=20',
  ]);

  const { results } = (await shop.app.inject('/api/products/?category=pufy')).json();
  const { slug, name }: Product = results[0];
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(asked()).toEqual([
    'GET /api/products/?category=pufy&page_size=5',
    `GET /api/products/${slug}/`,
  ]);

  await page.getByRole('banner').getByRole('link', { name: 'Горница, на главную' }).click();
  await page.getByRole('region', { name: 'Баннеры' }).waitFor();
  expect(asked()).toEqual(['GET /api/new_products/']);
  await page.context().close();
});
