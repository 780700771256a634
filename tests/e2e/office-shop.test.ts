import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { DESKTOP, openShop, PHONE, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

let shop: ShopInBrowser;
const openAs = officeOf(() => shop);

beforeAll(async () => {
  shop = await openShop({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
});
afterAll(() => shop.close());

const settings = async () => (await shop.app.inject('/callback/site-settings/')).json();

describe('the settings in the office', () => {
  it('are changed by the owner, with errors at their fields and the contrast as it is typed', async () => {
    const page = await openAs('owner', '/admin/shop');
    await page.getByLabel('Название', { exact: true }).first().fill('Светлица');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('textbox', { name: 'Фон', exact: true }).fill('#ffffff');
    await page.getByRole('textbox', { name: 'Текст', exact: true }).fill('#fafafa');
    await page
      .getByText(/не прочитать: контраст/)
      .first()
      .waitFor();
    await page.getByRole('textbox', { name: 'Текст', exact: true }).fill('#222222');
    await page.getByText('Эти цвета читаются.').waitFor();
    await page.getByRole('button', { name: 'Добавить строку: другие телефоны' }).click();
    await page.getByRole('textbox', { name: 'Подпись', exact: true }).fill('Опт');
    const phone = page.locator('input[name="phones.0.phone"]');
    await phone.fill('нет');
    await phone.press('Control+Enter');
    await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true');
    await phone.fill('8 800 000-00-00');
    await page.reload();
    expect(await phone.inputValue()).toBe('8 800 000-00-00');
    await phone.press('Control+Enter');
    await page.getByText('Настройки сохранены').waitFor();
    expect(await settings()).toMatchObject({
      name: 'Светлица',
      phones: [{ label: 'Опт', phone: '8 800 000-00-00' }],
      look: { palette: true },
    });
  });

  it('are texts alone for the role content, on a phone too', async () => {
    const page = await openAs('content', '/admin/shop', PHONE);
    await page.getByText('Название, вид, реквизиты и\u00a0правила меняет владелец.').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    expect(await page.locator('input[name="seller.name"]').getAttribute('readonly')).not.toBeNull();
    await page.locator('input[name="tagline"]').fill('мебель для дачи');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText('Настройки сохранены').waitFor();
    expect((await settings()).tagline).toBe('мебель для дачи');
  });

  it('take a logo, and go back to a version', async () => {
    const page = await openAs('owner', '/admin/shop');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#224433"/></svg>';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await page.getByText('Логотип сохранён').waitFor();
    await page
      .getByRole('button', { name: /^Вернуть версию/ })
      .last()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click();
    await page.getByText('Версия возвращена').waitFor();
    expect((await settings()).name).not.toBe('Светлица');
  });
});
