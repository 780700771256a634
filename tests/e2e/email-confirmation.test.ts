import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { CUSTOMER_PASSWORD, signIn } from '../support/customer.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withShopInBrowser({ callsFail: true });

it.beforeAll(({ shop }) => signIn(shop, 'known@example.ru', { isNew: true }));

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();
const path = (page: Page) => new URL(page.url()).pathname;
/** Waits until a navigation that had begun would have ended: three pages are fetched meanwhile. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (const address of ['/login', '/register', '/login']) await (await fetch(address)).text();
  });

describe('the confirmation of an e-mail', () => {
  const confirmation = '**/verify-email/';

  it('says what it does, that it went well, and goes to the login page §2.33 4.89 4.90 8.50', async ({
    shop,
  }) => {
    const page = await shop.open('/cart/');
    await page.clock.install();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(confirmation, async (route) => {
      await answered;
      await route.fulfill({ json: { detail: 'да' } });
    });
    await page.goto('/confirm-email/abc');
    await page.getByText('Подтверждение...', { exact: true }).waitFor();
    await page.clock.pauseAt(Date.now() + 10_000);
    answer();
    await page.getByText('Email успешно подтвержден!', { exact: true }).waitFor();
    await page.clock.runFor(2999);
    await settled(page);
    expect(path(page)).toBe('/confirm-email/abc');
    await page.clock.runFor(1);
    await page.waitForURL('**/login');
  });

  it('leads a customer who is signed in to the account, and says so', async ({ shop }) => {
    const anna = await signIn(shop, 'signed-in@example.ru', { isNew: true });
    const page = await shop.open('/cart/', signedInAs(anna));
    await page.clock.install();
    await page.route(confirmation, (route) => route.fulfill({ json: { detail: 'да' } }));
    await page.goto('/confirm-email/abc');
    await page.getByText('Сейчас откроется личный кабинет.').waitFor();
    const link = page.getByRole('link', { name: 'Перейти в\u00a0кабинет' });
    expect(await link.getAttribute('href')).toBe('/account/');
    expect(await page.getByText('страница входа').count()).toBe(0);
    await page.clock.runFor(3000);
    await page.waitForURL('**/account/');
  });

  it('says why it did not work, and tries again where that can help §8.51', async ({ shop }) => {
    const page = await shop.open('/confirm-email/nonsense');
    await page.getByText('Ошибка подтверждения.', { exact: true }).waitFor();
    await page.getByText('Ссылка недействительна').waitFor();
    await page.route(confirmation, (route) => route.abort());
    await page.reload();
    await page.getByText('Нет связи с магазином').waitFor();
    await page.unroute(confirmation);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByText('Ссылка недействительна').waitFor();
    shop.complaints.splice(0);
  });

  it('leads a guest with a dead link by way of the sign-in to another letter', async ({ shop }) => {
    const page = await shop.open('/confirm-email/nonsense');
    await page.getByRole('link', { name: 'Запросить новую ссылку' }).click();
    await field(page, 'E-mail').fill('known@example.ru');
    await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
    await press(page, 'Войти');
    await page.waitForURL('**/account/profile');
    await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).waitFor();
    shop.complaints.splice(0);
  });
});
