import { describe, expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { chips, field, names, waitForSearch } from '../support/filter-screen.ts';
import type { MountedShop } from '../support/mounted/mounted-shop.ts';

const SOFAS = '/products/?category=divany';

const it = withMountedShop();

const apiCount = async (shop: MountedShop, query: string): Promise<number> =>
  (await shop.app.inject(`/api/products/?${query}`)).json().count;

/** The names on one page of the API's answer. */
async function apiNames(shop: MountedShop, query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

describe('chips', () => {
  it('say what is chosen, take it away one by one, or all', async ({ shop }) => {
    const page = await shop.open(
      `${SOFAS}&min_price=10000&max_price=90000&max_width=2000&color=серый&color=винный&in_stock=true`,
    );
    await chips(page).first().waitFor();
    expect(await chips(page).allTextContents()).toEqual([
      'Цена от\u00a010\u00a0000 до\u00a090\u00a0000\u00a0₽',
      'В наличии',
      'Ширина до\u00a0200\u00a0см',
      'Цвет: серый',
      'Цвет: винный',
      'Сбросить',
    ]);
    await page.getByRole('button', { name: 'Убрать: Ширина до 200 см' }).click();
    await page.getByRole('button', { name: 'Убрать: Цвет: серый' }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Цвет: винный');
    await waitForSearch(page, {
      category: 'divany',
      min_price: '10000',
      max_price: '90000',
      color: 'винный',
      in_stock: 'true',
    });
    expect(await field(page, 'Ширина до').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
    await waitForSearch(page, { category: 'divany' });
    expect(await chips(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Фильтры',
    );
    expect(await field(page, 'Цена от').inputValue()).toBe('');
    await expect.poll(() => names(page)).toEqual(await apiNames(shop, 'category=divany'));
  });
});

it('where nothing passes it says so, and leads out by the filter that helps most §8.16', async ({
  shop,
}) => {
  const page = await shop.open(`${SOFAS}&max_width=100&in_stock=true&fit_height=5000`);
  await page.getByText('No products found for selected filters.', { exact: true }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain(
    'По выбранным фильтрам ничего не нашлось.',
  );
  const wider = 'category=divany&in_stock=true&fit_height=5000';
  const count = await apiCount(shop, wider);
  const way = page.getByRole('link', { name: /^Без ограничения по ширине\s— / });
  expect(await way.textContent()).toMatch(new RegExp(`— ${count}\u00a0товар`));
  expect(await page.getByRole('link', { name: 'Сбросить все фильтры' }).getAttribute('href')).toBe(
    SOFAS,
  );
  await way.click();
  await waitForSearch(page, { category: 'divany', in_stock: 'true', fit_height: '5000' });
  await expect.poll(() => names(page)).toEqual(await apiNames(shop, wider));
  expect(await field(page, 'Ширина до').inputValue()).toBe('');
});

describe('where the shop does not answer', () => {
  it('the narrowed page stays, with the message above it, until it is asked again §4.79', async ({
    shop,
  }) => {
    const page = await shop.open(SOFAS);
    const narrowed = 'category=divany&max_width=2200';
    const expected = await apiNames(shop, `${narrowed}&page_size=100`);
    const first = await apiNames(shop, narrowed);
    const all = await names(page);
    await page.route('**/api/products/?*', (route) => route.abort());
    await field(page, 'Ширина до').fill('2200');
    await page.getByText('Failed to load products.', { exact: true }).waitFor();
    expect(await names(page)).toEqual(all.filter((name) => expected.includes(name)));
    expect(await field(page, 'Ширина до').inputValue()).toBe('2200');
    const before = await names(page);
    await field(page, 'Название').fill('нет такого');
    await waitForSearch(page, { category: 'divany', max_width: '2200', name: 'нет такого' });
    await expect.poll(() => names(page)).toEqual([]);
    await page.getByText('Failed to load products.', { exact: true }).waitFor();
    await field(page, 'Название').fill('');
    await waitForSearch(page, { category: 'divany', max_width: '2200' });
    await expect.poll(() => names(page)).toEqual(before);
    await page.unroute('**/api/products/?*');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByText(`Показано ${first.length} из ${expected.length}`).waitFor();
    expect(await names(page)).toEqual(first);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
