import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, signIn } from '../support/customer.ts';
import { type MountedShop, mountShop } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

let shop: MountedShop;

beforeAll(async () => {
  shop = await mountShop();
  await signIn(shop, 'known@example.ru', { isNew: true });
});
afterAll(() => shop.close());

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();
const path = (page: Page) => new URL(page.url()).pathname;

describe('the confirmation of an e-mail', () => {
  const confirmation = '**/verify-email/';

  it('says what it does, that it went well, and goes to the login page §2.33 4.89 4.90 8.50', async () => {
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
    expect(path(page)).toBe('/confirm-email/abc');
    await page.clock.runFor(1);
    await page.waitForURL('**/login');
  });

  it('says why it did not work, and tries again where that can help §8.51', async () => {
    const page = await shop.open('/confirm-email/nonsense');
    await page.getByText('Ошибка подтверждения.', { exact: true }).waitFor();
    await page.getByText('Ссылка недействительна').waitFor();
    await page.route(confirmation, (route) => route.abort());
    await page.reload();
    await page.getByText('Нет связи с магазином').waitFor();
    await page.unroute(confirmation);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByText('Ссылка недействительна').waitFor();
  });

  it('leads a guest with a dead link by way of the sign-in to another letter', async () => {
    const page = await shop.open('/confirm-email/nonsense');
    await page.getByRole('link', { name: 'Запросить новую ссылку' }).click();
    await field(page, 'E-mail').fill('known@example.ru');
    await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
    await press(page, 'Войти');
    await page.waitForURL('**/account/profile');
    await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).waitFor();
  });
});
