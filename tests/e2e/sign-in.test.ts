import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { headerLinks } from '../support/header-links.ts';
import { BLANK } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withShopInBrowser({ callsFail: true });
let anna: TestCustomer;

it.beforeAll(async ({ shop }) => {
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
});

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
  it('is unknown until the user endpoint answers §4.1 6.15 7.8 8.8 8.29', async ({ shop }) => {
    const page = await shop.open(BLANK, signedInAs(anna));
    const answer = await hold(page, '**/dj-rest-auth/user/');
    await page.goto('/account/');
    await page.getByRole('main').getByText('Loading...', { exact: true }).waitFor();
    await expect.poll(() => headerLinks(page)).toEqual([]);
    answer();
    await page.getByText('У вас пока нет заказов.').waitFor();
    expect(await headerLinks(page)).toEqual(['Кабинет', 'Выйти']);
  });

  it('where the user is not known, the header shows the links of no state §6.15', async ({
    shop,
  }) => {
    const page = await shop.open(BLANK, signedInAs(anna));
    await page.route('**/dj-rest-auth/user/', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/account/');
    await page.getByText('Ошибка при загрузке данных', { exact: true }).waitFor();
    expect(await headerLinks(page)).toEqual([]);
  });
});
