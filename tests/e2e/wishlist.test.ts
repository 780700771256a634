import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, SOFAS, type SomeVariant } from '../support/catalogue.ts';
import { BLANK, DESKTOP, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true });
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const heart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'В избранное' }).first();
const says = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();
const entry = (page: Page, { name }: SomeVariant) =>
  page.getByRole('list', { name: 'Товары в избранном' }).getByRole('article', { name });
const pressed = (page: Page) => heart(page).getAttribute('aria-pressed');
const count = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();

async function wish(page: Page, { productSlug }: SomeVariant) {
  await page.goto(`/products/${productSlug}`);
  await heart(page).click();
  await says(page, 'В избранное');
}

describe('the heart of a guest', () => {
  it('stands on every card, big enough for a finger, and knows what the product page did §2.14 2.57', async ({
    shop,
  }) => {
    const page = await shop.open(BLANK, PHONE);
    await wish(page, sofa);
    await page.goto(SOFAS);
    const card = page.getByRole('article', { name: sofa.name });
    const button = card.getByRole('button', { name: 'В избранное' });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    for (const name of ['В избранное', 'Сравнить', 'В корзину']) {
      const box = await card.getByRole('button', { name }).boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    await button.click();
    await says(page, 'Удалено из избранного');
    expect(new URL(page.url()).search).toBe('?category=divany&page_size=50');
  });

  it('counts although the visitor leaves the page at once', async ({ shop }) => {
    const page = await shop.open(`/products/${sofa.productSlug}`, DESKTOP);
    await heart(page).click();
    await page.goto('/wishlist');
    await entry(page, sofa).waitFor();
  });

  it('agrees with the other tabs', async ({ shop }) => {
    const page = await shop.open('/', DESKTOP);
    const other = await page.context().newPage();
    await other.goto(`/products/${sofa.productSlug}`);
    await wish(page, sofa);
    await count(other, 'Избранное, 1\u00a0товар');
    expect(await pressed(other)).toBe('true');
    await heart(other).click();
    await expect.poll(() => pressed(page)).toBe('false');
  });
});
