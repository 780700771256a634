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
const addresses: string[] = Object.values(officePages).map(({ path }) => path);

it.beforeAll(async () => {
  const number = await place({ customer_name: 'Константин Константинопольский' });
  for (const phone of ['+7 (000) 000-01-01', '+7 (000) 000-02-02']) {
    await shop.app.inject({ method: 'POST', url: '/callback/request/', payload: { phone } });
  }
  const owner = await office.complete('owner');
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  if (!sofa) throw new Error('The demo has such a sofa');
  await setVariant(shop.db, sofa.variant, { stock: 7 });
  const count = await owner.call('POST', '/api/admin/stock/counts/', { category: 'divany' });
  const { load, look } = importerOf(shop, owner);
  const table = `${TABLE_HEADER}\nСКАМ-1;Скамья для прихожей с ящиком;Прихожие;12990`;
  const done = await load('прайс поставщика на осень.csv', table);
  const waiting = await look('ещё один прайс поставщика.csv', table.replace('12990', '14990'));
  addresses.push(
    redirectsPath,
    handbookPath,
    ...shopParts.map((part) => `/shop/${part}`),
    '/goods/table',
    `/goods/${sofa.product}`,
    '/goods?state=sold_out&sort=price',
    `/orders/${number}`,
    `/orders/${number}/print`,
    `/stock/counts/${count.json().id}`,
    '/categories/1',
    '/pages/about',
    '/shop/documents',
    '/imports/pictures',
    `/imports/${done.id}`,
    `/imports/${waiting.id}`,
  );
  page = await office.openAs('owner', '/admin/');
});

/** Of the bar over the screens of a phone, px. */
const headerHeight = () =>
  page.locator('.shell__side').evaluate((one) => one.getBoundingClientRect().height);

describe('the screens of the office', () => {
  it.for([360, 768, 1024, 1440])(
    'at %i px scroll one way, break no word of a button, and lay nothing over another',
    async (width) => {
      // So high that all is seen and no bar at the edge of the window hides anything.
      await page.setViewportSize({ width, height: 5000 });
      for (const address of addresses) {
        await page.goto(`/admin${address}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expect.poll(() => page.locator('.waiting').count()).toBe(0);
        expect.soft(await layoutFaults(page), `${address} at ${width} px`).toEqual([]);
        if (width < 900) expect.soft(await headerHeight(), address).toBeLessThanOrEqual(56);
      }
    },
  );
});
