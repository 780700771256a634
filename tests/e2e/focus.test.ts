import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { DESKTOP, hydrated, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';

/** The keyboard focus is on a visible element after each step. */
let shop: ShopInBrowser;
let sofa: SomeVariant;

beforeAll(async () => {
  shop = await openShop({ callsFail: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
afterAll(() => shop.close());

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A page that has the sofa where this button puts it. */
async function openWith(name: string, saying: string, path: string): Promise<Page> {
  const page = await shop.open(`/products/${sofa.productSlug}`, DESKTOP);
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('status').getByText(saying, { exact: true }).waitFor();
  await page.goto(path);
  await hydrated(page);
  return page;
}

describe('what is taken away takes the focus along, to the heading', () => {
  it.each([
    ['В корзину', 'Добавлено', '/cart/', `Удалить: `],
    ['В корзину', 'Добавлено', '/cart/', 'Очистить корзину'],
    ['В избранное', 'В избранное', '/wishlist', 'Удалить: '],
    ['Сравнить', 'В сравнение', '/compare', 'Удалить: '],
    ['Сравнить', 'В сравнение', '/compare', 'Удалить все'],
  ])('%s (%s), %s: %s', async (name, saying, path, remove) => {
    const page = await openWith(name, saying, path);
    await button(page, remove.endsWith(' ') ? remove + sofa.name : remove).press('Enter');
    await page.getByRole('link', { name: 'Выбрать мебель' }).waitFor();
    expect(await isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
  });

  it('in the dialog, to its own', async () => {
    const page = await openWith('В корзину', 'Добавлено', '/category/');
    await page.getByRole('button', { name: /^Корзина/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Корзина' });
    await dialog.getByRole('button', { name: `Удалить: ${sofa.name}` }).press('Enter');
    await dialog.getByText('Корзина пуста').waitFor();
    expect(await isFocused(dialog.getByRole('heading', { name: 'Корзина' }))).toBe(true);
  });
});

it('a form keeps the focus while it is sent, and is sent once', async () => {
  const page = await openWith('В корзину', 'Добавлено', '/checkout/');
  await fillCheckout(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  await page.route('**/api/orders/cart/', async (route) => {
    asked += 1;
    await answered;
    await route.fulfill({ status: 503, json: { detail: 'Магазин сейчас перегружен.' } });
  });
  await button(page, 'Подтвердить заказ').focus();
  await page.keyboard.press('Enter');
  const submit = page.locator('.checkout [type="submit"]');
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
  expect(await isFocused(submit)).toBe(true);
  await page.keyboard.press('Enter');
  answer();
  await button(page, 'Подтвердить заказ').waitFor();
  expect(await isFocused(submit)).toBe(true);
  expect(await submit.getAttribute('aria-disabled')).toBeNull();
  expect(asked).toBe(1);
});

it('so does the one that signs in; what is wrong gets it', async () => {
  const page = await shop.open('/login', DESKTOP);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('textbox', { name: 'E-mail' }).fill('petr@example.ru');
  const password = page.getByLabel('Пароль');
  await password.press('Enter');
  expect(await isFocused(password)).toBe(true);
  await password.fill('не тот пароль');
  const submit = page.getByRole('main').getByRole('button', { name: 'Войти' });
  await submit.focus();
  const refused = page.waitForResponse('**/login/');
  await page.keyboard.press('Enter');
  await refused;
  await page.getByRole('main').getByRole('alert').first().waitFor();
  expect(await isFocused(submit)).toBe(true);
});

it('who has a number put right goes on typing at its end', async () => {
  const page = await openWith('В корзину', 'Добавлено', '/checkout/');
  const phone = page.getByRole('textbox', { name: 'Телефон' });
  await phone.fill('80000000000');
  await button(page, 'Заменить 8 на +7').press('Enter');
  expect(await isFocused(phone)).toBe(true);
  await page.keyboard.press('Backspace');
  await expect.poll(() => phone.inputValue()).toBe('+7000000000');
});
