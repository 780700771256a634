import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { box, chips, field, names, waitForSearch } from '../support/filter-screen.ts';
import type { MountedShop } from '../support/mounted/mounted-shop.ts';

/** What is found by words can be filtered too. */
const it = withMountedShop();

async function answered(shop: MountedShop, query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?search=диван&${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

it('a search is filtered as a category is, its words and order kept', async ({ shop }) => {
  const page = await shop.open('/search?q=диван&o=price');
  await field(page, 'Ширина до').fill('2000');
  await waitForSearch(page, { q: 'диван', o: 'price', max_width: '2000' });
  await box(page, /^В наличии/).check();
  await waitForSearch(page, { q: 'диван', o: 'price', max_width: '2000', in_stock: 'true' });
  const expected = await answered(shop, 'o=price&max_width=2000&in_stock=true');
  expect(expected.length).toBeGreaterThan(0);
  await expect.poll(() => names(page)).toEqual(expected);
  expect(await chips(page).count()).toBe(3);

  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дорогие');
  await waitForSearch(page, { q: 'диван', o: '-price', max_width: '2000', in_stock: 'true' });
  for (let step = 0; step < 3; step++) await page.goBack();
  await waitForSearch(page, { q: 'диван', o: 'price' });
  await expect.poll(() => field(page, 'Ширина до').inputValue()).toBe('');
});
