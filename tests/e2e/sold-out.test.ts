import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderLines } from '../../src/modules/orders/tables.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { BLANK, DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withShopInBrowser();
let sofa: SomeVariant;
let chair: SomeVariant;
let customer: TestCustomer;

it.beforeAll(async ({ shop }) => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  customer = await signIn(shop, 'anna@example.ru', { isNew: true });
  for (const { variant } of [sofa, chair]) {
    await customer.call('POST', '/api/wishlist/', { product_variant_id: variant });
  }
});
it.beforeEach(({ shop }) => setStock(shop, null));

const setStock = (shop: ShopInBrowser, stock: number | null) =>
  setVariant(shop.db, sofa.variant, { stock });

it('checkout names what is sold out before the form, and orders the rest', async ({ shop }) => {
  const page = await shop.open(BLANK, { ...DESKTOP, stored: inCart(sofa, chair) });
  const pushed = page.waitForResponse('**/api/orders/cart/');
  await page.goto('/cart/');
  await pushed;
  await setStock(shop, 0);
  await page.goto('/checkout/');
  const named = page.getByText(
    `Этих товаров сейчас не купить, в заказ они не войдут: ${sofa.name}.`,
  );
  await named.waitFor();
  const [above, below] = await Promise.all([
    named.boundingBox(),
    page.getByText('Получатель', { exact: true }).boundingBox(),
  ]);
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(24);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await page.getByText('Order created successfully!').waitFor();
  const lines = await shop.db.select().from(orderLines);
  expect(lines.map(({ variantId }) => variantId)).toEqual([chair.variant]);
});
