import { describe, expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedShop } from '#tests/support/mounted/mounted-shop.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

const settings = async (shop: MountedShop) =>
  (await shop.app.inject('/callback/site-settings/')).json();

describe('the settings in the office', () => {
  it('are texts alone for the role content, on a phone too', async ({ shop, office }) => {
    const rules = await office.openAs('content', '/admin/shop/rules', PHONE);
    await rules.getByText('Название, вид, реквизиты и\u00a0правила меняет владелец.').waitFor();
    const seller = rules.locator('input[name="seller.name"]');
    expect(await seller.getAttribute('readonly')).not.toBeNull();
    const page = await office.openAs('content', '/admin/shop/identity', PHONE);
    await page.locator('input[name="tagline"]').fill('мебель для дачи');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText('Настройки сохранены').waitFor();
    expect((await settings(shop)).tagline).toBe('мебель для дачи');
  });

  it('hold people, makers and the terms of returns, which pages and goods say at once', async ({
    shop,
    office,
  }) => {
    const terms = await office.openAs('owner', '/admin/shop/terms');
    await terms.locator('input[name="terms.return_days"]').fill('0');
    await terms.locator('input[name="terms.refusal_days"]').fill('10 дней');
    await terms.getByRole('button', { name: 'Сохранить' }).first().click();
    await terms.getByText('Настройки сохранены').waitFor();
    const page = await office.openAs('owner', '/admin/shop/about');
    await page.getByRole('button', { name: 'Добавить строку: люди' }).click();
    const name = page.locator('input[name="people.3.name"]');
    await page.locator('input[name="people.3.role"]').fill('собирает');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('Фрол Выдуманный');
    await page.getByRole('button', { name: 'Добавить строку: фабрики' }).click();
    await page.locator('input[name="makers.3.name"]').fill('Тихий дом');
    await page.locator('textarea[name="makers.3.text"]').fill('Делает кровати.');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText('Настройки сохранены').waitFor();
    expect((await settings(shop)).promises[1].value).toBe('10\u00a0дней после получения');
    const about = await shop.open('/?page=about-company');
    await about.getByRole('heading', { name: 'Фрол Выдуманный' }).waitFor();
    await about.getByRole('link', { name: 'Тихий дом' }).click();
    await about.getByText('Делает кровати.').waitFor();
    await about.getByRole('heading', { name: 'Тихий дом', level: 1 }).waitFor();
  });

  it('take a logo, and go back to a version', async ({ shop, office }) => {
    const page = await office.openAs('owner', '/admin/shop/look');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#224433"/></svg>';
    await page
      .locator('fieldset[name="logo"] input[type=file]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await page.getByText('Логотип сохранён').waitFor();
    const all = await office.openAs('owner', '/admin/shop');
    await all
      .getByRole('button', { name: /^Вернуть версию/ })
      .last()
      .click();
    await all.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click();
    await all.getByText('Версия возвращена').waitFor();
    expect((await settings(shop)).tagline).not.toBe('мебель для дачи');
  });
});
