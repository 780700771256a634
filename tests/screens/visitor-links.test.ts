import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { setVariant } from '../support/catalogue.ts';
import type { MountedLocator as Locator } from '../support/mounted/locator.ts';

const it = withMountedShop();

it('the footer says what the shop is §2.114', async ({ shop }) => {
  const page = await shop.open('/cart/');
  const about = page.getByRole('contentinfo').getByText('«Горница» — мебель и вещи для дома.');
  expect(await about.isVisible()).toBe(true);
});

it('a product that is not new has no badge «NEW», a new one has it on its page too §2.56', async ({
  shop,
}) => {
  const { results } = (await shop.app.inject('/api/products/?category=divany')).json();
  for (const isNew of [true, false]) {
    const product = results.find((one: { is_new: boolean }) => one.is_new === isNew);
    // The other badge, which says nothing of this one.
    await setVariant(shop.db, product.first_variant.id, { originalPriceKopecks: 99_999_900 });
    const page = await shop.open('/products/?category=divany');
    const card = page.getByRole('article', { name: product.name, exact: true });
    const badge = (place: Locator) => place.getByText('NEW', { exact: true }).count();
    expect(await badge(card)).toBe(isNew ? 1 : 0);
    await page.goto(`/products/${product.slug}`);
    expect(await badge(page.locator('.product'))).toBe(isNew ? 1 : 0);
  }
});
