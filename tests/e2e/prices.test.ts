import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';

const it = withShopInBrowser();
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

/** Every sum that is written here, in its order. */
const sumsIn = async (place: Locator) =>
  // biome-ignore lint/performance/useDomNodeTextContent: what stands apart on the screen is read apart
  ((await place.innerText()).match(/\d[\d\s]*(?:,\d+)?\s₽/g) ?? []).map((sum) =>
    sum.replaceAll(/\s/g, ' '),
  );

it('are written with two decimals in the cart: of one, of the line, of all §9.25', async ({
  shop,
}) => {
  const page = await shop.open(`/products/${sofa.productSlug}`, DESKTOP);
  await page.getByRole('spinbutton', { name: 'Количество' }).fill('2');
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByRole('status').getByText('Добавлено').waitFor();
  const expected = ['109 980,00 ₽', '54 990,00 ₽', '109 980,00 ₽'];
  await page.getByRole('button', { name: 'Корзина, 1\u00a0товар' }).click();
  const dialog = page.getByRole('dialog', { name: 'Корзина' });
  await dialog.getByRole('link', { name: sofa.name }).waitFor();
  expect(await sumsIn(dialog)).toEqual(expected);
  await page.goto('/cart/');
  await page.getByRole('link', { name: 'Оформить заказ' }).waitFor();
  expect(await sumsIn(page.getByRole('main'))).toEqual(expected);
  await page.goto('/checkout/');
  await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
  expect(await sumsIn(page.getByRole('main'))).toEqual(['109 980,00 ₽', '109 980,00 ₽']);
});
