import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, SOFAS, type SomeVariant } from '../support/catalogue.ts';
import { signIn } from '../support/customer.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withShopInBrowser();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const says = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();
const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
const storedCart = (page: Page) => kept(page, 'cart');

/** The sofa as the cart keeps it. */
const line = () => ({
  productId: sofa.product,
  variantId: sofa.variant,
  quantity: 1,
  price: 54_990,
  name: sofa.name,
  photo: expect.stringMatching(/^\/\S+$/),
  productSlug: sofa.productSlug,
  variantSlug: sofa.variantSlug,
});

it('a customer’s browser keeps tokens, lists, cart and device under the keys of the specification §3.218-225', async () => {
  const anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  const page = await shop.open(`/products/${sofa.productSlug}`, signedInAs(anna));
  const pushed = page.waitForResponse('**/api/orders/cart/');
  await press(page, 'В корзину');
  const { cart_uuid } = await (await pushed).json();
  await press(page, 'В избранное');
  await says(page, 'В избранное');
  await press(page, 'Сравнить');
  await says(page, 'В сравнение');
  for (const key of ['cart', 'wishlist', 'compare']) {
    await expect.poll(async () => (await kept(page, key)).length).toBe(1);
  }
  const texts = await page.evaluate(() => ({ ...localStorage }));
  expect(texts).toMatchObject({
    access: anna.access,
    refresh: anna.refresh,
    cart_uuid,
    device_id: expect.stringMatching(/^\w{16,}$/),
  });
  expect(await page.evaluate(() => sessionStorage.getItem('session_id'))).toMatch(/^\w{16,}$/);
});

it('a line of the cart is a product, a variant, how many, and what is shown of it §1.7 3.113 3.114 3.116 3.118-122', async () => {
  const page = await shop.open(`/products/${sofa.productSlug}`, DESKTOP);
  await press(page, 'В корзину');
  await expect
    .poll(() => storedCart(page))
    .toEqual([
      expect.objectContaining({
        productId: sofa.product,
        variantId: sofa.variant,
        quantity: 1,
        price: 54_990,
        name: sofa.name,
        photo: expect.stringMatching(/^\/\S+$/),
        productSlug: sofa.productSlug,
        variantSlug: sofa.variantSlug,
      }),
    ]);
});

it.each([
  ['the wishlist', '/wishlist'],
  ['the card of its product', SOFAS],
])('from %s the same line comes into the cart §2.59 3.124 3.125', async (_name, path) => {
  const page = await shop.open(`/products/${sofa.productSlug}`, DESKTOP);
  await press(page, 'В избранное');
  await page.goto(path);
  const card = page.getByRole('article', { name: sofa.name });
  await card.getByRole('button', { name: 'В корзину' }).click();
  await says(page, 'Добавлено');
  expect(await storedCart(page)).toMatchObject([line()]);
});

it('a kept line without quantity is one, without variant it is the first one of its product §3.115 3.117', async () => {
  const cart = [{ productId: sofa.product, variantId: null, price: 1, name: sofa.name }];
  const page = await shop.open('/cart/', { ...DESKTOP, stored: { cart: JSON.stringify(cart) } });
  const quantity = page.getByRole('spinbutton', { name: `Количество: ${sofa.name}` });
  expect(await quantity.inputValue()).toBe('1');
  await expect
    .poll(() => storedCart(page))
    .toMatchObject([{ variantId: sofa.variant, quantity: 1, price: 54_990 }]);
});

it('checking out hands the cart over in the storage, and signals the change in the same window §2.40 2.41', async () => {
  const page = await shop.open('/cart/', { ...DESKTOP, stored: inCart(sofa) });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('storage', ({ key }) => heard.push(key ?? ''));
  });
  await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click();
  await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toContain('order_items');
  expect(await kept(page, 'order_items')).toMatchObject([{ variantId: sofa.variant, quantity: 1 }]);
});

it('the checkout form has the fields of the specification, by their names §3.157-167 9.21', async () => {
  const page = await shop.open('/checkout/', { ...DESKTOP, stored: inCart(sofa) });
  await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
  const names = await page
    .getByRole('main')
    .locator('form [name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  const expected = ['firstName', 'middleName', 'lastName', 'email', 'tel', 'telegram', 'whatsapp'];
  for (const name of [...expected, 'address', 'city', 'paymentType', 'comment']) {
    expect.soft(names).toContain(name);
  }
  expect(await page.getByRole('radio', { name: 'Полная оплата' }).isChecked()).toBe(true);
});
