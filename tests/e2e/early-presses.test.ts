import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { holdScript } from '../support/filter-screen.ts';
import { BLANK, hydrated, PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';

/** What is pressed before the scripts have come: a slow phone shows the page long before it is alive. */
const it = withShopInBrowser();
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

/** A page whose scripts come when `let go` is called, and not before. */
async function withoutScripts(
  shop: ShopInBrowser,
  path: string,
): Promise<{ page: Page; letGo: () => Promise<void> }> {
  const page = await shop.open('/cart/', PHONE);
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return {
    page,
    letGo: async () => {
      open();
      await hydrated(page);
    },
  };
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);

it('a thing goes into the cart once, however often it was pressed, and is wished for', async ({
  shop,
}) => {
  const { page, letGo } = await withoutScripts(shop, `/products/${sofa.productSlug}`);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'В корзину' }).first();
  await add.click();
  await add.locator('svg').click();
  await main.getByRole('button', { name: 'В избранное' }).first().click();
  await letGo();
  await page.getByRole('button', { name: 'Корзина, 1 товар' }).waitFor();
  await page.getByRole('link', { name: 'Избранное, 1 товар' }).waitFor();
  expect(await stored(page, 'cart')).toMatchObject([{ variantId: sofa.variant, quantity: 1 }]);
  expect(await stored(page, 'wishlist')).toHaveLength(1);
  // From here on each press counts.
  await add.click();
  await page.getByRole('status').getByText('+1', { exact: true }).waitFor();
  expect(await stored(page, 'cart')).toMatchObject([{ variantId: sofa.variant, quantity: 2 }]);
});

it('the cart opens that was asked for', async ({ shop }) => {
  const { page, letGo } = await withoutScripts(shop, '/category/');
  await page.getByRole('button', { name: 'Корзина' }).click();
  await letGo();
  await page.getByRole('dialog', { name: 'Корзина' }).waitFor();
});

it('what a part of the page that comes later was asked for happens once that part has come', async ({
  shop,
}) => {
  const page = await shop.open(BLANK, PHONE);
  const letGo = await holdScript(page);
  await page.goto('/products/?category=divany');
  await hydrated(page, 'without chunks');
  await page.getByRole('button', { name: 'Фильтры' }).click();
  // The rest of the page is alive, and its presses count once.
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByRole('button', { name: 'Корзина, 1 товар' }).waitFor();
  letGo();
  const drawer = page.getByRole('dialog', { name: 'Фильтры' });
  await drawer.waitFor();
  expect(await stored(page, 'cart')).toMatchObject([{ quantity: 1 }]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await drawer.waitFor();
});

it('what needs no script happens at once, and once: the menu, the search', async ({ shop }) => {
  const { page, letGo } = await withoutScripts(shop, '/category/');
  const menu = page.getByRole('navigation', { name: 'Меню' });
  await page.getByRole('button', { name: 'Меню' }).click();
  await menu.waitFor();
  await letGo();
  expect(await menu.isVisible()).toBe(true);

  const other = await withoutScripts(shop, '/category/');
  await other.page.getByRole('searchbox', { name: 'Поиск' }).fill('диван');
  await other.page.getByRole('button', { name: 'Найти' }).click();
  await other.page.waitForURL('**/search?q=*', { waitUntil: 'commit' });
  await other.letGo();
});
