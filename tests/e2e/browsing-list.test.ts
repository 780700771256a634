import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { addCategory } from '../support/catalogue.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';

const CATEGORY = 99;
const TOTAL = 64;
const LIST = '/products/?category=proba';

const it = withShopInBrowser({ callsFail: true });
const { shop } = fixturesOf(it);

beforeAll(() => addCategory(shop.db, CATEGORY, TOTAL));

const names = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

/** The names that the API answers to this query. */
async function answered(query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?category=proba&${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

const sorting = (page: Page) => page.getByRole('combobox', { name: 'Сортировка' });
const more = (page: Page) => page.getByRole('button', { name: 'Показать ещё' });

const waitForQuery = (page: Page, query: Record<string, string>) =>
  expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ category: 'proba', ...query });

describe('sorting and size', () => {
  it('sorts by price both ways; the address says so, and Back undoes it §2.12 9.5 9.6', async () => {
    const page = await shop.open(LIST, DESKTOP);
    const usual = await answered('');
    expect(await names(page)).toEqual(usual);
    expect(usual).toHaveLength(20);

    await sorting(page).selectOption({ label: 'Сначала дешёвые' });
    await waitForQuery(page, { o: 'price' });
    await expect.poll(() => names(page)).toEqual(await answered('o=price'));
    expect(await names(page)).toContain('Проба 99-001');
    await sorting(page).selectOption({ label: 'Сначала дорогие' });
    await waitForQuery(page, { o: '-price' });
    await expect.poll(() => names(page)).toEqual(await answered('o=-price'));

    await page.goBack();
    await waitForQuery(page, { o: 'price' });
    await expect.poll(() => names(page)).toEqual(await answered('o=price'));
    await expect.poll(() => sorting(page).inputValue()).toBe('price');
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(usual);
    await expect.poll(() => sorting(page).inputValue()).toBe('');
  });
});

describe('«Показать ещё»', () => {
  it('is still there when the visitor comes back from a product', async () => {
    const page = await shop.open(`${LIST}&o=price`, DESKTOP);
    await more(page).click();
    await expect.poll(async () => (await names(page)).length).toBe(40);
    const shown = await names(page);
    await page.getByRole('article').nth(35).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: shown[35] ?? '' }).waitFor();
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(shown);
    await expect
      .poll(() =>
        page
          .getByRole('article')
          .nth(35)
          .evaluate((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          }),
      )
      .toBe(true);
  });
});
