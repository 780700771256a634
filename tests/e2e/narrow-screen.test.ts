import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';

/** What long names and numbers do to a narrow screen. */
let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const SMALL = { ...PHONE, viewport: { width: 360, height: 740 } };

const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

it('many goods that were seen make a page that is missing no wider than the screen', async () => {
  const seen = Array.from({ length: 6 }, (_, index) => ({
    slug: `divan-${index}`,
    name: `Диван угловой №\u00a0${index}`,
    variantSlug: '',
    photo: '/drawings/products/divan/photo.svg',
  }));
  const page = await shop.open('/net-takoj-stranicy', {
    ...SMALL,
    stored: { recently_seen: JSON.stringify(seen) },
  });
  await page.getByRole('region', { name: 'Вы смотрели' }).waitFor();
  expect(await sideways(page)).toBe(0);
  shop.complaints.splice(0);
});
