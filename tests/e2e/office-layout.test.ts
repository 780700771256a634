import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pickVariants, setVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { importerOf, TABLE_HEADER } from '#tests/support/import-tasks.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { BUSY_OFFICE, placesIn } from '#tests/support/office-screen.ts';
import { handbookPath, officePages, redirectsPath } from '../../src/admin/screens.ts';
import { shopParts } from '../../src/admin/shop-parts.ts';

const it = withShopInBrowser(BUSY_OFFICE);
const { shop, office } = fixturesOf(it);
const place = placesIn(shop);
let page: Page;
let number: string;
let product: number;
let count: number;
let done: number;
let waiting: number;

const always: string[] = [
  ...Object.values(officePages).map(({ path }) => path),
  redirectsPath,
  handbookPath,
  ...shopParts.map((part) => `/shop/${part}`),
  '/goods/table',
  '/goods?state=sold_out&sort=price',
  '/categories/1',
  '/pages/about',
  '/shop/documents',
  '/shop/keeping',
  '/imports/pictures',
];

/** Screens by name, and where they are once the shop stands. */
const screens: [string, () => string][] = [
  ...always.map((path): [string, () => string] => [path, () => path]),
  ['a product', () => `/goods/${product}`],
  ['an order', () => `/orders/${number}`],
  ['the sheet of an order', () => `/orders/${number}/print`],
  ['a count of stock', () => `/stock/counts/${count}`],
  ['an import that is done', () => `/imports/${done}`],
  ['an import that waits', () => `/imports/${waiting}`],
];

it.beforeAll(async () => {
  number = await place({ customer_name: 'Константин Константинопольский' });
  for (const phone of ['+7 (000) 000-01-01', '+7 (000) 000-02-02']) {
    await shop.app.inject({ method: 'POST', url: '/callback/request/', payload: { phone } });
  }
  const owner = await office.complete('owner');
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  if (!sofa) throw new Error('The demo has such a sofa');
  product = sofa.product;
  await setVariant(shop.db, sofa.variant, { stock: 7 });
  const begun = await owner.call('POST', '/api/admin/stock/counts/', { category: 'divany' });
  count = begun.json().id;
  const { load, look } = importerOf(shop, owner);
  const table = `${TABLE_HEADER}\nСКАМ-1;Скамья для прихожей с ящиком;Прихожие;12990`;
  done = (await load('прайс поставщика на осень.csv', table)).id;
  waiting = (await look('ещё один прайс поставщика.csv', table.replace('12990', '14990'))).id;
  page = await office.openAs('owner', '/admin/');
});

/** Of the bar over the screens of a phone, px. */
const headerHeight = () =>
  page.locator('.shell__side').evaluate((one) => one.getBoundingClientRect().height);

describe('the screens of the office', () => {
  it.for(screens)(
    '%s scrolls one way, breaks no word of a button, and lays nothing over another, at four widths',
    async ([, address]) => {
      await page.goto(`/admin${address()}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const width of [360, 768, 1024, 1440]) {
        // So high that all is seen and no bar at the edge of the window hides anything.
        await page.setViewportSize({ width, height: 5000 });
        await expect.poll(() => page.locator('.waiting').count()).toBe(0);
        expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
        if (width < 900) expect.soft(await headerHeight()).toBeLessThanOrEqual(56);
      }
    },
  );
});
