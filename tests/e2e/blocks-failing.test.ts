import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';

/** Blocks that the server could not read, on a page that stands all the same and can be completed by one click. */
const it = withShopInBrowser({ callsFail: true });

const WENT_WRONG = 'Something went wrong!';
const AGAIN = { name: 'Попробовать ещё раз' };

/** A page opened while the shop has lost a table. */
async function openWithout(shop: ShopInBrowser, table: string, path: string): Promise<Page> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await shop.db.execute(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
  const page = await shop.open(path, DESKTOP);
  await shop.db.execute(`ALTER TABLE ${table}_gone RENAME TO ${table}`);
  return page;
}

it('the new arrivals of the home page read categories and products again §8.5 8.8 8.13', async ({
  shop,
}) => {
  const page = await openWithout(shop, 'categories', '/');
  const block = page.getByRole('region', { name: 'Новинки' });
  await block.getByText(WENT_WRONG, { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Баннеры' }).waitFor();
  await page.getByText('Не удалось загрузить категории').waitFor();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/category/', async (route) => {
    await held;
    await route.continue();
  });
  await block.getByRole('button', AGAIN).click();
  await block.getByText('Loading...', { exact: true }).waitFor();
  answer();
  await block.getByRole('link', { name: 'Диваны', exact: true }).waitFor();
  await block.getByRole('article').first().waitFor();
  expect(await page.getByText(WENT_WRONG).count()).toBe(0);
  expect(await page.getByText('Не удалось загрузить категории').count()).toBe(0);
});

it('the sidebar of the home page says so, and keeps its fallbacks and its neighbours §8.10 8.12', async ({
  shop,
}) => {
  const page = await openWithout(shop, 'site_settings', '/');
  const sidebar = page.getByRole('complementary').filter({ hasText: WENT_WRONG });
  await sidebar.getByText('+7 (000) 000-00-00').waitFor();
  expect(await page.getByRole('region', { name: 'Новинки' }).getByRole('article').count()).toBe(12);
  await page.reload();
  await sidebar.waitFor({ state: 'detached' });
});
