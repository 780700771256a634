import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { DESKTOP, openShop, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

let shop: ShopInBrowser;
let sofa: SomeVariant;
const openAs = officeOf(() => shop);

beforeAll(async () => {
  shop = await openShop({
    callsFail: true,
    env: { RATE_LOGIN: '200/15m', RATE_ORDER: '200/15m', RATE_CALLBACK: '200/15m' },
  });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
afterAll(() => shop.close());

const place = async (overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const type = (page: Page, text: string) => page.keyboard.type(text);
const press = (page: Page, key: string) => page.keyboard.press(key);
describe('what was typed', () => {
  it('is not lost by Esc or «Отмена» in a dialog', async () => {
    const number = await place();
    const page = await openAs('manager', `/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Записать звонок' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Заметка').click();
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Записать звонок' }).click();
    await dialog.getByLabel('Заметка').click();
    await type(page, 'Заедет сам');
    await press(page, 'Escape');
    await dialog.getByText('Закрыть без сохранения?').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Остаться' }).evaluate(isFocused))
      .toBe(true);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await press(page, 'Enter');
    await page.getByText('Закрыть без сохранения?').waitFor({ state: 'hidden' });
    await expect.poll(() => dialog.getByLabel('Заметка').evaluate(isFocused)).toBe(true);
    expect(await dialog.getByLabel('Заметка').inputValue()).toBe('Заедет сам');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await press(page, 'Escape');
    expect(await dialog.getByLabel('Заметка').inputValue()).toBe('Заедет сам');
    await press(page, 'Escape');
    await dialog.getByRole('button', { name: 'Закрыть без сохранения' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('is named at the foot of the page and saved from there', async () => {
    const number = await place();
    const page = await openAs('manager', `/admin/orders/${number}`);
    const bar = page.getByRole('region', { name: 'Не сохранено' });
    await page.getByLabel('Заметка').waitFor();
    expect(await bar.count()).toBe(0);
    await page.getByLabel('Заметка').fill('Звонить после шести');
    const cost = page.getByRole('textbox', { name: 'Доставка, ₽' });
    await cost.fill('дорого');
    await bar.getByRole('button', { name: 'Сохранить' }).click();
    await bar.getByText('Не сохранено: цена доставки').waitFor();
    await expect.poll(() => cost.evaluate(isFocused)).toBe(true);
    await cost.fill('700');
    await page.getByLabel('Заметка').fill('И после семи');
    await bar.getByText('Не сохранено: цена доставки, заметка').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await bar.getByRole('button', { name: 'Сохранить' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.locator('.order-history__event', { hasText: 'Звонить после шести' }).waitFor();
    await page.getByText(/^Доставка: 700/).waitFor();
  });

  it('is not lost by leaving the page', async () => {
    const number = await place();
    const page = await openAs('manager', `/admin/orders/${number}`);
    const leave = () => page.getByRole('link', { name: 'Звонки' }).click();
    await page.getByLabel('Заметка').fill('Ещё не записано');
    await leave();
    await page.getByRole('dialog', { name: 'Уйти без сохранения?' }).waitFor();
    await press(page, 'Enter');
    expect(await page.getByLabel('Заметка').inputValue()).toBe('Ещё не записано');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    expect(await page.getByLabel('Заметка').inputValue()).toBe('Ещё не записано');
    await page.getByRole('textbox', { name: 'Доставка, ₽' }).fill('700');
    await leave();
    await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
    await heading(page, 'Звонки');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.goBack();
    expect(await page.getByLabel('Заметка').inputValue()).toBe('');
  });
});

const isFocused = (element: Element) => element === document.activeElement;
