import { beforeEach, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, signIn, type TestCustomer } from '../support/customer.ts';
import { headerLinks } from '../support/header-links.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let anna: TestCustomer;
let sofa: SomeVariant;
let people = 0;
beforeEach(async () => {
  people += 1;
  anna = await signIn(shop, `sign-in-${people}@example.ru`, { isNew: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const path = (page: Page) => new URL(page.url()).pathname;
const says = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();

/** Answers the calls to this address when told to. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe('who uses the browser', () => {
  it('is a guest without tokens, with links to sign in and no others §6.15 6.16 6.18', async () => {
    const page = await shop.open('/cart/');
    expect(await headerLinks(page)).toEqual(['Войти', 'Регистрация']);
    const call = page.waitForRequest('**/api/orders/cart/by-cookie/');
    await page.goto('/checkout/');
    const headers = (await call).headers();
    expect(headers).toMatchObject({
      'x-device-id': expect.stringMatching(/\S/),
      'x-session-id': expect.stringMatching(/\S/),
    });
    expect(headers).not.toHaveProperty('authorization');
  });
});

it('a sign-in reads the comparison anew §4.2 4.5', async () => {
  const page = await shop.open(`/products/${sofa.productSlug}`);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]'));
  await press(page, 'Сравнить');
  // All that is known of it has been read.
  await expect.poll(stored).toMatchObject([{ dimensions: { width: expect.any(Number) } }]);
  await setVariant(shop.db, sofa.variant, { priceKopecks: 6_000_000 });
  await page.goto('/login');
  await field(page, 'E-mail').fill(anna.email);
  await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
  await press(page, 'Войти');
  await page.waitForURL('**/account/');
  await expect.poll(stored).toMatchObject([{ price: 60_000 }]);
});

it('a sign-in brings the wishlist along where the cart can be neither saved nor read', async () => {
  const page = await shop.open(`/products/${sofa.productSlug}`);
  await page.route('**/api/orders/cart/**', (route) => route.abort());
  await press(page, 'В избранное');
  await says(page, 'В избранное');
  await press(page, 'В корзину');
  await says(page, 'Добавлено');
  await page.goto('/login');
  await field(page, 'E-mail').fill(anna.email);
  await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
  await press(page, 'Войти');
  await page.waitForURL('**/account/');
  const kept = async () => (await anna.call('GET', '/api/wishlist/')).json();
  await expect.poll(kept).toMatchObject([{ product_variant: { id: sofa.variant } }]);
});

it('a sign-out clears user, cart, wishlist, comparison, order and cookies, and keeps the device §4.6-10 7.7', async () => {
  const page = await shop.open(`/products/${sofa.productSlug}`, signedInAs(anna));
  await press(page, 'В корзину');
  await says(page, 'Добавлено');
  await press(page, 'Сравнить');
  await says(page, 'В сравнение');
  await press(page, 'В избранное');
  await says(page, 'В избранное');
  await page.goto('/checkout/');
  await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).toContain('cart_uuid');
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  await expect.poll(async () => (await kept()).order_items).toContain(sofa.name);
  const before = await kept();
  for (const key of ['cart', 'order_items', 'wishlist', 'compare']) {
    expect(JSON.parse(before[key] ?? '[]'), key).toHaveLength(1);
  }

  await page.getByRole('banner').getByRole('link', { name: 'Выйти' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => headerLinks(page)).toEqual(['Войти', 'Регистрация']);
  const after = await kept();
  for (const key of ['cart', 'cart_deferred', 'order_items', 'wishlist', 'compare']) {
    expect(after[key] ?? '[]', key).toBe('[]');
  }
  for (const key of ['access', 'refresh', 'cart_uuid']) expect(after).not.toHaveProperty(key);
  expect(after.device_id).toBe(before.device_id);
  expect(await cookies()).not.toContain('cart_uuid');
});

describe('a registration', () => {
  async function register(page: Page): Promise<void> {
    await field(page, 'E-mail').fill(`new-${anna.email}`);
    await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
    await field(page, 'Повторите пароль').fill(CUSTOMER_PASSWORD);
    await press(page, 'Зарегистрироваться');
  }

  it('sends what was typed, empties its form, and goes home §4.13 4.14 7.5', async () => {
    const page = await shop.open('/register');
    const goHome = await hold(page, '**/api/new_products/');
    const sent = page.waitForRequest('**/dj-rest-auth/registration/');
    await register(page);
    expect((await sent).postDataJSON()).toMatchObject({
      email: `new-${anna.email}`,
      password1: CUSTOMER_PASSWORD,
      password2: CUSTOMER_PASSWORD,
    });
    for (const name of ['E-mail', 'Пароль', 'Повторите пароль']) {
      await expect.poll(() => field(page, name).inputValue()).toBe('');
    }
    expect(path(page)).toBe('/register');
    goHome();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Регистрация прошла успешно!').waitFor();
  });

  it('that is answered without tokens is only logged §8.43', async () => {
    const page = await shop.open('/register');
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.route('**/registration/', (route) => route.fulfill({ status: 201, json: {} }));
    await register(page);
    await expect.poll(() => warnings.join()).toContain('no tokens');
    expect(path(page)).toBe('/register');
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  });
});

describe('what a form asks for', () => {
  it.each([
    ['/login', 'Войти', { 'E-mail': 'email', Пароль: 'password' }],
    [
      '/register',
      'Зарегистрироваться',
      { 'E-mail': 'email', Пароль: 'password', 'Повторите пароль': 'password' },
    ],
    ['/reset-password', 'Отправить письмо', { 'E-mail': 'email' }],
    [
      '/reset-password/confirm?uid=MQ&token=x',
      'Сохранить пароль',
      { 'Новый пароль': 'password', 'Повторите новый пароль': 'password' },
    ],
  ])(
    'at %s it needs, and does not go without §5.25-27 5.29 5.30',
    async (address, button, fields) => {
      const page = await shop.open(address);
      const posted: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('dj-rest-auth')) posted.push(request.url());
      });
      await press(page, button);
      const required = page.getByRole('main').getByText('Это поле обязательно', { exact: true });
      await expect.poll(() => required.count()).toBe(Object.keys(fields).length);
      for (const [name, type] of Object.entries(fields)) {
        expect(await field(page, name).getAttribute('type'), name).toBe(type);
        expect(await field(page, name).getAttribute('required'), name).not.toBeNull();
      }
      expect(posted).toEqual([]);
    },
  );

  it('leaves it to the shop whether two new passwords are the same §5.31 7.11', async () => {
    const page = await shop.open('/account/profile', signedInAs(anna));
    const form = page.getByRole('form', { name: 'Смена пароля' });
    await form.getByLabel('Нынешний пароль').fill(CUSTOMER_PASSWORD);
    await form.getByLabel('Новый пароль', { exact: true }).fill('Новая тишина 43');
    await form.getByLabel('Повторите новый пароль').fill('Новая тишина 44');
    const sent = page.waitForRequest('**/dj-rest-auth/password/change/');
    await form.getByRole('button', { name: 'Сменить пароль' }).click();
    expect((await sent).postDataJSON()).toEqual({
      old_password: CUSTOMER_PASSWORD,
      new_password1: 'Новая тишина 43',
      new_password2: 'Новая тишина 44',
    });
    await form.getByText('Ошибка при смене пароля', { exact: true }).waitFor();
  });
});
