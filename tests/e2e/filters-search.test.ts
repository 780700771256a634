import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { box, chips, field, names, waitForSearch } from '../support/filter-screen.ts';
import { DESKTOP, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';

/** What is found by words can be filtered too. */
let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function answered(query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?search=диван&${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

it('a search is filtered as a category is, its words and order kept', async () => {
  const page = await shop.open('/search?q=диван&o=price', DESKTOP);
  await field(page, 'Ширина до').fill('2000');
  await waitForSearch(page, { q: 'диван', o: 'price', max_width: '2000' });
  await box(page, /^В наличии/).check();
  await waitForSearch(page, { q: 'диван', o: 'price', max_width: '2000', in_stock: 'true' });
  const expected = await answered('o=price&max_width=2000&in_stock=true');
  expect(expected.length).toBeGreaterThan(0);
  await expect.poll(() => names(page)).toEqual(expected);
  expect(await chips(page).count()).toBe(3);

  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дорогие');
  await waitForSearch(page, { q: 'диван', o: '-price', max_width: '2000', in_stock: 'true' });
  for (let step = 0; step < 3; step++) await page.goBack();
  await waitForSearch(page, { q: 'диван', o: 'price' });
  await expect.poll(() => field(page, 'Ширина до').inputValue()).toBe('');
});

it('where no result passes, it leads out', async () => {
  const page = await shop.open('/search?q=диван&max_width=10', {
    ...DESKTOP,
    reducedMotion: 'reduce',
  });
  await page.getByText('No products found for selected filters.', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await page.getByRole('link', { name: /^Без ограничения по ширине — / }).click();
  await waitForSearch(page, { q: 'диван' });
  await expect.poll(() => names(page)).toEqual(await answered(''));
});

it('without a script the filters of a search are a form', async () => {
  const page = await shop.open('/search?q=диван', { ...DESKTOP, javaScriptEnabled: false });
  await field(page, 'Ширина до').fill('2000');
  await page.getByRole('button', { name: 'Показать товары' }).click();
  expect(new URL(page.url()).searchParams.get('q')).toBe('диван');
  expect(await names(page)).toEqual(await answered('max_width=2000'));
});
