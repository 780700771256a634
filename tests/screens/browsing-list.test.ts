import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { addCategory, pickVariants, SOFAS, setVariant } from '../support/catalogue.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

const CATEGORY = 99;
const TOTAL = 64;
const LIST = '/products/?category=proba';

const it = withMountedShop();
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
const pages = (page: Page) => page.getByRole('navigation', { name: 'Страницы' });
const more = (page: Page) => page.getByRole('button', { name: 'Показать ещё' });

const waitForQuery = (page: Page, query: Record<string, string>) =>
  expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ category: 'proba', ...query });

describe('sorting and size', () => {
  it('shows 20 or 50 on a page, and begins at the first again §9.2', async () => {
    const page = await shop.open(`${LIST}&page=2`);
    const size = page.getByRole('combobox', { name: 'На странице' });
    expect(await size.getByRole('option').allTextContents()).toEqual(['20', '50']);
    expect(await size.inputValue()).toBe('20');
    await size.selectOption('50');
    await waitForQuery(page, { page_size: '50' });
    await expect.poll(() => names(page)).toEqual(await answered('page_size=50'));
    expect(await pages(page).getByRole('link', { name: /^\d+$/ }).allTextContents()).toEqual([
      '1',
      '2',
    ]);
  });

  it('has the pages as links, with the sorting in each §2.10 2.13 9.3', async () => {
    const page = await shop.open(`${LIST}&o=price`);
    const hrefs = await pages(page)
      .getByRole('link', { name: /^\d+$/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([`${LIST}&o=price`, `${LIST}&o=price&page=2`, `${LIST}&o=price&page=4`]);
    await pages(page).getByRole('link', { name: 'Следующая страница' }).click();
    await waitForQuery(page, { o: 'price', page: '2' });
    await expect.poll(() => names(page)).toEqual(await answered('o=price&page=2'));
    expect(await pages(page).locator('[aria-current="page"]').textContent()).toBe('2');
  });
});

describe('«Показать ещё»', () => {
  it('adds the next page, each product once, until there is no more §2.13 4.80', async () => {
    const page = await shop.open(`${LIST}&o=price`);
    const first = await names(page);
    // A cheaper one comes in meanwhile: the last of this page is now the first of the next.
    const [late] = await pickVariants(shop.db, [100]);
    await shop.db.execute(
      `UPDATE products SET category_id = ${CATEGORY} WHERE id = ${late?.product}`,
    );
    await more(page).click();
    await expect.poll(async () => (await names(page)).length).toBe(39);
    const both = await names(page);
    expect(both.slice(0, 20)).toEqual(first);
    expect(new Set(both).size).toBe(39);
    await page.getByText(`Показано 39 из`).waitFor();
    await more(page).click();
    await expect.poll(async () => (await names(page)).length).toBe(59);
    await more(page).click();
    await expect.poll(async () => new Set(await names(page)).size).toBe(TOTAL);
    expect(await more(page).count()).toBe(0);
    await shop.db.execute(`UPDATE products SET category_id = 1 WHERE id = ${late?.product}`);
  });

  it('says when it failed, keeps what was there, and goes on when asked again §8.15', async () => {
    const page = await shop.open(LIST);
    const failing = '**/api/products/?*';
    await page.route(failing, (route) => route.fulfill({ status: 503, json: { detail: 'Беда' } }));
    await more(page).click();
    const message = page.getByText('Failed to load more products.', { exact: true });
    await message.waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('Не удалось загрузить ещё');
    expect(await names(page)).toHaveLength(20);
    await page.unroute(failing);
    await more(page).click();
    await expect.poll(async () => (await names(page)).length).toBe(40);
    expect(await message.count()).toBe(0);
  });
});

it('another category is read anew, from its first page and in the shop’s own order §4.78', async () => {
  const page = await shop.open(`${LIST}&o=price&page_size=50&page=2`);
  const asked = page.waitForRequest('**/api/products/?*');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Диваны' }).click();
  expect(new URL((await asked).url()).search).toBe('?category=divany&page=1&page_size=20');
  await page.getByRole('heading', { level: 1, name: 'Диваны' }).waitFor();
  expect(new URL(page.url()).search).toBe('?category=divany');
  expect(await sorting(page).inputValue()).toBe('');
  const { results } = (await shop.app.inject('/api/products/?category=divany')).json();
  await expect.poll(() => names(page)).toEqual(results.map(({ name }: { name: string }) => name));
});

it('a list that cannot be read says so, and tries again when asked §8.14', async () => {
  const page = await shop.open('/category/');
  const failing = '**/api/products/?*';
  await page.route(failing, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Проба' }).click();
  await page.getByText('Failed to load products.', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Проба' }).waitFor();
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.poll(async () => (await names(page)).length).toBe(20);
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('a card shows the discount in percent, the old price struck through, the new one §1.1 2.51 2.53-55 9.24', async () => {
  const [sofa] = await pickVariants(shop.db, [4_500_000]);
  await setVariant(shop.db, sofa?.variant ?? 0, { originalPriceKopecks: 6_000_000 });
  const page = await shop.open(SOFAS);
  const card = page.getByRole('article', { name: sofa?.name ?? '', exact: true });
  expect(await card.getByText('-25%', { exact: true }).isVisible()).toBe(true);
  expect(await card.locator('s').textContent()).toContain('60\u00a0000\u00a0₽');
  expect(await card.getByText('45\u00a0000\u00a0₽', { exact: true }).isVisible()).toBe(true);
  expect(await card.locator('img').getAttribute('src')).toMatch(/^\/drawings\/products\//);

  const [chair] = (await pickVariants(shop.db, [1_000_000, 1_000_000])).slice(1);
  const plain = page.getByRole('article', { name: chair?.name ?? '', exact: true });
  expect(await plain.locator('s').count()).toBe(0);
  expect(await plain.getByText('%').count()).toBe(0);
});

it('without a category the list says what is missing and offers the categories §2.16', async () => {
  const page = await shop.open('/products/');
  await page.getByText('Category ID is missing.', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Пуфы' }).click();
  await page.getByRole('heading', { level: 1, name: 'Пуфы' }).waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
});

it('a category without products says so and has a way out', async () => {
  await shop.db.execute('UPDATE products SET withdrawn = true WHERE category_id = 19');
  const page = await shop.open('/products/?category=kovry');
  await page.getByText('Здесь пока нет товаров. Выберите другую категорию.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Все категории' }).click();
  await page.waitForURL('**/category/');
});
