import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pickVariants } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { DESKTOP, PHONE } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withShopInBrowser();
const { shop } = fixturesOf(it);
let anna: TestCustomer;

beforeAll(async () => {
  anna = await signIn(shop, 'a-very-long-address-of-a-customer@example.ru', { isNew: true });
  const variants = await pickVariants(shop.db, [100, 200, 300, 400, 500, 600, 700]);
  const lines = { cart_items: variants.map((variant) => cartLine(variant)) };
  const { cart_uuid: uuid } = (await anna.call('POST', '/api/orders/cart/', lines)).json();
  await anna.call('POST', '/api/orders/order-create/', orderForm(uuid));
});

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const required = (page: Page) => page.getByText('Это поле обязательно').first().waitFor();

type Screen = [name: string, path: string, prepare: (page: Page) => Promise<unknown>];

const guestScreens: Screen[] = [
  ['login with errors', '/login', (page) => press(page, 'Войти').then(() => required(page))],
  [
    'registration with errors',
    '/register',
    (page) => press(page, 'Зарегистрироваться').then(() => required(page)),
  ],
  ['asking for a reset', '/reset-password', (page) => press(page, 'Отправить письмо')],
  [
    'a new password refused',
    '/reset-password/confirm?uid=x&token=y',
    async (page) => {
      await page.getByLabel('Новый пароль', { exact: true }).fill('Тихая гавань 42');
      await page.getByLabel('Повторите новый пароль').fill('Тихая гавань 42');
      await press(page, 'Сохранить пароль');
      await page.getByText('Ошибка сброса пароля').waitFor();
    },
  ],
  [
    'a refused link',
    '/confirm-email/x',
    (page) => page.getByText('Ошибка подтверждения.').waitFor(),
  ],
  ['a guest’s cabinet', '/account/', (page) => page.getByText('Пользователь не найден').waitFor()],
];

const customerScreens: Screen[] = [
  [
    'an order with its details',
    '/account/',
    (page) => press(page, 'Подробнее').then(() => page.getByText('Стоимость доставки').waitFor()),
  ],
  [
    'the page of an order',
    '/account/',
    async (page) => {
      await page.getByRole('link', { name: 'Открыть заказ' }).click();
      await page.getByRole('heading', { level: 2, name: /^Заказ / }).waitFor();
    },
  ],
  [
    'the profile',
    '/account/profile',
    (page) => page.getByRole('button', { name: 'Редактировать', exact: true }).waitFor(),
  ],
  [
    'the devices',
    '/account/devices',
    (page) => page.getByText('Это устройство', { exact: true }).waitFor(),
  ],
  [
    'the profile’s form in its dialog',
    '/account/profile',
    async (page) => {
      await press(page, 'Редактировать профиль');
      await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).waitFor();
    },
  ],
  [
    'the wishlist of the cabinet',
    '/account/wishlist',
    (page) => page.getByText('Wishlist is empty').waitFor(),
  ],
];

const still = { ...DESKTOP, reducedMotion: 'reduce' as const };

async function check(page: Page, prepare: Screen[2]): Promise<void> {
  await prepare(page);
  await expectAccessible(page);
  shop.complaints.splice(0);
}

describe('a guest sees', () => {
  it.each(guestScreens)('%s without a fault that axe knows', async (_name, path, prepare) => {
    await check(await shop.open(path, still), prepare);
  });
});

describe('a customer sees', () => {
  it.each(customerScreens)('%s without a fault that axe knows', async (_name, path, prepare) => {
    await check(await shop.open(path, signedInAs(anna, { device: still })), prepare);
  });

  it('the sections of the cabinet over the page of a phone, the focus back after them', async () => {
    const page = await shop.open('/account/', signedInAs(anna, { device: PHONE }));
    const opener = page.getByRole('button', { name: 'Разделы кабинета' });
    await opener.click();
    await page.getByRole('navigation', { name: 'Личный кабинет' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('the dialog of the profile give the focus back to what opened it', async () => {
    const page = await shop.open('/account/', signedInAs(anna));
    const opener = page.getByRole('button', { name: 'Редактировать профиль' });
    await opener.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});
