import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { inCart, inComparison, inWishlist } from '../support/stored-lists.ts';

/** The keyboard focus is on a visible element after each step. */
const it = withShopInBrowser({ callsFail: true });
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A page of a browser that has the sofa in all its lists. */
function openWithSofa(shop: ShopInBrowser, path: string): Promise<Page> {
  const cart = inCart(sofa).cart;
  const wishlist = inWishlist(sofa).wishlist;
  const compare = inComparison(sofa).compare;
  return shop.open(path, { ...DESKTOP, stored: { cart, wishlist, compare } });
}

describe('what is taken away takes the focus along, to the heading', () => {
  it.for([
    ['/cart/', `Удалить: `],
    ['/cart/', 'Очистить корзину'],
    ['/wishlist', 'Удалить: '],
    ['/compare', 'Удалить: '],
    ['/compare', 'Удалить все'],
  ] as const)('%s: %s', async ([path, remove], { shop }) => {
    const page = await openWithSofa(shop, path);
    await button(page, remove.endsWith(' ') ? remove + sofa.name : remove).press('Enter');
    await page.getByRole('link', { name: 'Выбрать мебель' }).waitFor();
    expect(await isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
  });

  it('in the dialog, to its own', async ({ shop }) => {
    const page = await openWithSofa(shop, '/category/');
    await page.getByRole('button', { name: /^Корзина/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Корзина' });
    await dialog.getByRole('button', { name: `Удалить: ${sofa.name}` }).press('Enter');
    await dialog.getByText('Корзина пуста').waitFor();
    expect(await isFocused(dialog.getByRole('heading', { name: 'Корзина' }))).toBe(true);
  });
});

it('a form keeps the focus while it is sent, and is sent once', async ({ shop }) => {
  const page = await openWithSofa(shop, '/checkout/');
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

it('so does the one that signs in; what is wrong gets it', async ({ shop }) => {
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

it('who has a number put right goes on typing at its end', async ({ shop }) => {
  const page = await openWithSofa(shop, '/checkout/');
  const phone = page.getByRole('textbox', { name: 'Телефон' });
  await phone.fill('80000000000');
  await button(page, 'Заменить 8 на +7').press('Enter');
  expect(await isFocused(phone)).toBe(true);
  await page.keyboard.press('Backspace');
  await expect.poll(() => phone.inputValue()).toBe('+7000000000');
});

describe('the search leads the focus to the heading of what it has opened', () => {
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Поиск' });
  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('heading', { level: 1, name });

  it('from a suggested product', async ({ shop }) => {
    const page = await shop.open('/cart/', DESKTOP);
    await search(page).fill(sofa.name);
    const suggested = page.getByRole('search').getByRole('link', { name: sofa.name }).first();
    await suggested.waitFor();
    await suggested.press('Enter');
    await page.waitForURL(`**/products/${sofa.productSlug}`);
    await expect.poll(() => isFocused(heading(page, sofa.name))).toBe(true);
  });

  it('from a text that was typed', async ({ shop }) => {
    const page = await shop.open('/cart/', DESKTOP);
    await search(page).fill('угловой диван');
    await search(page).press('Enter');
    await expect.poll(() => isFocused(heading(page, /Результаты поиска/))).toBe(true);
  });
});
