import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({
  callsFail: true,
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '200/15m' },
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: 7 });
});

describe('the stock in the office', () => {
  it('takes in what a delivery brings, pasted from a table, and says why pieces went', async () => {
    const { number } = await placeOrder(guestFrom(shop), [cartLine(sofa)]);
    // The warehouse opens orders that are agreed.
    await shop.db.execute(
      sql`UPDATE orders SET status_order = 'confirmed' WHERE number = ${number}`,
    );
    const page = await office.openAs('warehouse', '/admin/stock');
    await page.getByRole('link', { name: number }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'Принять товар' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Товар, строка 1/ }).focus();
    await page.evaluate((code) => {
      const data = new DataTransfer();
      data.setData('text', `${code}\t3\nНЕТ-ТАКОГО\t1\n`);
      const paste = { clipboardData: data, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
    }, sofa.code);
    await dialog.getByRole('textbox', { name: 'Накладная' }).fill('Накладная 45');
    await dialog.getByRole('button', { name: 'Принять', exact: true }).click();
    await dialog.getByText('Нет товара с.артикулом «НЕТ-ТАКОГО»'.replace('.', '\u00a0')).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await dialog.getByRole('combobox', { name: /^Товар, строка 2/ }).fill('');
    await dialog.getByRole('textbox', { name: 'Штук, строка 2' }).fill('');
    await dialog.getByRole('button', { name: 'Принять', exact: true }).click();
    await page.getByText('Принято: 3').waitFor();
    const row = page.locator('.movements tbody tr').first();
    await expect.poll(() => row.textContent()).toMatch(/\+3[\s\S]*9[\s\S]*Накладная 45/);
    expect(await stockOf(shop.db, sofa.variant)).toBe(9);
  });

  it('is taken in and counted in forms that all can use, on a phone too', async () => {
    const page = await office.openAs('warehouse', '/admin/stock', PHONE);
    await page.getByRole('button', { name: 'Принять товар' }).click();
    const dialog = page.getByRole('dialog');
    const goods = dialog.getByRole('combobox', { name: /^Товар, строка 1/ });
    await goods.pressSequentially(sofa.code);
    await page.getByRole('option').filter({ hasText: sofa.code }).waitFor();
    await goods.press('ArrowDown');
    await goods.press('Enter');
    await dialog.getByText(/Сейчас/).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('button', { name: 'Закрыть без сохранения' }).click();
    await page.getByRole('button', { name: 'Начать пересчёт' }).click();
    await dialog.getByRole('combobox').selectOption('divany');
    await page.getByRole('button', { name: 'Начать', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Пересчёт: Диваны/ }).waitFor();
    const field = page.getByRole('textbox', { name: /^Лежит: / }).first();
    await field.fill('много');
    await field.press('Enter');
    await page.getByText('Введите целое число штук, например 3').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
