import { describe, expect } from 'vitest';
import { MINUTE } from '#platform/time/duration.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { signedInAs } from '../support/signed-in.ts';

let anna: TestCustomer;
let people = 0;

const minutesLater = 0;
const clock = { now: () => new Date(Date.now() + minutesLater * MINUTE) };
const it = withMountedShop({ clock });
const { shop } = fixturesOf(it);

/** A customer with two orders. */
async function newCustomer(): Promise<TestCustomer> {
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

const REFRESH = '**/dj-rest-auth/token/refresh/';

/** How often the page has asked for new tokens. */
function countRenewals(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/token/refresh/')) count += 1;
  });
  return () => count;
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('access'),
    refresh: localStorage.getItem('refresh'),
  }));
const spoilAccess = (page: Page) => page.evaluate(() => localStorage.setItem('access', 'stale'));
const orders = (page: Page) => page.getByRole('article');

describe('a 401', () => {
  it('leads to one renewal for all calls that wait, and each of them is repeated §4.15 4.16 7.3 7.43 8.1', async () => {
    anna = await newCustomer();
    const page = await shop.open('/account/', signedInAs(anna));
    await orders(page).nth(1).waitFor();
    const renewals = countRenewals(page);
    await spoilAccess(page);
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('article [aria-expanded]')) {
        button.click();
      }
    });
    for (const index of [0, 1]) await orders(page).nth(index).getByText('Получатель').waitFor();
    expect(renewals()).toBe(1);
    const tokens = await stored(page);
    expect(tokens.access).not.toBe('stale');
    expect(tokens.refresh).not.toBe(anna.refresh);
  });

  it('is repeated once and no more §4.16 7.43 8.1', async () => {
    const page = await shop.open('/account/', signedInAs(await newCustomer()));
    await orders(page).nth(1).waitFor();
    let calls = 0;
    await page.route('**/api/orders/history/*/', (route) => {
      calls += 1;
      return route.fulfill({ status: 401, json: { detail: 'нет' } });
    });
    await page.getByRole('button', { name: 'Подробнее' }).first().click();
    await page.getByText('Не удалось загрузить детали заказа.').waitFor();
    expect(calls).toBe(2);
  });

  it.each([
    ['no connection', undefined],
    ['a failing server', 503],
    ['too many attempts', 429],
  ])('with %s at the renewal keeps the tokens', async (_name, status) => {
    const page = await shop.open('/account/', signedInAs(await newCustomer()));
    await orders(page).nth(1).waitFor();
    await spoilAccess(page);
    await page.route(REFRESH, (route) =>
      status ? route.fulfill({ status, json: { detail: 'потом' } }) : route.abort(),
    );
    await page.getByRole('button', { name: 'Подробнее' }).first().click();
    await page.getByText('Не удалось загрузить детали заказа.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/');
    await page.unroute(REFRESH);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByText('Получатель').waitFor();
  });

  it('with an access token and nothing to renew it drops the token and goes on as a guest §7.1 7.31', async () => {
    const cookie = { name: 'cart_uuid', value: '', url: shop.url };
    const [chair] = await pickVariants(shop.db, [1000]);
    const guest = await shop.app.inject({
      method: 'POST',
      url: '/api/orders/cart/',
      payload: { cart_items: [chair && cartLine(chair)] },
    });
    const page = await shop.open(BLANK, signedInAs({ access: 'stale' }));
    await page.context().addCookies([{ ...cookie, value: guest.json().cart_uuid }]);
    await page.evaluate(() => localStorage.setItem('access', 'stale'));
    const renewals = countRenewals(page);
    await page.goto('/checkout/');
    await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
    expect(await stored(page)).toEqual({ access: null, refresh: null });
    expect(renewals()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/checkout/');
  });
});

it('a guest asks for no user, and is sent nowhere', async () => {
  const page = await shop.open(BLANK);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/account/');
  await page.getByText('Пользователь не найден').waitFor();
  expect(asked.filter((path) => path.includes('dj-rest-auth'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await page.getByRole('heading', { level: 1, name: 'Вход' }).waitFor();
});

it('every call carries device, session, bearer and anti-forgery token §3.225 6.16-18 7.2', async () => {
  const dora = await newCustomer();
  const page = await shop.open('/account/', signedInAs(dora));
  await orders(page).nth(1).waitFor();
  const call = page.waitForRequest('**/api/orders/history/*/');
  await page.getByRole('button', { name: 'Подробнее' }).first().click();
  const headers = (await call).headers();
  const kept = await page.evaluate(() => ({
    device: localStorage.getItem('device_id'),
    session: sessionStorage.getItem('session_id'),
  }));
  expect(headers).toMatchObject({
    authorization: `Bearer ${dora.access}`,
    'x-device-id': kept.device,
    'x-session-id': kept.session,
    'x-csrftoken': expect.stringMatching(/\S/),
  });
});
