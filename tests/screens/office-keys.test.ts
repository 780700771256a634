import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage } from '#tests/support/mounted/page.ts';
import { BUSY_OFFICE, heading, placesIn } from '#tests/support/office-screen.ts';

const it = withMountedShop(BUSY_OFFICE);
const { shop, office } = fixturesOf(it);
const place = placesIn(shop);

const field = (page: MountedPage) =>
  page.getByRole('combobox', { name: 'Найти заказ, товар, экран' });

/** Until the keys are loaded a press does nothing. */
async function openPalette(page: MountedPage): Promise<void> {
  await expect
    .poll(async () => {
      if (await field(page).isVisible()) return true;
      await page.keyboard.press('Control+k');
      return field(page).isVisible();
    })
    .toBe(true);
  await expect.poll(() => field(page).evaluate(isFocused)).toBe(true);
}

const closePalette = async (page: MountedPage) => {
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'hidden' });
};

const type = (page: MountedPage, text: string) => page.keyboard.type(text);
const press = (page: MountedPage, key: string) => page.keyboard.press(key);

describe('without a mouse', () => {
  it('the palette offers what the role may do, and keeps typed words on its page', async () => {
    await place({ customer_name: 'Лукерья Складская' });
    const page = await office.openAs('content', '/admin/me');
    await openPalette(page);
    const options = page.getByRole('option');
    expect(await options.allInnerTexts()).toEqual([
      expect.stringMatching(/^Товары/),
      expect.stringMatching(/^Склад/),
      expect.stringMatching(/^Разделы/),
      expect.stringMatching(/^Загрузки/),
      expect.stringMatching(/^Главная/),
      expect.stringMatching(/^Страницы/),
      expect.stringMatching(/^Что ищут/),
      expect.stringMatching(/^Магазин/),
      expect.stringMatching(/^Доставка/),
      expect.stringMatching(/^Мой вход/),
      'Старые адреса',
      'Справочник',
      'Выйти',
    ]);
    await type(page, 'складская');
    await page.getByText('Ничего не нашлось.').waitFor();
    await closePalette(page);
    await openPalette(page);
    expect(await field(page).inputValue()).toBe('складская');

    const manager = await office.openAs('manager', '/admin/orders');
    await openPalette(manager);
    await manager.getByRole('option', { name: 'Заказы' }).waitFor();
    expect(await manager.getByRole('option', { name: 'Журнал' }).count()).toBe(0);
    await type(manager, 'звон');
    await press(manager, 'Enter');
    await heading(manager, 'Звонки');
    await openPalette(manager);
    expect(await field(manager).inputValue()).toBe('');
    await type(manager, 'выход');
    await press(manager, 'Enter');
    await heading(manager, 'Вход в офис');
  });

  it('the palette finds the screens of «Магазин», those of the owner for the owner alone', async () => {
    const page = await office.openAs('owner', '/admin/me');
    await openPalette(page);
    await type(page, 'сроки хранения');
    await page.getByRole('option', { name: /^Сроки хранения/ }).waitFor();
    await press(page, 'Enter');
    await heading(page, 'Сроки хранения');

    const writer = await office.openAs('content', '/admin/me');
    await openPalette(writer);
    await type(writer, 'сроки');
    const found = writer.getByRole('option');
    await found.first().waitFor();
    expect((await found.allInnerTexts()).join()).not.toContain('Сроки хранения');
  });
});

describe('the help', () => {
  it('says what the handbook has on the screen, which the palette finds by its words, too', async () => {
    const page = await office.openAs('content', '/admin/categories');
    await heading(page, 'Разделы');
    await page.getByRole('button', { name: 'Справка' }).click();
    const help = page.getByRole('dialog', { name: 'Справка' });
    await help.getByRole('heading', { name: 'Разделы' }).waitFor();
    await help.getByRole('link', { name: 'Весь справочник' }).click();
    await heading(page, 'Как открыть магазин');

    await openPalette(page);
    await type(page, 'брелок');
    await page.getByRole('option', { name: 'Ключи доступа' }).waitFor();
    await press(page, 'Enter');
    await heading(page, 'Офис и сотрудники');
    const section = page.getByRole('heading', { name: 'Ключи доступа' });
    await expect.poll(() => section.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('the goods of the palette', () => {
  it('are found by article and by name, and lead those who may to the product, others to the list', async () => {
    const { rows } = await shop.db.execute<{ id: number; code: string; name: string }>(
      sql`SELECT p.id, v.code, p.name FROM variants v JOIN products p ON p.id = v.product_id WHERE NOT p.withdrawn ORDER BY v.id LIMIT 1`,
    );
    const [{ id, code, name }] = rows as [(typeof rows)[number]];
    const content = await office.openAs('content', '/admin/me');
    await openPalette(content);
    await type(content, code);
    const option = content.getByRole('option').filter({ hasText: code });
    await option.and(content.locator('[aria-selected="true"]')).waitFor();
    await press(content, 'Enter');
    await content.waitForURL(`**/admin/goods/${id}`);
    await openPalette(content);
    await type(content, 'старые');
    await press(content, 'Enter');
    await heading(content, 'Старые адреса');
    const keeper = await office.openAs('warehouse', '/admin/orders');
    await openPalette(keeper);
    expect(await keeper.getByRole('option', { name: 'Старые адреса' }).count()).toBe(0);
    await type(keeper, name);
    await keeper.getByText(/^Найдено: 1.товар$/).waitFor();
    await press(keeper, 'Enter');
    await keeper.waitForURL('**/admin/goods?text=*');
    await keeper.locator('.goods tbody tr', { hasText: name }).first().waitFor();
  });
});

const isFocused = (element: Element) => element === document.activeElement;
