import { afterAll, beforeAll, expect, it } from 'vitest';
import { box, chips, field, names, waitForSearch } from '../support/filter-screen.ts';
import { type MountedShop, mountShop } from '../support/mounted/mounted-shop.ts';

/** What is found by words can be filtered too. */
let shop: MountedShop;

beforeAll(async () => {
  shop = await mountShop();
});
afterAll(() => shop.close());

async function answered(query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?search=диван&${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

it('a search is filtered as a category is, its words and order kept', async () => {
  const page = await shop.open('/search?q=диван&o=price');
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
