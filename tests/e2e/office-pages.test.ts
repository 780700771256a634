import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });

describe('the pages of text in the office', () => {
  it('are written with errors by their lines, saved by keyboard and shown in the shop', async ({
    office,
  }) => {
    const page = await office.openAs('content', '/admin/pages');
    await page.getByRole('link', { name: 'Доставка' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'Новая страница' }).click();
    await page.getByLabel('Название').fill('Сборка мебели');
    await page.getByLabel('Адрес').fill('sborka');
    const text = page.getByRole('textbox', { name: 'Текст' });
    await text.fill('Соберём\n\n# Большой заголовок');
    await text.press('Control+Enter');
    await page.getByText(/^Строка 3: Раздел начинается/).waitFor();
    await page.reload();
    expect(await page.getByLabel('Название').inputValue()).toBe('Сборка мебели');
    await text.fill('Соберём за день.\n\n## Порядок\n\n- стол\n- шкаф');
    await page.getByRole('checkbox', { name: 'Показывать в главном меню' }).check();
    await text.press('Control+Enter');
    await page.getByText('Сохранено: Сборка мебели').waitFor();
    await page.waitForURL('**/admin/pages/sborka');
    await page.getByRole('heading', { name: 'Версии' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto('/?page=sborka');
    await page.getByRole('heading', { level: 1, name: 'Сборка мебели' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Порядок' }).waitFor();
  });

  it('lead from their former addresses, each of which can be removed by keyboard', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('content', '/admin/pages/sborka', PHONE);
    await page.getByLabel('Адрес').fill('montazh');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.waitForURL('**/admin/pages/montazh');
    const remove = page.getByRole('button', { name: 'Убрать старый адрес sborka' });
    await remove.waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    const led = await shop.app.inject('/?page=sborka');
    expect([led.statusCode, led.headers.location]).toEqual([301, '/?page=montazh']);
    await page.goto('/?page=sborka');
    await page.getByRole('heading', { level: 1, name: 'Сборка мебели' }).waitFor();
    await page.waitForURL('**/?page=montazh');
    await page.goto('/admin/pages/montazh');
    await remove.focus();
    await page.keyboard.press('Enter');
    await page.getByText(/Адрес sborka больше не.ведёт сюда/).waitFor();
    await remove.waitFor({ state: 'detached' });
    await page.goto('/?page=sborka');
    await page.waitForURL('**/?page=sborka');
    await page.goto('/admin/pages/montazh');
    await page.getByLabel('Адрес').fill('sborka');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.waitForURL('**/admin/pages/sborka');
  });

  it('change their order by the mouse', async ({ office }) => {
    const page = await office.openAs('content', '/admin/pages');
    const titles = () => page.locator('.sortable__item a').allInnerTexts();
    await page.getByRole('link', { name: 'Доставка' }).waitFor();
    const before = await titles();
    const last = before.at(-1) ?? '';
    await page
      .locator('.sortable__item', { hasText: last })
      .locator('.sortable__grip')
      .dragTo(page.locator('.sortable__item').first(), { targetPosition: { x: 40, y: 3 } });
    await page.getByText('Порядок сохранён').waitFor();
    await expect.poll(async () => (await titles())[0]).toBe(last);
  });

  it('are compared with their versions in a dialog that all can use', async ({ office }) => {
    const page = await office.openAs('content', '/admin/pages/delivery');
    await page.getByLabel('Вводный абзац').fill('Привезём завтра');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText(/^Сохранено: /).waitFor();
    await page
      .getByRole('button', { name: /^Сравнить/ })
      .last()
      .click();
    await page.getByRole('dialog').locator('del', { hasText: 'Привезём завтра' }).waitFor();
    await expectAccessible(page);
  });
});
