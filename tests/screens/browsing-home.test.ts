import { describe, expect } from 'vitest';
import type { Category } from '#contracts/catalog.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

const it = withMountedShop();
let categories: Category[];

it.beforeAll(async ({ shop }) => {
  categories = (await shop.app.inject('/api/category/')).json();
});

const namesOf = (ids: number[]) => ids.map((id) => categories.find((one) => one.id === id)?.name);

describe('the banner slider', () => {
  const banners = (page: Page) => page.getByRole('region', { name: 'Баннеры' });

  it('leads on by «Подробнее» §1.25', async ({ shop }) => {
    const page = await shop.open();
    await banners(page).getByRole('link', { name: 'Подробнее' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Диваны' }).waitFor();
    expect(page.url()).toBe(`${shop.url}/products/?category=divany`);
  });
});

it('the new arrivals are cards of new products, with tabs to the categories 1, 2 and 3 §1.28 2.6 2.44 2.45 2.52 2.56 9.27', async ({
  shop,
}) => {
  const page = await shop.open();
  const arrivals = page.getByRole('region', { name: 'Новинки' });
  const cards = arrivals.getByRole('article');
  const expected = (await shop.app.inject('/api/new_products/')).json();
  expect(await cards.getByRole('heading').allTextContents()).toEqual(
    expected.map((product: { name: string }) => product.name),
  );
  const card = page.getByRole('article', { name: expected[0].name });
  expect(await card.getByText('Новинка').count()).toBe(1);
  expect(await card.getByText('NEW', { exact: true }).getAttribute('lang')).toBe('en');
  await card.getByRole('button', { name: 'В корзину' }).waitFor();

  const tabs = arrivals.getByRole('list', { name: 'Новинки по категориям' }).getByRole('link');
  expect(await tabs.allTextContents()).toEqual(namesOf([1, 2, 3]));
  await tabs.nth(1).click();
  await page.waitForURL('**/products/?category=krovat');
});

it('every card of /category/ leads to the list of its category §1.3 2.7 2.8', async ({ shop }) => {
  const page = await shop.open('/category/');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  const read = await page
    .getByRole('main')
    .locator('ul')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(read).toEqual(categories.map(({ name, slug }) => [name, `/products/?category=${slug}`]));
  await cards.filter({ hasText: 'Пуфы' }).click();
  await page.getByRole('heading', { level: 1, name: 'Пуфы' }).waitFor();
});
