import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { field, names, waitForSearch } from '../support/filter-screen.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';

const it = withShopInBrowser();
let page: Page;

const CHESTS = '/products/?category=komodytumby';

it('a small number is centimetres and shown as such; the address has millimetres', async ({
  shop,
}) => {
  page = await shop.open(CHESTS, DESKTOP);
  await field(page, 'Ширина ниши').fill('100');
  await waitForSearch(page, { category: 'komodytumby', fit_width: '1000' });
  await field(page, 'Глубина ниши').fill('0,45 м');
  await waitForSearch(page, { category: 'komodytumby', fit_width: '1000', fit_depth: '450' });
  await field(page, 'Высота ниши').focus();
  await expect.poll(() => field(page, 'Ширина ниши').inputValue()).toBe('100 см');
  await page.getByText('Ниша: ширина 100 см, глубина 45 см').waitFor();
  await field(page, 'Ширина до').fill('900');
  await field(page, 'Название').focus();
  await expect.poll(() => field(page, 'Глубина ниши').inputValue()).toBe('0,45 м');
  expect(await field(page, 'Ширина до').inputValue()).toBe('900');
  const shown = await names(page);
  // A shared address shows the same goods, and fields that would be read again as the same lengths.
  const shared = await shop.open(page.url(), DESKTOP);
  await expect.poll(() => names(shared)).toEqual(shown);
  expect(await field(shared, 'Глубина ниши').inputValue()).toBe('450');
});

it('both ends of a range are told in one unit', async ({ shop }) => {
  page = await shop.open(CHESTS, DESKTOP);
  const told = () =>
    Promise.all(
      ['Глубина от', 'Глубина до'].map((name) => field(page, name).getAttribute('placeholder')),
    );
  const centimetres = expect.stringMatching(/^[\d,]+\u00a0см$/);
  await expect.poll(told).toEqual([centimetres, centimetres]);
});

it('an address of less than 400 mm comes back in centimetres', async ({ shop }) => {
  page = await shop.open(`${CHESTS}&max_depth=385`, DESKTOP);
  expect(await field(page, 'Глубина до').inputValue()).toBe('38,5 см');
  await field(page, 'Ширина до').fill('120');
  await waitForSearch(page, { category: 'komodytumby', max_depth: '385', max_width: '1200' });
});

it('what is no length stays in its field, which says what is wrong', async ({ shop }) => {
  page = await shop.open(`${CHESTS}&max_width=1200`, DESKTOP);
  await field(page, 'Ширина от').fill('метр');
  await field(page, 'Название').focus();
  await page.getByText('Введите размер числом').waitFor();
  expect(await field(page, 'Ширина от').inputValue()).toBe('метр');
  expect(await field(page, 'Ширина от').getAttribute('aria-invalid')).toBe('true');
  await waitForSearch(page, { category: 'komodytumby', max_width: '1200' });
  await field(page, 'Ширина от').fill('80 см');
  await waitForSearch(page, { category: 'komodytumby', min_width: '800', max_width: '1200' });
  expect(await page.getByText('Введите размер числом').count()).toBe(0);
});

it('the form without a script reads lengths in the same way', async ({ shop }) => {
  page = await shop.open(CHESTS, { ...DESKTOP, javaScriptEnabled: false });
  await field(page, 'Ширина ниши').fill('100');
  await page
    .getByRole('region', { name: 'Фильтры' })
    .getByRole('button', { name: 'Показать' })
    .click();
  await page.waitForURL(/lengths=typed/);
  expect(await field(page, 'Ширина ниши').inputValue()).toBe('1000');
  const typed = await names(page);
  await page.goto(`${CHESTS}&fit_width=1000`);
  expect(await names(page)).toEqual(typed);
});
