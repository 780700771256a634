import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { createEmptyShop } from '#tests/support/empty-shop.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser(async () => ({
  callsFail: true,
  databaseUrl: await createEmptyShop(),
  env: { RATE_LOGIN: '200/15m' },
}));
const { office } = fixturesOf(it);

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const navigation = (page: Page) => page.getByRole('navigation');
const step = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const isFocused = (page: Page, name: string) =>
  expect.poll(() => field(page, name).evaluate((one) => one === document.activeElement)).toBe(true);

describe('the first steps of an empty shop', () => {
  it('lead the owner from the first screen to the settings and back, and say what the shop still lacks', async () => {
    const page = await office.openAs('owner', '/admin');
    await page.getByText(/сделано 0 из.6\. Дальше: название и.контакты\./).waitFor();
    expect(await page.getByText('Всё сделано').count()).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('link', { name: 'Продолжить' }).click();
    await heading(page, 'Первые шаги');
    await page.getByText(/^Нет названия/).waitFor();
    const server = page.getByRole('listitem').filter({ hasText: 'почтовый сервер не' });
    await server.getByRole('link', { name: 'Открыть: Адрес и\u00a0почта' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);

    const identity = step(page, /^Название/);
    await identity.getByText(/^Не.сделано$/).waitFor();
    await identity.getByRole('link', { name: 'Название' }).click();
    await heading(page, 'Название и\u00a0тексты');
    await isFocused(page, 'name');
    await page.keyboard.type('Светлица');
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
    await field(page, 'contacts.email').fill('svet@shop.example');
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
});
