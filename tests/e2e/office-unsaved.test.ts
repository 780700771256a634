import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { BUSY_OFFICE, heading, placesIn } from '#tests/support/office-screen.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser(BUSY_OFFICE);
const { shop, office } = fixturesOf(it);
const place = placesIn(shop);

const press = (page: Page, key: string) => page.keyboard.press(key);
describe('what was typed', () => {
  it('is not lost by leaving the page', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
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
    await leave();
    await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
    await heading(page, 'Звонки');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.goBack();
    expect(await page.getByLabel('Заметка').inputValue()).toBe('');
  });

  it('is asked about and named in a way that all can use; a message covers no buttons', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await page.getByLabel('Заметка').fill('Домофон 14');
    await page.getByRole('region', { name: 'Не сохранено' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'Записать', exact: true }).click();
    await page.getByText('Заметка записана.').waitFor();
    await page.getByRole('button', { name: 'Записать звонок' }).click();
    await expectClear(page);
    await page.getByRole('dialog').getByLabel('Заметка').fill('Заедет сам');
    await press(page, 'Escape');
    await page.getByText('Закрыть без сохранения?').waitFor();
    await expectAccessible(page);
  });
});

/** The message that is shown does not cover the dialog's buttons, on a phone neither. */
async function expectClear(page: Page): Promise<void> {
  await page.setViewportSize(PHONE.viewport);
  const toast = await page.locator('.toast').boundingBox();
  const buttons = await page.locator('.dialog .form__actions').boundingBox();
  expect(toast && buttons && toast.y + toast.height < buttons.y).toBe(true);
  await page.setViewportSize(DESKTOP.viewport);
}
