import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';
import { inCart } from '../support/stored-lists.ts';

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

it.for([
  ['its look-up at checkout', '/checkout/', '**/cart/by-cookie/'],
  ['its change', '/cart/', '**/api/orders/cart/'],
] as const)(
  'a cart that was ordered never comes back by another tab: %s is answered late',
  async ([_what, path, call], { shop }) => {
    const page = await shop.open('/cart/', { ...DESKTOP, stored: inCart(sofa) });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart_uuid'))).not.toBeNull();
    await page.goto('/checkout/');
    await fillCheckout(page);

    const other = await page.context().newPage();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let answered = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answered = resolve;
    });
    await other.route(call, async (route) => {
      const response = await route.fetch();
      answered();
      await held;
      await route.fulfill({ response });
    });
    await other.goto(path);
    await isAnswered;
    await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
    await page.getByText('Order created successfully!').waitFor();
    await other.getByText('Ваша корзина пуста.').waitFor();

    const late = other.waitForResponse((response) => /orders\/cart\//.test(response.url()));
    release();
    await (await late).finished();
    // What the answer could change is changed by then.
    await other.evaluate(async () => (await fetch('/healthz')).text());
    expect(
      await other.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('cart_uuid')]),
    ).toEqual(['[]', null]);
    await other.getByText('Ваша корзина пуста.').waitFor();
  },
);

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
