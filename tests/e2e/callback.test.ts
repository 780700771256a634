import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';

const OPENERS = ['Заказать звонок', 'Обратный звонок'];

const it = withShopInBrowser({ callsFail: true, env: { SHOP_EMAIL: 'calls@example.ru' } });
it.beforeEach(({ shop }) => shop.db.execute(sql`TRUNCATE callback_requests, callback_calls`));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Заказать звонок' });
const field = (page: Page, name: string) =>
  dialogOf(page).getByRole('textbox', { name, exact: true });

/** Opens the dialog; what the page says by `alert` is collected. */
async function openDialog(shop: ShopInBrowser, options = DESKTOP, opener = 'Заказать звонок') {
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
  it.for(OPENERS)('%s opens the dialog, which Esc closes §2.156', async (opener, { shop }) => {
    const { page } = await openDialog(shop, DESKTOP, opener);
    expect(await dialogOf(page).getByRole('textbox').count()).toBe(3);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await button(page, opener).evaluate((one) => one === document.activeElement)).toBe(true);
  });
});
