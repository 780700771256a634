import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { addProducts } from '../support/catalogue.ts';
import { PHONE } from '../support/shop-in-browser.ts';

const POUFS = 8;

const it = withShopInBrowser();

it.beforeAll(({ shop }) => addProducts(shop.db, POUFS, 20));

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const cards = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

it('without a script one still gets from the home page to a variant §6.1', async ({ shop }) => {
  const page = await shop.open('/', { ...PHONE, javaScriptEnabled: false });
  const main = page.getByRole('main');
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);

  // The panel and the menu are the browser's own popovers.
  await page.getByRole('button', { name: 'Каталог' }).click();
  const panel = page.getByRole('complementary', { name: 'Каталог' });
  await panel.getByRole('link', { name: 'Кресла' }).click();
  expect(await heading(page)).toBe('Кресла');
  await page.getByRole('button', { name: 'Меню' }).click();
  await page
    .getByRole('navigation', { name: 'Меню' })
    .getByRole('link', { name: 'Категории' })
    .click();
  expect(await heading(page)).toBe('Все категории');

  await main.getByRole('link', { name: 'Пуфы' }).click();
  expect(await heading(page)).toBe('Пуфы');
  const first = await cards(page);
  expect(first).toHaveLength(20);
  expect(await page.getByRole('button', { name: 'Показать ещё' }).isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  expect(query()).toEqual({ category: 'pufy', page: '2' });
  const second = await cards(page);
  expect(second.length).toBeGreaterThanOrEqual(4);
  expect(first).not.toEqual(expect.arrayContaining(second));

  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дорогие');
  await page.getByRole('combobox', { name: 'На странице' }).selectOption('50');
  await main.getByRole('button', { name: 'Показать', exact: true }).click();
  expect(query()).toEqual({ category: 'pufy', o: '-price', page_size: '50' });
  const { results } = (
    await shop.app.inject('/api/products/?category=pufy&o=-price&page_size=50')
  ).json();
  expect(await cards(page)).toEqual(results.map(({ name }: { name: string }) => name));

  const product = results.find((one: { variants: unknown[] }) => one.variants.length > 1);
  await page.getByRole('article', { name: product.name }).getByRole('link').click();
  expect(await heading(page)).toBe(product.name);
  const radios = main.getByRole('radiogroup').first().getByRole('radio');
  // No arrow keys without a script: every option is a stop for Tab.
  expect(
    await radios.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex !== 0).length),
  ).toBe(0);
  const other = radios.and(main.locator('[aria-checked="false"]')).first();
  const path = (await other.getAttribute('href')) ?? '';
  await other.click();
  expect(new URL(page.url()).pathname).toBe(path);
  const checked = main.getByRole('radio', { checked: true }).first();
  expect(await checked.getAttribute('href')).toBe(path);
  const chosen = product.variants.find(({ slug }: { slug: string }) => path.endsWith(`/${slug}`));
  await main.getByText(chosen.code, { exact: true }).waitFor();

  await main.getByText(product.description.slice(0, 40)).waitFor();
  await main.getByText('Страна производства').waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  expect(await page.getByText('Отзывов пока нет.').isVisible()).toBe(false);
});

it('nothing is on show that would put into a cart, nor a word of loading; it is said why', async ({
  shop,
}) => {
  const page = await shop.open('/products/?category=pufy', { ...PHONE, javaScriptEnabled: false });
  const isShown = (name: string) => page.getByRole('button', { name }).first().isVisible();
  expect([await isShown('В корзину'), await isShown('Корзина')]).toEqual([false, false]);
  await page.getByRole('article').first().getByRole('link').click();
  // Not found by its text: for Playwright there is none in <noscript>.
  const said = page.getByRole('main').locator('noscript p').first();
  await said.waitFor();
  expect(await said.textContent()).toBe(
    'Включите JavaScript в\u00a0настройках браузера, и\u00a0корзина заработает.',
  );
  expect([await isShown('В корзину'), await isShown('Увеличить')]).toEqual([false, false]);
  for (const path of ['/cart/', '/checkout/', '/wishlist', '/compare', '/account/']) {
    await page.goto(path);
    await said.waitFor();
    expect([path, await page.getByText('Loading...').isVisible()]).toEqual([path, false]);
  }
});

it('nothing is on show that only a script could move', async ({ shop }) => {
  const page = await shop.open('/', { ...PHONE, javaScriptEnabled: false });
  for (const name of ['Следующий', 'Остановить']) {
    expect(await page.getByRole('button', { name }).isVisible()).toBe(false);
  }
  await page.getByText('Мы на связи').filter({ visible: true }).first().click();
  await page.getByRole('main').getByText('9:00–18:00').waitFor();
});
