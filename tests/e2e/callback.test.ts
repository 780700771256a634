import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';

const OPENERS = ['Заказать звонок', 'Обратный звонок'];

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShop({ callsFail: true, env: { SHOP_EMAIL: 'calls@example.ru' } });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.execute(sql`TRUNCATE callback_requests, callback_calls`));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Заказать звонок' });
const field = (page: Page, name: string) =>
  dialogOf(page).getByRole('textbox', { name, exact: true });

/** Opens the dialog; what the page says by `alert` is collected. */
async function openDialog(options = DESKTOP, opener = 'Заказать звонок') {
  const page = await shop.open('/cart/', options);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await button(page, opener).click();
  await field(page, 'Телефон').waitFor();
  return { page, alerts };
}

describe('the form', () => {
  it.each(OPENERS)('%s opens the dialog, which Esc closes §2.156', async (opener) => {
    const { page } = await openDialog(DESKTOP, opener);
    expect(await dialogOf(page).getByRole('textbox').count()).toBe(3);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await button(page, opener).evaluate((one) => one === document.activeElement)).toBe(true);
  });
});
