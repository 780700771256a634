import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { names } from '../support/filter-screen.ts';
import { DESKTOP, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser();

const SOFAS = '/products/?category=divany';

it('popular filters stand above a list and narrow it, without a script too', async ({ shop }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await shop.open(SOFAS, { ...DESKTOP, javaScriptEnabled });
    const popular = page.getByRole('navigation', { name: 'Популярные фильтры' }).getByRole('link');
    const texts = await popular.allTextContents();
    expect(texts.length).toBeGreaterThan(3);
    expect(texts).toContain('В наличии');
    await popular.getByText('В наличии', { exact: true }).click();
    await page.waitForURL(/in_stock=true/);
    const answer = await shop.app.inject('/api/products/?category=divany&in_stock=true');
    await expect
      .poll(() => names(page))
      .toEqual(answer.json().results.map(({ name }: { name: string }) => name));
    await expect.poll(() => popular.allTextContents()).not.toContain('В наличии');
  }
});

it('on a phone they are one line that scrolls inside the page', async ({ shop }) => {
  const page = await shop.open(SOFAS, PHONE);
  const line = page.getByRole('navigation', { name: 'Популярные фильтры' });
  const box = await line.boundingBox();
  expect(box?.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
