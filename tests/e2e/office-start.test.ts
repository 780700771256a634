import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { createEmptyShop } from '#tests/support/empty-shop.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { DESKTOP, openShop, PHONE, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

let shop: ShopInBrowser;
const openAs = officeOf(() => shop);

beforeAll(async () => {
  const databaseUrl = await createEmptyShop();
  shop = await openShop({ callsFail: true, databaseUrl, env: { RATE_LOGIN: '200/15m' } });
});
afterAll(() => shop.close());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const navigation = (page: Page) => page.getByRole('navigation');
const step = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const isFocused = (page: Page, name: string) =>
  expect.poll(() => field(page, name).evaluate((one) => one === document.activeElement)).toBe(true);
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

describe('the first steps of an empty shop', () => {
  it('lead the owner from the first screen to the settings and back, and say what the shop still lacks', async () => {
    const page = await openAs('owner', '/admin');
    await page.getByText(/сделано 0 из.5\. Дальше: название и.контакты\./).waitFor();
    expect(await page.getByText('Всё сделано').count()).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('link', { name: 'Продолжить' }).click();
    await heading(page, 'Первые шаги');
    await page.getByText(/^Нет названия/).waitFor();
    const server = page.getByRole('listitem').filter({ hasText: 'почтовый сервер не' });
    await server.getByText(/глава «Как открыть магазин»/).waitFor();
    expect(await server.getByRole('link').count()).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);

    const identity = step(page, /^Название/);
    await identity.getByText(/^Не.сделано$/).waitFor();
    await identity.getByRole('link', { name: 'Название' }).click();
    await heading(page, 'Магазин');
    await isFocused(page, 'name');
    await page.keyboard.type('Светлица');
    await field(page, 'contacts.email').fill('svet@shop.example');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Настройки сохранены').waitFor();

    await navigation(page).getByRole('link', { name: 'Первые шаги' }).click();
    await heading(page, 'Первые шаги');
    const gap = page.getByRole('listitem').filter({ hasText: /^Нет телефона/ });
    await gap.waitFor();
    await page.getByText(/^Нет названия/).waitFor({ state: 'detached' });
    expect(await identity.getByText('Сделано', { exact: true }).count()).toBe(0);
    await gap.getByRole('link', { name: 'Открыть: Магазин' }).click();
    await isFocused(page, 'contacts.phone');
    await page.keyboard.type('+7 (000) 111-11-11');
    await page.locator('.save-bar').waitFor();
    await page.keyboard.press('Control+Enter');
    // The message of the first save may still stand: what was typed is saved once its bar is gone.
    await page.locator('.save-bar').waitFor({ state: 'detached' });

    await navigation(page).getByRole('link', { name: 'Первые шаги' }).click();
    await identity.getByText('Сделано', { exact: true }).waitFor();
    await gap.waitFor({ state: 'detached' });
    await page.getByText(/^Сделано 1 из/).waitFor();
    await step(page, /^Логотип/)
      .getByRole('link', { name: 'Логотип' })
      .click();
    const file = page.locator('input[type=file]');
    await expect.poll(() => file.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('open the forms that goods begin with', async () => {
    const page = await openAs('owner', '/admin/start');
    const goods = step(page, /^Товары/);
    expect(await goods.getByRole('link', { name: 'Загрузить файл' }).getAttribute('href')).toBe(
      '/admin/imports',
    );
    const opened = step(page, /^Пробный/).getByRole('link', { name: 'Открыть магазин' });
    expect(await opened.getAttribute('href')).toBe(`${shop.url}/`);
    await goods.getByRole('link', { name: /^Начать с.одного товара/ }).click();
    const form = page.getByRole('dialog', { name: 'Новый товар' });
    await form.waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await field(page, 'name').fill('Стол «Заря»');
    await field(page, 'price').fill('5000');
    await field(page, 'article').fill('Z-1');
    await form.getByRole('button', { name: 'Создать' }).click();
    await form.getByText('Введите раздел.').waitFor();
    await expectAccessible(page);
    await field(page, 'category').fill('Столы');
    await form.getByRole('button', { name: 'Создать' }).click();
    await heading(page, 'Стол «Заря»');
    await page.goto('/admin/start');
    await goods.getByText(/^Товары есть, но ни один не.показан/).waitFor();
    await goods.getByRole('link', { name: 'Открыть товары' }).click();
    await heading(page, 'Товары');
  });

  it('are put aside and taken up again by keyboard, on a phone too', async () => {
    const page = await openAs('owner', '/admin/start', PHONE);
    const look = step(page, /^Логотип/);
    await press(page, 'Отложить: Логотип и\u00a0цвета');
    await look.getByText('Отложено').waitFor();
    await page.reload();
    await look.getByText('Отложено').waitFor();
    await press(page, 'Вернуть: Логотип и\u00a0цвета');
    await look.getByText(/^Не.сделано$/).waitFor();
    const again = page.getByRole('button', { name: 'Отложить: Логотип и\u00a0цвета' });
    expect(await again.evaluate((one) => one === document.activeElement)).toBe(true);

    await page.goto('/admin/audit');
    const entry = page.getByRole('row').filter({ hasText: 'отложен первый шаг' });
    await entry.getByText(/Логотип и.цвета/).waitFor();
  });

  it('fall silent when nothing is to do', async () => {
    const page = await openAs('owner', '/admin/start');
    for (const name of [/^Логотип/, /^Товары/, /^Рассказ/, /^Пробный/]) {
      await step(page, name)
        .getByRole('button', { name: /^Отложить/ })
        .click();
      await step(page, name).getByText('Отложено').waitFor();
    }
    await page.getByText('Осталось только отложенное.').waitFor();
    const link = navigation(page).getByRole('link', { name: 'Первые шаги' });
    await link.waitFor({ state: 'detached' });
    await page.goto('/admin');
    await page.getByText('Всё сделано').waitFor();
    expect(await page.getByRole('link', { name: 'Продолжить' }).count()).toBe(0);
    await navigation(page).getByRole('link', { name: 'Магазин' }).click();
    await page.getByRole('link', { name: 'Готовность магазина' }).click();
    await heading(page, 'Первые шаги');
  });

  it('are the work of the owner alone', async () => {
    const page = await openAs('manager', '/admin');
    expect(await navigation(page).getByRole('link', { name: 'Первые шаги' }).count()).toBe(0);
    await page.goto('/admin/start');
    await page.getByText('У вашей роли нет этого раздела').waitFor();
  });
});
