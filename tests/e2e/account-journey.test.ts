import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { createSmtpMailer } from '#platform/mail/mailer.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

const EMAIL = 'vera@example.ru';
const FIRST = 'Тихая гавань 42';
const SECOND = 'Шумная гавань 43';

let smtp: TestSmtp;
const it = withShopInBrowser(async ({ onCleanup }) => {
  smtp = await startSmtp();
  onCleanup(() => smtp.close());
  return { mailer: createSmtpMailer(smtp.url, 'shop@example.ru'), callsFail: true };
});
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 1_250_000])) as [
    SomeVariant,
    SomeVariant,
  ];
});

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const putIntoCart = async (page: Page, { productSlug }: SomeVariant) => {
  await page.goto(`/products/${productSlug}`);
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByRole('status').getByText('Добавлено').waitFor();
};

/** Follows the button of the latest letter whose link begins so, as its reader would: in the HTML, and the same in the text. */
async function followLetter(page: Page, path: string): Promise<void> {
  const letter = await expect
    .poll(
      () =>
        smtp.accepted.findLast(
          ({ to, html }) => to?.[0]?.address === EMAIL && html?.includes(path),
        ),
      {
        timeout: 15_000,
      },
    )
    .toBeDefined()
    .then(() => smtp.accepted.findLast(({ html }) => html?.includes(path)));
  await page.setContent(letter?.html ?? '');
  const link = (await page.getByRole('link').first().getAttribute('href')) ?? '';
  expect(letter?.text).toContain(link);
  const { pathname, search } = new URL(link);
  await page.goto(shop.url + pathname + search);
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/login');
  await field(page, 'E-mail').fill(EMAIL);
  await field(page, 'Пароль').fill(password);
  await press(page, 'Войти');
}

const LONG = 120_000;

it('a guest with a cart and a wishlist registers, confirms, orders, cancels, forgets the password and comes back §1.13 1.14 1.16 2.28 2.31 2.32 2.36 4.4 4.7 4.35 7.6 7.14 8.48 8.50', {
  timeout: LONG,
}, async () => {
  const page = await shop.open('/');
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await putIntoCart(page, sofa);
  await page.getByRole('main').getByRole('button', { name: 'В избранное' }).first().click();
  await page.getByRole('link', { name: 'Избранное, 1\u00a0товар' }).waitFor();

  await page.goto('/register');
  await field(page, 'E-mail').fill(EMAIL);
  await field(page, 'Пароль').fill(FIRST);
  await field(page, 'Повторите пароль').fill(FIRST);
  await press(page, 'Зарегистрироваться');
  await page.getByText('Регистрация прошла успешно!').waitFor();
  await page.getByRole('button', { name: 'Корзина, 1\u00a0товар' }).waitFor();
  await page.getByRole('link', { name: 'Избранное, 1\u00a0товар' }).waitFor();

  await followLetter(page, '/confirm-email/');
  await page.getByText('Email успешно подтвержден!').waitFor();
  // Signed in already: the login page leads on to the cabinet.
  await page.waitForURL('**/account/');
  await page.getByText('У вас пока нет заказов.').waitFor();

  await page.goto('/checkout/');
  await fillCheckout(page);
  await press(page, 'Подтвердить заказ');
  await page.getByText('Order created successfully!', { exact: true }).waitFor();
  await page.goto('/account/');
  await page.getByRole('article').getByText('Оплата: ожидается').waitFor();
  await press(page, 'Отменить заказ');
  await page.locator('article.cancelled').waitFor();
  expect(said.at(-1)).toBe('Заказ успешно отменён');

  await putIntoCart(page, chair);
  await page.getByRole('banner').getByRole('link', { name: 'Выйти' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Корзина', exact: true }).waitFor();
  const left = await page.evaluate(() => ({ ...localStorage }));
  const ofTheDevice = ['device_id', 'cookie_consent'];
  expect(
    Object.keys(left).filter((key) => !ofTheDevice.includes(key) && left[key] !== '[]'),
  ).toEqual([]);

  await page.goto('/reset-password');
  await field(page, 'E-mail').fill(EMAIL);
  await press(page, 'Отправить письмо');
  await page.getByText('Письмо для сброса пароля отправлено!').waitFor();
  await followLetter(page, '/reset-password/confirm');
  await field(page, 'Новый пароль').fill(SECOND);
  await field(page, 'Повторите новый пароль').fill(SECOND);
  await press(page, 'Сохранить пароль');
  await page.getByText('Пароль успешно сброшен!').waitFor();
  await page.waitForURL('**/login');

  await signIn(page, FIRST);
  await page.getByText('Неверный e-mail или пароль.').waitFor();
  expect(said.at(-1)).toBe('Ошибка входа');
  await signIn(page, SECOND);
  await page.waitForURL('**/account/');
  // What the customer had left in the cart is there again.
  await page.getByRole('button', { name: 'Корзина, 1\u00a0товар' }).click();
  await page.getByRole('dialog').getByRole('link', { name: chair.name }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('article.cancelled').waitFor();
  await page.getByRole('link', { name: 'Избранные' }).click();
  await page.getByRole('main').getByRole('link', { name: sofa.name }).waitFor();
  shop.complaints.splice(0);
});

it('a guest’s cart and the customer’s become one at sign-in, here and in the shop', async () => {
  const page = await shop.open('/');
  await putIntoCart(page, sofa);
  await signIn(page, SECOND);
  await page.waitForURL('**/account/');
  await page.getByRole('button', { name: 'Корзина, 2\u00a0товара' }).waitFor();
  const elsewhere = await shop.open('/login');
  await signIn(elsewhere, SECOND);
  await elsewhere.getByRole('button', { name: 'Корзина, 2\u00a0товара' }).waitFor();
});

it('a line that the shop has not seen before the sign-in is not lost by it', async () => {
  const [, , lamp] = await pickVariants(shop.db, [5_499_000, 1_250_000, 300_000]);
  const page = await shop.open('/login');
  await page.evaluate((line) => localStorage.setItem('cart', JSON.stringify([line])), {
    ...lamp,
    productId: lamp?.product,
    variantId: lamp?.variant,
    quantity: 1,
  });
  const pushed = page.waitForResponse('**/api/orders/cart/');
  await signIn(page, SECOND);
  expect((await (await pushed).json()).cart_items).toHaveLength(3);
  await page.getByRole('button', { name: 'Корзина, 3\u00a0товара' }).waitFor();
});
