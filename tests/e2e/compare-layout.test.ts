import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { Product } from '#contracts/catalog.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { BLANK, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ pictures: true });
const { shop } = fixturesOf(it);
let beds: Product[];

beforeAll(async () => {
  beds = (await shop.app.inject('/api/products/?category=krovat&page_size=5')).json().results;
});

/** A page of a guest who compares beds. */
async function openComparison(options: BrowserContextOptions): Promise<Page> {
  const page = await shop.open(BLANK, options);
  const entries = beds.map(({ id, slug, first_variant: first }) => ({
    productId: id,
    variantId: first?.id,
    productSlug: slug,
  }));
  await page.evaluate((text) => localStorage.setItem('compare', text), JSON.stringify(entries));
  await page.goto('/compare');
  return page;
}

it('on a phone the things are cards beside each other, what is alike at one height §2.75', async () => {
  const page = await openComparison(PHONE);
  const cards = page.getByRole('list', { name: 'Товары в сравнении' }).getByRole('article');
  await expect.poll(() => cards.count()).toBe(beds.length);
  expect(await page.getByRole('table').count()).toBe(0);
  const terms = page.getByRole('term').filter({ hasText: /^Высота$/ });
  await expect.poll(() => terms.count()).toBe(beds.length);
  const [first, second] = [await terms.nth(0).boundingBox(), await terms.nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  expect(first?.x).toBeLessThan(second?.x ?? 0);
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(360);

  const gone = beds[1]?.name ?? '';
  await page.getByRole('button', { name: `Удалить: ${gone}` }).click();
  await expect.poll(() => cards.count()).toBe(beds.length - 1);
  expect(await page.getByRole('article', { name: gone }).count()).toBe(0);
});

it('keeps labels and names in sight while the keyboard moves a wide table', async () => {
  const page = await openComparison({ viewport: { width: 800, height: 700 } });
  const region = page.getByRole('region', { name: 'Таблица сравнения' });
  await page.getByRole('rowheader', { name: 'Ширина', exact: true }).waitFor();
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect.poll(() => region.evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
  const header = await page.getByRole('columnheader', { name: 'Товар' }).elementHandle();
  // Both at one moment: the table may still be moving.
  const apart = () =>
    region.evaluate((place, corner) => {
      const [one, other] = [place.getBoundingClientRect(), corner?.getBoundingClientRect()];
      return Math.hypot(one.x - (other?.x ?? 0), one.y - (other?.y ?? 0));
    }, header);
  await expect.poll(apart).toBeLessThan(3);
});
