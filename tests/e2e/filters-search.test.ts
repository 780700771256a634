import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { expectAccessible } from '../support/accessible.ts';
import { box, field, names, waitForSearch } from '../support/filter-screen.ts';
import { DESKTOP, openShop, PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';

/** What is found by words can be filtered too. */
const it = withShopInBrowser();
const { shop } = fixturesOf(it);

async function answered(query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?search=диван&${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

it('where no result passes, it leads out', async () => {
  const page = await shop.open('/search?q=диван&max_width=10', {
    ...DESKTOP,
    reducedMotion: 'reduce',
  });
  await page.getByText('No products found for selected filters.', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await page.getByRole('link', { name: /^Без ограничения по ширине\s— / }).click();
  await waitForSearch(page, { q: 'диван' });
  await expect.poll(() => names(page)).toEqual(await answered(''));
});

it('without a script the filters of a search are a form', async () => {
  const page = await shop.open('/search?q=диван', { ...DESKTOP, javaScriptEnabled: false });
  await field(page, 'Ширина до').fill('2000');
  await page.getByRole('button', { name: 'Показать товары' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('max_width')).toBe('2000');
  expect(new URL(page.url()).searchParams.get('q')).toBe('диван');
  await expect.poll(() => names(page)).toEqual(await answered('max_width=2000'));
});

/** The calls for the facets of a search that a page made. */
function facetCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/facets/')) calls.push(request.url());
  });
  return calls;
}

it('a search page comes before its filters are counted, which takes one call beside the list', async () => {
  const { body } = await shop.app.inject('/search?q=диван');
  expect(body).toContain('name="max_width"');
  expect(body).not.toContain('name="type_of_product"');

  const page = await shop.open('/', DESKTOP);
  const calls = facetCalls(page);
  await page.goto(new URL('/search?q=диван', page.url()).href);
  const straight = box(page, /^Диван прямой/);
  await straight.check();
  await waitForSearch(page, { q: 'диван', type_of_product: 'диван прямой' });
  expect(calls).toHaveLength(2);
  await expect.poll(() => names(page)).toEqual(await answered('type_of_product=диван прямой'));
});

it('a search page with a filter comes with its filters counted', async () => {
  const { body } = await shop.app.inject('/search?q=диван&max_width=2500');
  expect(body).toContain('name="type_of_product"');
});

it('on a phone the filters of a search are counted when they are opened', async () => {
  const page = await shop.open('/', PHONE);
  const calls = facetCalls(page);
  await page.goto(new URL('/search?q=диван', page.url()).href);
  const opener = page.getByRole('button', { name: 'Фильтры', exact: true });
  await opener.waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await opener.click();
  await box(page, /^Диван прямой/).waitFor();
  expect(calls).toHaveLength(1);
});

describe('where calls fail', () => {
  let failing: ShopInBrowser;
  beforeAll(async () => {
    failing = await openShop({ callsFail: true });
  });
  afterAll(() => failing.close());

  it('filters that could not be counted say so, and come with another try', async () => {
    const page = await failing.open('/', DESKTOP);
    let isAway = true;
    await page.route('**/facets/**', (route) => (isAway ? route.abort() : route.continue()));
    await page.goto(new URL('/search?q=диван', page.url()).href);
    await page.getByText('Не удалось загрузить фильтры.').waitFor();
    expect(await field(page, 'Ширина до').isEnabled()).toBe(true);
    isAway = false;
    await page.getByRole('button', { name: 'Повторить' }).click();
    await box(page, /^Диван прямой/).waitFor();
  });
});
