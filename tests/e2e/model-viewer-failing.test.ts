import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allowSlowGraphics,
  dialogOf,
  opener,
  openProduct,
  shown,
  viewerOf,
} from '../support/model-viewer.ts';
import { hydrated, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';

const photo = (page: Page) => page.getByRole('region', { name: 'Фотографии' }).getByRole('img');

allowSlowGraphics();

describe('where things go wrong', () => {
  let shop: ShopInBrowser;
  /** The first 3D view of a page costs seven seconds of software rendering. */
  let page: Page;
  beforeAll(async () => {
    shop = await openShop({ pictures: true, callsFail: true });
    page = await openProduct(shop);
  });
  afterAll(() => shop.close());

  it('a model that does not come is said so, and may be asked for again', async () => {
    await page.route('**/models/products/**', (route) => route.fulfill({ status: 500 }));
    await opener(page).click();
    const message = page.getByRole('alert').getByText('Модель не загрузилась.', { exact: false });
    await message.waitFor();
    expect(await viewerOf(page).count()).toBe(0);
    await page.unroute('**/models/products/**');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await shown(page);
    await message.waitFor({ state: 'detached' });
  });

  it('a variant whose model does not come leaves the last one, and the photos stay', async () => {
    if (!(await dialogOf(page).isVisible())) await opener(page).click();
    await shown(page);
    await page.route('**/models/products/**', (route) => route.abort());
    await dialogOf(page).getByRole('radio', { name: 'Рогожка, песочный' }).click();
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await photo(page).first().isVisible()).toBe(true);
  });

  it('a viewer that does not come: the page offers to be loaded anew', async () => {
    await page.reload();
    await hydrated(page);
    await page.route('**/assets/model-dialog-*.js*', (route) => route.abort());
    await opener(page).click();
    await page.getByRole('button', { name: 'Обновить страницу' }).waitFor();
    expect(await photo(page).first().isVisible()).toBe(true);
  });
});

describe('a browser without WebGL', () => {
  let shop: ShopInBrowser;
  beforeAll(async () => {
    shop = await openShop({ pictures: true, flags: ['--disable-3d-apis'] });
  });
  afterAll(() => shop.close());

  it('keeps its photos, says why, and loads no viewer', async () => {
    const page = await openProduct(shop);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await opener(page).click();
    await page.getByRole('status').getByText('Этот браузер не показывает 3D.').waitFor();
    expect(await photo(page).first().isVisible()).toBe(true);
    expect(asked.filter((url) => /model/.test(url))).toEqual([]);
  });
});
