import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { waitForSearch } from '../support/filter-screen.ts';

const it = withMountedShop();

it('a price and a size in the text are shown as conditions, and can be taken away', async ({
  shop,
}) => {
  const page = await shop.open('/search?q=кровать 160 на 200 до 50000');
  const conditions = page.getByRole('list', { name: 'Как мы поняли запрос' }).getByRole('link');
  expect(await conditions.allTextContents()).toEqual([
    'Спальное место 160\u00a0×\u00a0200\u00a0см',
    'Цена до\u00a050\u00a0000\u00a0₽',
  ]);
  await page.getByRole('link', { name: /^Убрать: Цена/ }).click();
  await waitForSearch(page, { q: 'кровать 160 на 200' });
  await expect.poll(() => conditions.count()).toBe(1);
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('кровать 160 на 200');
});

it('a word of a page leads to it, from the results and from the field', async ({ shop }) => {
  const page = await shop.open('/search?q=гарантия');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Заказы и возврат' }).click();
  await waitForSearch(page, { page: 'orders-returns' });
  await page.getByRole('heading', { level: 1, name: 'Заказы и возврат' }).waitFor();
  await page.getByRole('searchbox').fill('самовывоз');
  await page
    .getByRole('list', { name: 'Страницы' })
    .getByRole('link', { name: 'Доставка' })
    .click();
  await waitForSearch(page, { page: 'delivery' });
});

it('a phrase that names a category offers it', async ({ shop }) => {
  const page = await shop.open('/search?q=мебель для детской комнаты');
  await page
    .getByRole('main')
    .getByText('Категория:')
    .locator('..')
    .getByRole('link', { name: 'Детская мебель' })
    .click();
  await waitForSearch(page, { category: 'detskayamebel' });
});

it('the sorting has the same words in a list and in a search', async ({ shop }) => {
  for (const address of ['/search?q=диван', '/products/?category=divany']) {
    const page = await shop.open(address);
    const sorting = page.getByRole('combobox', { name: 'Сортировка' });
    expect(await sorting.getByRole('option').allTextContents()).toEqual([
      'По умолчанию',
      'Сначала дешёвые',
      'Сначала дорогие',
      'Сначала новые',
      'Сначала популярные',
      'Сначала со скидкой',
    ]);
    await sorting.selectOption('Сначала со скидкой');
    await page.waitForURL(/o=-discount/);
    await expect.poll(() => page.getByRole('article').first().textContent()).toMatch(/-\d+%/);
  }
});
