import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { BLANK, PHONE } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withShopInBrowser();
let anna: TestCustomer;
let people = 0;
it.beforeEach(async ({ shop }) => {
  people += 1;
  anna = await signIn(shop, `view-${people}@example.ru`, { isNew: true });
});

/** Keeps the answers to these calls back until told. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

it('asks for the user and the orders, each saying meanwhile that it loads §2.35 2.123-125', async ({
  shop,
}) => {
  const page = await shop.open(BLANK, signedInAs(anna));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const showUser = await holdBack(page, '**/dj-rest-auth/user/');
  const showOrders = await holdBack(page, '**/api/orders/history/');
  await page.goto('/account/');
  const loading = page.getByRole('main').getByText('Loading...', { exact: true });
  await loading.waitFor();
  expect(await page.getByRole('navigation', { name: 'Личный кабинет' }).count()).toBe(0);
  showUser();
  await page.getByRole('heading', { level: 2, name: 'История заказов' }).waitFor();
  await loading.waitFor();
  showOrders();
  await page.getByText('У вас пока нет заказов.', { exact: true }).waitFor();
  expect(await loading.count()).toBe(0);
  expect(asked).toContain('/api/dj-rest-auth/user/');
  expect(asked).toContain('/api/orders/history/');
});

it('shows every field of the profile §2.38 2.140-148', async ({ shop }) => {
  await anna.call('PUT', '/api/dj-rest-auth/profile/', {
    first_name: 'Анна',
    last_name: 'Образцова',
    midle_name: 'Примеровна',
    gender: 'female',
    phone_number: '+7 (000) 000-00-00',
    address: 'ул. Образцовая, д. 1',
    city: 'Примерск',
    birth_date: '1990-02-03',
  });
  const page = await shop.open('/account/profile', signedInAs(anna));
  await page.getByRole('button', { name: 'Редактировать', exact: true }).waitFor();
  const rows = page.getByRole('main').locator('dl > div');
  const read = await rows.evaluateAll((all) =>
    all.map((row) => [row.children[0]?.textContent, row.children[1]?.textContent]),
  );
  expect(read).toEqual([
    ['Имя', 'Анна'],
    ['Фамилия', 'Образцова'],
    ['Отчество', 'Примеровна'],
    ['Пол', 'Женский'],
    ['E-mail', anna.email],
    ['Телефон', '+70000000000'],
    ['Адрес', 'ул. Образцовая, д. 1'],
    ['Город', 'Примерск'],
    ['Дата рождения', '3 февраля 1990 г.'],
  ]);
  expect(await page.getByRole('textbox', { name: 'Имя', exact: true }).count()).toBe(0);
});

it('goes back from the form to the view by ‘Отмена’, and has both genders and neither to choose from §9.29', async ({
  shop,
}) => {
  const page = await shop.open('/account/profile', signedInAs(anna));
  const edit = page.getByRole('button', { name: 'Редактировать', exact: true });
  await edit.click();
  const options = page.getByLabel('Пол').getByRole('option');
  const values = await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(values).toEqual(['', 'male', 'female']);
  await page.getByRole('button', { name: 'Отмена' }).click();
  await edit.waitFor();
});

it('the sections of a phone lie over a shaded page §2.129', async ({ shop }) => {
  const page = await shop.open('/account/', signedInAs(anna, { device: PHONE }));
  await page.getByRole('button', { name: 'Разделы кабинета' }).click();
  const nav = page.getByRole('navigation', { name: 'Личный кабинет' });
  await nav.waitFor();
  const shade = () => nav.evaluate((one) => getComputedStyle(one, '::backdrop').backgroundColor);
  await expect.poll(shade).not.toMatch(/^(transparent|rgba\(.*, 0\))$/);
});
