import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { MINUTE } from '#platform/time/duration.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { hydrated, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

let people = 0;

let minutesLater = 0;
const clock = { now: () => new Date(Date.now() + minutesLater * MINUTE) };
const it = withShopInBrowser({ clock, callsFail: true });

/** A customer with two orders. */
async function newCustomer(shop: ShopInBrowser): Promise<TestCustomer> {
  people += 1;
  const customer = await signIn(shop, `session-${people}@example.ru`, { isNew: true });
  const [chair] = await pickVariants(shop.db, [1000]);
  if (!chair) throw new Error('There is no variant');
  for (const quantity of [1, 2]) {
    const lines = { cart_items: [cartLine(chair, quantity)] };
    const { cart_uuid: uuid } = (await customer.call('POST', '/api/orders/cart/', lines)).json();
    await customer.call('POST', '/api/orders/order-create/', orderForm(uuid));
  }
  return customer;
}

const tokensOf = ({ access, refresh }: TestCustomer) => ({ access, refresh });
const stored = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('access'),
    refresh: localStorage.getItem('refresh'),
  }));
const spoilAccess = (page: Page) => page.evaluate(() => localStorage.setItem('access', 'stale'));
const orders = (page: Page) => page.getByRole('article');

describe('a 401', () => {
  it('with a refused renewal removes the tokens and goes to the login page, and back after it §8.2 8.3', async ({
    shop,
  }) => {
    const boris = await newCustomer(shop);
    const page = await shop.open('/account/', signedInAs(boris));
    await orders(page).nth(1).waitFor();
    // a call that the page still waits for would lead away before the click
    await page.waitForLoadState('networkidle');
    await boris.call('POST', '/api/dj-rest-auth/logout/');
    await page.getByRole('button', { name: 'Подробнее' }).first().click();
    await page.waitForURL('**/login?next=%2Faccount%2F');
    expect(await stored(page)).toEqual({ access: null, refresh: null });
    await page.getByRole('link', { name: 'Регистрация' }).waitFor();
  });
});

it('two tabs with a stale token at once both stay signed in, also when the shop’s patience is over §4.15', async ({
  shop,
}) => {
  const carla = await newCustomer(shop);
  const first = await shop.open('/cart/', signedInAs(carla));
  const second = await first.context().newPage();
  await second.goto('/cart/');
  await hydrated(second);
  await spoilAccess(first);
  await Promise.all([first.goto('/account/'), second.goto('/account/')]);
  for (const page of [first, second]) await orders(page).nth(1).waitFor();
  minutesLater += 5;
  for (const page of [second, first]) {
    await spoilAccess(page);
    await page.reload();
    await orders(page).nth(1).waitFor();
  }
});

it('a sign-in and its end are seen in the other tab', async ({ shop }) => {
  const edna = await newCustomer(shop);
  const page = await shop.open('/cart/');
  const other = await page.context().newPage();
  await other.goto('/account/');
  await other.getByText('Пользователь не найден').waitFor();
  await page.evaluate(({ access, refresh }) => {
    localStorage.setItem('refresh', refresh);
    localStorage.setItem('access', access);
  }, tokensOf(edna));
  await orders(other).nth(1).waitFor();
  await page.goto('/logout');
  await other.getByText('Пользователь не найден').waitFor();
});
