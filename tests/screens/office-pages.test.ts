import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { pagesCalls } from '#contracts/admin/content/calls.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pasteDay } from '#tests/support/paste-day.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

it.beforeAll(async ({ office }) => {
  const page = { slug: 'sborka', title: 'Сборка мебели', menu: true, text: 'Соберём за день.' };
  const { call } = await office.joined('content');
  expect((await call('POST', pagesCalls.list.url, page)).statusCode).toBe(201);
});

describe('the pages of text in the office', () => {
  it('say when their days are over and have no link then; the heading is the title that is saved', async ({
    office,
  }) => {
    const page = await office.openAs('content', '/admin/pages/sborka');
    const link = page.getByRole('link', { name: 'Открыть в\u00a0магазине' });
    await link.waitFor();
    const save = async (title: string, until: string) => {
      await page.getByLabel('Название').fill(title);
      if (until) await pasteDay(page, 'Показывать по', until);
      else await page.getByRole('button', { name: 'Очистить: показывать по' }).click();
      await page.getByRole('button', { name: 'Сохранить' }).first().click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    };
    await save('Сборка на дому', '2025-02-01');
    await link.waitFor({ state: 'detached' });
    await page.goto('/admin/pages');
    const row = page.locator('.sortable__item', { hasText: 'Сборка на дому' });
    await row.getByText(/^сейчас не.показывается: по.1 февраля 2025/).waitFor();
    expect(await row.getByText('в\u00a0меню').count()).toBe(0);
    await page.goto('/admin/pages/sborka');
    await save('Сборка мебели', '');
    await link.waitFor();
  });

  it('say why they could not be read, and are there when asked again; what was there before stays', async ({
    office,
  }) => {
    const page = await office.openAs('content', '/admin/me');
    const refuse = () =>
      page.route('**/api/admin/pages/', (route) =>
        route.fulfill({ status: 400, json: { code: 'invalid', detail: 'Страницы заняты.' } }),
      );
    const link = page.getByRole('link', { name: 'Сборка мебели' });
    await refuse();
    await page.goto('/admin/pages');
    await page.getByText('Страницы заняты.').waitFor();
    expect(await page.getByText('Загрузка…').count()).toBe(0);
    expect(await link.count()).toBe(0);
    await page.unroute('**/api/admin/pages/');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await link.waitFor();
    expect(await page.getByText('Страницы заняты.').count()).toBe(0);
    await refuse();
    await page.getByRole('button', { name: 'Выше: Сборка мебели' }).click();
    await page.getByText('Страницы заняты.').waitFor();
    expect(await link.count()).toBe(1);
  });

  it('change their order by the keyboard', async ({ shop, office }) => {
    const page = await office.openAs('content', '/admin/pages');
    const titles = () => page.locator('.sortable__item a').allInnerTexts();
    await page.getByRole('main').getByRole('link', { name: 'Доставка' }).waitFor();
    const [first = '', second = ''] = await titles();
    await page.getByRole('button', { name: `Ниже: ${first}` }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(
      await page
        .getByRole('button', { name: `Ниже: ${first}` })
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.getByText('Порядок сохранён').waitFor();
    await expect.poll(async () => (await titles())[0]).toBe(second);
    const { pages } = (await shop.app.inject('/callback/site-settings/')).json();
    expect(pages[0].title).toBe(second);
  });

  it('are read again where an order is refused, since another has added one', async ({
    office,
  }) => {
    const page = await office.openAs('content', '/admin/pages');
    const link = page.getByRole('link', { name: 'Возврат мебели' });
    const down = page.getByRole('button', { name: /^Ниже: / }).first();
    await down.waitFor();
    const { call } = await office.joined('content');
    const added = { slug: 'vozvrat-mebeli', title: 'Возврат мебели', menu: false, text: 'Да.' };
    expect((await call('POST', pagesCalls.list.url, added)).statusCode).toBe(201);
    expect(await link.count()).toBe(0);
    await down.focus();
    await page.keyboard.press('Enter');
    await link.waitFor();
  });

  it('are not saved over what another has saved; nothing typed is lost, and each version comes back', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('content', '/admin/pages/delivery');
    const lead = page.getByLabel('Вводный абзац');
    await lead.waitFor();
    const before = await lead.inputValue();
    await shop.db.execute(
      sql`UPDATE pages SET title = 'Доставка и подъём' WHERE slug = 'delivery'`,
    );
    await lead.fill('Привезём завтра');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText(/Пока страница была открыта, её изменили.*Изменилось: название/).waitFor();
    expect(await page.getByLabel('Название').inputValue()).toBe('Доставка и подъём');
    expect(await lead.inputValue()).toBe('Привезём завтра');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText('Сохранено: Доставка и подъём').waitFor();
    await page.getByText(/^Вера, .*сейчас$/).waitFor();
    await page
      .getByRole('button', { name: /^Сравнить/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('del', { hasText: 'Привезём завтра' }).waitFor();
    await dialog.getByRole('button', { name: 'Вернуть эту версию' }).click();
    await page.getByText('Версия возвращена').waitFor();
    await expect.poll(() => lead.inputValue()).toBe(before);
  });

  it('are deleted after a question, on a phone too, and brought back', async ({ shop, office }) => {
    const page = await office.openAs('owner', '/admin/pages/sborka', PHONE);
    await page.getByLabel('Название').waitFor();
    await page.getByRole('button', { name: 'Удалить страницу' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить страницу' }).click();
    await page.getByText('Удалено: Сборка мебели').waitFor();
    expect((await shop.app.inject('/api/pages/sborka/')).statusCode).toBe(404);
    await page.getByRole('button', { name: 'Вернуть: Сборка мебели' }).click();
    await page.getByText('Версия возвращена').waitFor();
    expect((await shop.app.inject('/api/pages/sborka/')).statusCode).toBe(200);
  });

  it('are read by the manager, who has no button to change them', async ({ office }) => {
    const page = await office.openAs('manager', '/admin/pages/delivery');
    await page.getByLabel('Вводный абзац').waitFor();
    expect(await page.getByRole('button', { name: 'Сохранить' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Удалить страницу' }).count()).toBe(0);
  });
});
