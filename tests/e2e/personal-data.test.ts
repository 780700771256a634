import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pickVariants } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withShopInBrowser({ callsFail: true });

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** An order of the customer, which is under way; its number, and how it is cancelled. */
async function order(shop: ShopInBrowser, customer: TestCustomer) {
  const [chair] = await pickVariants(shop.db, [100_000]);
  if (!chair) throw new Error('no chair');
  const lines = { cart_items: [cartLine(chair)] };
  const { cart_uuid: uuid } = (await customer.call('POST', '/api/orders/cart/', lines)).json();
  const form = orderForm(uuid, { email: customer.email });
  const made = (await customer.call('POST', '/api/orders/order-create/', form)).json();
  return {
    number: made.number as string,
    cancel: () => customer.call('POST', `/api/orders/history/${made.orderId}/cancel/`),
  };
}

it('a customer saves a file with their data', async ({ shop }) => {
  const customer = await signIn(shop, 'saves@example.ru', { isNew: true });
  const { number } = await order(shop, customer);
  const page = await shop.open('/account/profile', signedInAs(customer, { device: PHONE }));
  const saving = page.waitForEvent('download');
  await press(page, 'Скачать файл');
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^moi-dannye-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`"Номер": "${number}"`);
  expect(text).toContain('"E-mail": "saves@example.ru"');
  await page.getByText('Файл сохранён').waitFor();
});

it('a customer erases the account by a letter, once no order is under way', async ({ shop }) => {
  const email = 'leaves@example.ru';
  const customer = await signIn(shop, email, { isNew: true });
  const { number, cancel } = await order(shop, customer);
  const page = await shop.open(
    '/account/profile',
    signedInAs(customer, { device: PHONE, stored: { deferred: [] } }),
  );
  const password = page
    .getByRole('form', { name: 'Удалить учётную запись' })
    .getByLabel('Нынешний пароль');
  await password.fill(CUSTOMER_PASSWORD);
  await press(page, 'Прислать письмо');
  await page.getByText(`Заказ ${number}: ещё не\u00a0доставлен`).waitFor();
  await expectAccessible(page);
  expect((await cancel()).statusCode).toBe(200);
  await page.setViewportSize(PHONE.viewport);
  await press(page, 'Прислать письмо');
  await page.getByText('Письмо отправлено', { exact: true }).waitFor();

  const link = () =>
    shop.letters
      .filter(({ to }) => to === email)
      .map(({ text }) => /https?:\S+\?erase/.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(link, { timeout: 15_000 }).toBeDefined();
  const { pathname, search } = new URL(link() ?? '');
  await page.goto(pathname + search);
  await page.getByText('Вернуть ничего нельзя').waitFor();
  await expectAccessible(page);
  expect((await customer.call('GET', '/api/dj-rest-auth/user/')).statusCode).toBe(200);
  await press(page, 'Удалить учётную запись и\u00a0данные');
  await page.getByText('Учётная запись и\u00a0личные данные стёрты.').waitFor();
  expect((await customer.call('GET', '/api/dj-rest-auth/user/')).statusCode).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('access'))).toBeNull();

  await page.reload();
  await press(page, 'Удалить учётную запись и\u00a0данные');
  await page.getByText('Ссылка недействительна или уже использована.').waitFor();
});
