import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true });
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

async function addFromPage(page: Page, { productSlug }: SomeVariant, times = 1) {
  await page.goto(`/products/${productSlug}`);
  const button = page.getByRole('main').getByRole('button', { name: 'В корзину' }).first();
  for (let time = 0; time < times; time += 1) {
    await button.click();
    await page
      .getByRole('status')
      .getByText(time === 0 ? 'Добавлено' : '+1')
      .waitFor();
  }
}

const line = (page: Page, { name }: SomeVariant) =>
  page
    .getByRole('list', { name: 'Товары в корзине' })
    .getByRole('listitem')
    .filter({ hasText: name });

describe('the cart page', () => {
  it('agrees with the other tabs of the same browser §1.7 6.3', async ({ shop }) => {
    const page = await shop.open('/', DESKTOP);
    const other = await page.context().newPage();
    await other.goto('/cart/');
    await addFromPage(page, sofa);
    await line(other, sofa).waitFor();
    await other.getByRole('button', { name: 'Очистить корзину' }).click();
    await page.getByRole('button', { name: 'Корзина', exact: true }).waitFor();
  });
});

it('the cart dialog opens, is empty at first, and gives the focus back §2.96 8.25', async ({
  shop,
}) => {
  const page = await shop.open('/', DESKTOP);
  const opener = page.getByRole('button', { name: 'Корзина', exact: true });
  await opener.click();
  await page
    .getByRole('dialog', { name: 'Корзина' })
    .getByText('Корзина пуста', { exact: true })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});
