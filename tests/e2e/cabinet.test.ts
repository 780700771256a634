import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withShopInBrowser({ callsFail: true });
let anna: TestCustomer;
let people = 0;
it.beforeEach(async ({ shop }) => {
  people += 1;
  anna = await signIn(shop, `cabinet-${people}@example.ru`, { isNew: true });
});

/** An order of so many different things; answers its id. */
async function order(shop: ShopInBrowser, count: number): Promise<number> {
  const variants = await pickVariants(
    shop.db,
    Array.from({ length: count }, () => 100_000),
  );
  const lines = variants.map((variant) => cartLine(variant));
  const cart = (await anna.call('POST', '/api/orders/cart/', { cart_items: lines })).json();
  const made = await anna.call('POST', '/api/orders/order-create/', orderForm(cart.cart_uuid));
  return made.json().orderId;
}

const open = (shop: ShopInBrowser, path = '/account/', device?: object) =>
  shop.open(path, signedInAs(anna, device && { device }));

describe('the cabinet', () => {
  it('has a way to each of its sections §2.130-135 6.9', async ({ shop }) => {
    const page = await open(shop);
    const nav = page.getByRole('navigation', { name: 'Личный кабинет' });
    await nav.getByRole('button', { name: 'Корзина' }).click();
    await page.getByRole('dialog', { name: 'Корзина' }).getByText('Корзина пуста').waitFor();
    await page.keyboard.press('Escape');
    await nav.getByRole('button', { name: 'Редактировать профиль' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).waitFor();
    await page.keyboard.press('Escape');
    const links = await nav
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
    expect(links).toEqual([
      ['История заказов', '/account/'],
      ['Избранные', '/account/wishlist'],
      ['Сравнения', '/compare'],
      ['Профиль и пароль', '/account/profile'],
      ['Устройства', '/account/devices'],
      ['Выйти', '/logout'],
    ]);
  });

  it('collapses its sections on a phone, and closes them by a tap beside §2.128', async ({
    shop,
  }) => {
    const page = await open(shop, '/account/', PHONE);
    const nav = page.getByRole('navigation', { name: 'Личный кабинет' });
    const opener = page.getByRole('button', { name: 'Разделы кабинета' });
    await opener.waitFor();
    expect(await nav.count()).toBe(0);
    await opener.click();
    await nav.getByRole('link', { name: 'История заказов' }).waitFor();
    await page.touchscreen.tap(350, 400);
    await expect.poll(() => nav.count()).toBe(0);
    await opener.click();
    await nav.getByRole('link', { name: 'Профиль и пароль' }).click();
    await page.getByRole('heading', { level: 2, name: 'Профиль' }).waitFor();
    expect(await nav.count()).toBe(0);
  });
});

describe('an order card', () => {
  const steps = (page: Page) => page.getByRole('list', { name: 'Ход заказа' });

  it('has a timeline and leads to the page of the order, which the footer’s tracking leads to as well', async ({
    shop,
  }) => {
    await order(shop, 1);
    const page = await open(shop, '/cart/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Отслеживание заказа' }).click();
    await page.waitForURL('**/account/');
    expect(await steps(page).locator('[aria-current="step"]').textContent()).toContain('Оформлен');
    const name = await page.getByRole('heading', { name: /^Заказ / }).textContent();
    await page.getByRole('article').getByRole('link', { name: 'Открыть заказ' }).click();
    await page.waitForURL('**/account/orders/*');
    const number = /[\w-]{9}/.exec(name ?? '')?.[0] ?? '';
    await page.getByRole('heading', { level: 2, name: `Заказ ${number}` }).waitFor();
    await page.goBack();
    await page.waitForURL('**/account/');
  });
});
