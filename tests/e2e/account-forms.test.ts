import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { signIn } from '../support/customer.ts';
import { BLANK } from '../support/shop-in-browser.ts';

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

describe('a forgotten password', () => {
  it('once set, leads to the login page after three seconds §2.155 4.87 4.88 8.48 9.39', async ({
    shop,
  }) => {
    const page = await shop.open(BLANK);
    await page.clock.install();
    await page.goto('/reset-password/confirm?uid=MQ&token=good');
    await page.route('**/reset/confirm/', (route) => route.fulfill({ json: { detail: 'да' } }));
    await field(page, 'Новый пароль').fill('Тихая гавань 44');
    await field(page, 'Повторите новый пароль').fill('Тихая гавань 44');
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(page, 'Сохранить пароль');
    await page.getByText('Пароль успешно сброшен!', { exact: true }).waitFor();
    await page.clock.runFor(2999);
    await settled(page);
    expect(path(page)).toBe('/reset-password/confirm');
    await page.clock.runFor(1);
    await page.waitForURL('**/login');
  });
});
