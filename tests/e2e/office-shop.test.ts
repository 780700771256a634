import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';
import { readSettings } from '../../src/modules/settings/index.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });

const settings = async (shop: ShopInBrowser) =>
  (await shop.app.inject('/callback/site-settings/')).json();

describe('the settings in the office', () => {
  it('are changed by the owner, with errors at their fields and the contrast as it is typed', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('owner', '/admin/shop/identity');
    await page.getByLabel('Название', { exact: true }).first().fill('Светлица');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('link', { name: 'Вид', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click();
    await page.locator('.save-bar').getByText('настройки «Название и\u00a0тексты»').waitFor();
    await page.locator('.save-bar').getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Настройки сохранены').waitFor();
    expect(await settings(shop)).toMatchObject({ name: 'Светлица' });

    await page.goto('/admin/shop/look');
    await page.getByRole('textbox', { name: 'Фон', exact: true }).fill('#ffffff');
    await page.getByRole('textbox', { name: 'Текст', exact: true }).fill('#fafafa');
    await page
      .getByText(/не прочитать: контраст/)
      .first()
      .waitFor();
    await page.getByRole('textbox', { name: 'Текст', exact: true }).fill('#222222');
    await page.getByText('Эти цвета читаются.').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Настройки сохранены').waitFor();

    await page.goto('/admin/shop/contacts');
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
    expect(await settings(shop)).toMatchObject({
      name: 'Светлица',
      phones: [{ label: 'Опт', phone: '8 800 000-00-00' }],
      look: { palette: true },
    });
  });

  it('are saved a part at a time: what is typed in two tabs is both kept', async ({
    shop,
    office,
  }) => {
    const texts = await office.openAs('owner', '/admin/shop/identity');
    const letters = await office.openAs('owner', '/admin/shop/letters');
    await texts.locator('input[name="tagline"]').fill('мебель для дачи и города');
    await letters.locator('input[name="letters.signature"]').fill('С\u00a0теплом, «Светлица»');
    await letters.keyboard.press('Control+Enter');
    await letters.getByText('Настройки сохранены').waitFor();
    await texts.keyboard.press('Control+Enter');
    await texts.getByText('Настройки сохранены').waitFor();
    const { identity } = await readSettings(shop.db);
    expect(identity.tagline).toMatch(/^мебель для дачи и.города$/);
    expect(identity.letters.signature).toContain('теплом');
  });

  it('stand in a list that leads to each part, by keyboard and on a phone too', async ({
    office,
  }) => {
    const page = await office.openAs('owner', '/admin/shop');
    await page.getByRole('link', { name: 'Письма' }).last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Письма', level: 1 }).waitFor();
    const parts = page.getByRole('navigation', { name: 'Части магазина' });
    expect(await parts.getByRole('link', { name: 'Письма' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await page.setViewportSize(PHONE.viewport);
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    await parts.getByRole('link', { name: 'Поиск' }).click();
    await page.getByRole('heading', { name: 'Поиск', level: 1 }).waitFor();
    await page.goto('/admin/shop');
    await expectAccessible(page);
    await page.goto('/admin/shop/nothing');
    await page.getByText('Такой страницы в офисе нет').waitFor();
  });

  it('are texts alone for the role content, in a form that all can read', async ({ office }) => {
    const page = await office.openAs('content', '/admin/shop/rules', PHONE);
    await page.getByText('Название, вид, реквизиты и\u00a0правила меняет владелец.').waitFor();
    await expectAccessible(page);
  });

  it('say what fits to what, by the categories and types of the shop', async ({ shop, office }) => {
    const page = await office.openAs('owner', '/admin/shop/companions');
    const part = page.locator('form');
    await part.getByRole('combobox').first().waitFor();
    const before = await part.getByRole('button', { name: /^Убрать/ }).count();
    await part.getByRole('button', { name: /^Добавить строку/ }).click();
    const row = (field: string) => page.locator(`[name="companions.${before}.${field}"]`);
    await row('category').selectOption('kresla');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await part.getByText('Это поле обязательно').waitFor();
    await row('fits').selectOption('stolstyl');
    await part
      .getByRole('group', { name: 'Предложить из\u00a0категории' })
      .last()
      .getByRole('button')
      .click();
    await page.getByRole('menuitemcheckbox', { name: 'стол журнальный' }).click();
    await page.keyboard.press('Escape');
    await part.getByRole('button', { name: 'Совпадать ничего не\u00a0должно' }).last().click();
    await page.getByRole('menuitemcheckbox', { name: 'Стиль интерьера' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText('Настройки сохранены').waitFor();
    const rules = (await readSettings(shop.db)).identity.companions;
    expect(rules.at(-1)).toEqual({
      category: 'kresla',
      types: [],
      fits: 'stolstyl',
      fits_types: ['стол журнальный'],
      same: ['interior_style'],
    });
  });
});
