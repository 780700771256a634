import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, SOFAS, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { inComparison } from '../support/stored-lists.ts';

const it = withShopInBrowser({ pictures: true, callsFail: true });
let sofa: SomeVariant;
let chair: SomeVariant;

const size = { dimensions_width: 2000, dimensions_height: 900 };

it.beforeAll(async ({ shop }) => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  await setVariant(shop.db, sofa.variant, {
    attributes: { ...size, dimensions_weight: 82.5, material: 'дуб', mechanism: 'книжка' },
  });
  await setVariant(shop.db, chair.variant, {
    attributes: { ...size, dimensions_height: 850, material: 'дуб', storage_niche: true },
  });
});

const heads = (page: Page) =>
  page.getByRole('table').getByRole('columnheader').getByRole('link').allTextContents();

/** A page of a guest who compares sofa and chair. */
const openComparison = (shop: ShopInBrowser) =>
  shop.open('/compare', { ...DESKTOP, stored: inComparison(sofa, chair) });

describe('the scales', () => {
  it('on a card compare its first variant, and all tabs know §2.58 4.18', async ({ shop }) => {
    const page = await shop.open(SOFAS, DESKTOP);
    const other = await page.context().newPage();
    await other.goto('/compare');
    await other.getByText('Нет товаров для сравнения.', { exact: true }).waitFor();
    const card = page.getByRole('article', { name: sofa.name });
    await card.getByRole('button', { name: 'Сравнить' }).click();
    await card.getByRole('button', { name: 'В сравнении' }).waitFor();
    await expect.poll(() => heads(other)).toEqual([sofa.name]);
    await other.getByRole('button', { name: `Удалить: ${sofa.name}` }).click();
    await card.getByRole('button', { name: 'Сравнить' }).waitFor();
  });
});

describe('the comparison', () => {
  it('draws at one scale what has a size', async ({ shop }) => {
    const page = await openComparison(shop);
    const drawing = page.getByRole('img', { name: 'Товары из сравнения рядом, в одном масштабе' });
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await drawing.getAttribute('src')).toBe(
      `/drawings/compare.svg?variants=${sofa.variant},${chair.variant}`,
    );
    await page.getByRole('button', { name: `Удалить: ${sofa.name}` }).click();
    await drawing.waitFor({ state: 'detached' });
  });
});
