import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { variantCharacteristics } from '../../src/modules/catalog/tables.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { allAttributes } from '../support/every-attribute.ts';
import { BLANK, DESKTOP, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ pictures: true });
let sofa: SomeVariant;
let chair: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  await setVariant(shop.db, sofa.variant, { attributes: allAttributes });
  await setVariant(shop.db, chair.variant, { attributes: { dimensions_width: 450, drawers: 1 } });
  await shop.db
    .insert(variantCharacteristics)
    .values({ variantId: chair.variant, characteristics });
});

const characteristics = [{ label: 'Пар', value: '90', unit: '°C' }];

async function compare(page: Page, { productSlug } = sofa) {
  await page.goto(`/products/${productSlug}`);
  await page.getByRole('main').getByRole('button', { name: 'Сравнить' }).first().click();
  await page.getByRole('status').getByText('В сравнение', { exact: true }).waitFor();
}

it.for([
  ['the table', DESKTOP],
  ['the cards of a phone', PHONE],
] as const)('%s: the photo of the variant comes first §2.76', async ([_name, device], { shop }) => {
  const page = await shop.open(BLANK, device);
  await compare(page);
  await page.goto('/compare');
  const [first] = (await shop.app.inject(`/api/products/${sofa.productSlug}/`)).json().variants;
  const place = device === PHONE ? page.getByRole('article') : page.getByRole('table');
  const photo = place.locator('img').first();
  await expect.poll(() => photo.getAttribute('src')).toBe(first.photo);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
