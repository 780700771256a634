import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';

const it = withShopInBrowser();
let chair: SomeVariant;
it.beforeEach(async ({ shop }) => {
  [chair] = (await pickVariants(shop.db, [12_351])) as [SomeVariant];
});

/** The checkout as a visitor comes there, with a cart that the shop has stored. */
async function walkToCheckout(shop: ShopInBrowser): Promise<Page> {
  const page = await shop.open(`/products/${chair.productSlug}`, DESKTOP);
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByRole('status').getByText('Добавлено').waitFor();
  const stored = page.waitForResponse('**/api/orders/cart/');
  await page.getByRole('button', { name: /^Корзина/ }).click();
  await stored;
  await page.getByRole('dialog').getByRole('link', { name: 'Оформить заказ' }).click();
  await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
  return page;
}
const submit = (page: Page) => page.getByRole('button', { name: 'Подтвердить заказ' }).click();

/** The keys of the storage whose changes are signalled from now on. */
async function signals(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const keys: (string | null)[] = [];
    addEventListener('storage', ({ key }) => keys.push(key));
    Object.assign(window, { signalled: keys });
  });
  return () => page.evaluate(() => (window as unknown as { signalled: string[] }).signalled);
}

it('checks the form, pushes the cart, creates the order of its uuid, forgets the cart and tells listeners §4.55 4.56 4.58 4.61 4.64 4.66 7.33 7.35 7.42', async ({
  shop,
}) => {
  const page = await walkToCheckout(shop);
  const calls: [path: string, body: Record<string, unknown>, answer: Record<string, unknown>][] =
    [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/orders\/(cart|order-create)\/$/.test(pathname)) return;
    calls.push([pathname, response.request().postDataJSON(), await response.json()]);
  });
  await submit(page);
  await page.getByText('Это поле обязательно').first().waitFor();
  expect(calls).toEqual([]);

  const other = await page.context().newPage();
  const refreshed = other.waitForResponse('**/api/orders/cart/');
  await other.goto('/cart/');
  await refreshed;
  await other.getByRole('button', { name: `Удалить: ${chair.name}` }).waitFor();
  const signalled = await signals(page);
  await fillCheckout(page);
  await page.getByRole('textbox', { name: 'Telegram' }).fill('@petr');
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('+7 000');
  await page.getByRole('textbox', { name: 'Комментарий' }).fill('Домофон 34');
  await page.getByRole('textbox', { name: /^Отделение/ }).fill('12');
  calls.splice(0);
  await submit(page);
  await page.getByText('Order created successfully!', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => calls.length).toBe(2);
  const [push, order] = calls;
  expect(push).toEqual([
    '/api/orders/cart/',
    expect.objectContaining({
      cart_items: [{ product: chair.product, variant: chair.variant, quantity: 1 }],
    }),
    expect.objectContaining({ cart_items: [expect.objectContaining({ price: 123.51 })] }),
  ]);
  expect(order?.[0]).toBe('/api/orders/order-create/');
  expect(order?.[1]).toMatchObject({
    customer_name: 'Пётр Примерович Образцов',
    email: 'petr@example.ru',
    phone_number: '+7 (000) 000-00-00',
    address: 'ул. Образцовая, д. 1, кв. 2',
    city: 'Примерск',
    cart_uuid: push?.[2].cart_uuid,
    delivery_type: 'new_post',
    department_number: '12',
    comment: 'Домофон 34',
    telegram: '@petr',
    whatsapp: '+7 000',
    payment_type: 'full',
  });

  for (const key of ['cart', 'cart_uuid', 'order_items']) expect(await signalled()).toContain(key);
  await other.getByText('Ваша корзина пуста.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Корзина', exact: true }).waitFor();
});
