import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DESKTOP, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';

/** Blocks that the server could not read, on a page that stands all the same and can be completed by one click. */
let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShop({ callsFail: true });
});
afterAll(() => shop.close());

const WENT_WRONG = 'Something went wrong!';
const AGAIN = { name: 'Попробовать ещё раз' };

/** A page opened while the shop has lost a table. */
async function openWithout(table: string, path: string): Promise<Page> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await shop.db.execute(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
  const page = await shop.open(path, DESKTOP);
  await shop.db.execute(`ALTER TABLE ${table}_gone RENAME TO ${table}`);
  return page;
}

it('the new arrivals of the home page read categories and products again §8.5 8.8 8.13', async () => {
  const page = await openWithout('categories', '/');
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

it('the sidebar of the home page says so, and keeps its fallbacks and its neighbours §8.10 8.12', async () => {
  const page = await openWithout('site_settings', '/');
  const sidebar = page.getByRole('complementary').filter({ hasText: WENT_WRONG });
  await sidebar.getByText('+7 (000) 000-00-00').waitFor();
  expect(await page.getByRole('region', { name: 'Новинки' }).getByRole('article').count()).toBe(12);
  await page.reload();
  await sidebar.waitFor({ state: 'detached' });
});
