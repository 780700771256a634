import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { PHONE } from '../support/shop-in-browser.ts';
import { inCart } from '../support/stored-lists.ts';

/** The screen of a phone: one line at the top, one bar at the bottom. */
const it = withShopInBrowser();
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const SMALL = { ...PHONE, viewport: { width: 360, height: 740 } };
const product = () => `/products/${sofa.productSlug}/variant/${sofa.variantSlug}`;
const header = (page: Page) => page.getByRole('banner');
const tools = (page: Page) => page.locator('.site-header__tools');
const bar = (page: Page) => page.locator('.page-bar');
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no place on the screen');
  return box;
};
const scrollPage = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

it.for(['/', '/products/?category=divany', '/search?q=диван', '/checkout/'])(
  'of the header 48 px stay when %s is scrolled, and the bar at the bottom takes at most 60',
  async (path, { shop }) => {
    const page = await shop.open(path, { ...SMALL, stored: inCart(sofa) });
    await scrollPage(page, 600);
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(header(page));
        return y + height;
      })
      .toBeLessThanOrEqual(48);
    const { y, height } = await boxOf(tools(page));
    expect(height).toBeLessThanOrEqual(60);
    expect(y + height).toBe(740);
  },
);

it('a product has its name and price in sight, and its button in the bar until the own one is', async ({
  shop,
}) => {
  const page = await shop.open(product(), SMALL);
  await bar(page).getByText(sofa.name).waitFor();
  expect(await bar(page).textContent()).toContain('54\u00a0990\u00a0₽');
  await tools(page).getByRole('button', { name: 'Заказать звонок' }).waitFor();
  expect(
    await tools(page)
      .getByRole('button', { name: /^Корзина/ })
      .count(),
  ).toBe(0);

  await bar(page).getByRole('button', { name: 'В корзину' }).click();
  const toCart = bar(page).getByRole('link', { name: 'В корзине: 1, перейти' });
  await toCart.waitFor();
  expect(await toCart.getAttribute('href')).toBe('/cart/');
  expect(await toCart.textContent()).toContain('54\u00a0990\u00a0₽');

  const own = page.getByRole('main').getByRole('button', { name: 'В корзину' }).first();
  await own.scrollIntoViewIfNeeded();
  await tools(page).getByRole('button', { name: 'Корзина, 1 товар' }).waitFor();
  expect(await bar(page).getByRole('button').count()).toBe(0);
});

it('cart and checkout keep the sum and the button in sight', async ({ shop }) => {
  const page = await shop.open('/cart/', { ...SMALL, stored: inCart(sofa) });
  await bar(page).getByText('54 990,00 ₽').waitFor();
  await bar(page).getByRole('link', { name: 'Оформить заказ' }).click();
  await page.waitForURL('**/checkout/');
  await bar(page).getByText('54 990,00 ₽').waitFor();
  await bar(page).getByRole('button', { name: 'Подтвердить заказ' }).click();
  await page.getByText('Это поле обязательно').first().waitFor();
});

it('nothing leads away from the checkout but the menu', async ({ shop }) => {
  const page = await shop.open('/checkout/', { ...SMALL, stored: inCart(sofa) });
  expect((await boxOf(header(page))).height).toBeLessThanOrEqual(48);
  expect(await page.getByRole('searchbox', { name: 'Поиск' }).isVisible()).toBe(false);
  await header(page).getByRole('button', { name: 'Меню' }).click();
  await page
    .getByRole('navigation', { name: 'Меню' })
    .getByRole('link', { name: 'Диваны', exact: true })
    .waitFor();
});

it('the path to a page is one line', async ({ shop }) => {
  const page = await shop.open(product(), SMALL);
  const crumbs = page.getByRole('navigation', { name: 'Хлебные крошки' });
  expect((await boxOf(crumbs.getByRole('list'))).height).toBeLessThan(40);
});
