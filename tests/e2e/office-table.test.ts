import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { paste, pressRussian } from '#tests/support/keyboard.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);

/** Lamps: their prices are 1000, 2000, … roubles in the order of the list, and each is made to order. */
beforeEach(async () => {
  await shop.db.execute(sql`UPDATE variants v SET price_kopecks = n.place * 100000, original_price_kopecks = NULL, stock = NULL, uncounted = false
    FROM (SELECT v.id, row_number() OVER (ORDER BY v.product_id DESC, v.id) AS place FROM variants v
      JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id
      WHERE c.slug = 'svetilniki' AND NOT v.withdrawn AND NOT p.withdrawn) n WHERE n.id = v.id`);
});

const TABLE = '/admin/goods/table?category=svetilniki&state=on_sale';
const openTable = async (role: 'manager' | 'warehouse' | 'content', path = TABLE) => {
  const page = await office.openAs(role, path);
  await page.getByText(/^Всего: /).waitFor();
  return page;
};
const [PRICE, OLD, STOCK, NOTE] = [2, 3, 4, 8];
const cell = (page: Page, row: number, col: number) =>
  page.locator(`[data-row="${row}"] [data-col="${col}"]`);
const text = async (page: Page, row: number, col: number) =>
  ((await cell(page, row, col).textContent()) ?? '').replaceAll('\u00a0', ' ').trim();
const column = (page: Page, col: number, rows = 4) =>
  Promise.all(Array.from({ length: rows }, (_, row) => text(page, row, col)));
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' }).click();
const willChange = (page: Page, count: number) =>
  page.getByText(new RegExp(`^Изменится ${count}\\s`)).waitFor();
const stored = async (): Promise<(readonly [number, number | null])[]> => {
  const { rows } = await shop.db.execute<{ price: number; stock: number | null }>(
    sql`SELECT v.price_kopecks::float8 / 100 AS price, v.stock FROM variants v
      JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id
      WHERE c.slug = 'svetilniki' AND NOT v.withdrawn AND NOT p.withdrawn
      ORDER BY v.product_id DESC, v.id LIMIT 4`,
  );
  return rows.map(({ price, stock }) => [price, stock] as const);
};

describe('the table of the goods', () => {
  it('is opened from the list with its filter, and a price is changed and saved by the keyboard alone', async () => {
    const page = await office.openAs('manager', '/admin/goods?category=svetilniki&state=on_sale');
    await page.getByRole('button', { name: 'Править таблицей' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Таблица товаров' }).waitFor();
    await page.getByText(/^Всего: /).waitFor();
    expect(new URL(page.url()).search).toBe('?category=svetilniki&state=on_sale');
    await page.getByText(/ · Светильники · В.продаже$/).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    // One stop for the keyboard: the first cell that can be changed.
    await page.getByRole('button', { name: 'Клавиши таблицы' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('aria-colindex')).toBe(String(PRICE + 1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('2490,50');
    await page.keyboard.press('Enter');
    expect(await column(page, PRICE)).toEqual(['1 000 ₽', '2 490,50 ₽', '3 000 ₽', '4 000 ₽']);
    await willChange(page, 1);
    // Tab leaves the table: from its active cell to what saves it.
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Отменить всё');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Что изменится' });
    await dialog.getByText(/2.000.₽ → 2.490,50.₽/).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await dialog.getByRole('button', { name: 'Сохранить' }).press('Enter');
    await page.getByText(/^Сохранено: 1.товар/).waitFor();
    expect((await stored())[1]).toEqual([2490.5, null]);
    await page.getByRole('button', { name: 'Сохранить' }).waitFor({ state: 'hidden' });
    await page.locator('[data-active]:focus').waitFor();
  });

  it('takes a column of a spreadsheet; what cannot be read is marked with the reason, the rest is saved', async () => {
    const page = await openTable('manager');
    await cell(page, 0, PRICE).click();
    await paste(page, '1\u00a0990,00 ₽\r\nдорого\r\n\r\n"4 990"\r\n');
    await page
      .getByText(/^Изменено: 2.ячейки. Не.разобрано: 1.ячейка. Пропущено: 1.ячейка/)
      .waitFor();
    expect(await column(page, PRICE)).toEqual(['1 990 ₽', 'дорого', '3 000 ₽', '4 990 ₽']);
    await willChange(page, 2);
    await page.getByText(/^С.ошибками: 1.товар/).waitFor();
    await page.keyboard.press('F8');
    const wrong = page.locator(':focus');
    expect([await wrong.textContent(), await wrong.getAttribute('aria-invalid')]).toEqual([
      'дорого',
      'true',
    ]);
    const about = await wrong.getAttribute('aria-describedby');
    expect(await page.locator(`#${about}`).textContent()).toContain('Введите сумму числом');
    expect(await text(page, 1, NOTE)).toContain('Введите сумму числом');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    const before = await stored();
    await save(page);
    const question = page.getByRole('dialog', { name: 'Цены сильно меняются' });
    await question.getByText(/Сильно меняются цены: 1 из.2/).waitFor();
    await question.getByText(/1.000.₽.→ 1.990.₽/).waitFor();
    await question.getByRole('button', { name: /Вернуться и.исправить/ }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual(before);
    await save(page);
    await question.getByRole('button', { name: 'Цена верна, изменить' }).click();
    await page.getByText(/^Сохранено: 2.товара/).waitFor();
    expect((await stored()).map(([price]) => price)).toEqual([1990, 2000, 3000, 4990]);
    expect(await text(page, 1, PRICE)).toBe('дорого');
    await cell(page, 1, PRICE).dblclick();
    await page.locator(':focus').fill('2 990');
    await page.keyboard.press('Enter');
    await save(page);
    await page.getByText(/^Сохранено: 1.товар/).waitFor();
    expect((await stored())[1]).toEqual([2990, null]);
  });

  it('fills down, and undoes and redoes, with the keys of a Russian layout', async () => {
    const page = await openTable('manager');
    await cell(page, 0, STOCK).click();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('Выделено: 4 × 1').waitFor();
    await pressRussian(page, 'KeyD', 'в');
    const twelve = Array(4).fill('12 штук');
    await expect.poll(() => column(page, STOCK)).toEqual(twelve);
    await pressRussian(page, 'KeyZ', 'я');
    await page.getByText('Отменено: заполнение.').waitFor();
    expect(await column(page, STOCK)).toEqual(['12 штук', ...Array(3).fill('Под заказ')]);
    await pressRussian(page, 'KeyZ', 'я');
    await page.getByText('Отменено: правка.').waitFor();
    expect(await column(page, STOCK)).toEqual(Array(4).fill('Под заказ'));
    await page.getByRole('button', { name: 'Сохранить' }).waitFor({ state: 'hidden' });
    await pressRussian(page, 'KeyZ', 'Я', true);
    await pressRussian(page, 'KeyY', 'н');
    await expect.poll(() => column(page, STOCK)).toEqual(twelve);
    // What Esc leaves is not lost.
    await cell(page, 1, STOCK).click();
    await page.keyboard.press('F2');
    await page.locator(':focus').fill('есть');
    await page.keyboard.press('Escape');
    expect(await text(page, 1, STOCK)).toBe('12 штук');
    await pressRussian(page, 'KeyY', 'н');
    await expect.poll(() => text(page, 1, STOCK)).toBe('В наличии');
    await save(page);
    await page.getByText(/^Сохранено: 4.товара/).waitFor();
    expect((await stored()).map(([, stock]) => stock)).toEqual([12, null, 12, 12]);
  });

  it('is selected and filled by the mouse, copied, and changed by percent', async () => {
    const page = await openTable('manager');
    await cell(page, 0, PRICE).hover();
    await page.mouse.down();
    await cell(page, 1, PRICE).hover();
    await page.mouse.up();
    await page.getByText('Выделено: 2 × 1').waitFor();
    await page.locator('[data-handle]').hover();
    await page.mouse.down();
    await cell(page, 3, PRICE).hover();
    await page.mouse.up();
    await expect
      .poll(() => column(page, PRICE))
      .toEqual(['1 000 ₽', '2 000 ₽', '1 000 ₽', '2 000 ₽']);
    await page.getByRole('button', { name: 'На процент' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/выделенных строк: 4.товара/).waitFor();
    await dialog.getByLabel('На сколько процентов').fill('-10');
    await dialog.getByRole('checkbox', { name: 'Прежнюю цену показать зачёркнутой' }).check();
    await dialog.getByRole('button', { name: 'Изменить в таблице' }).click();
    await expect
      .poll(() => column(page, OLD))
      .toEqual(['1 000 ₽', '2 000 ₽', '1 000 ₽', '2 000 ₽']);
    expect(await column(page, PRICE)).toEqual(['900 ₽', '1 800 ₽', '900 ₽', '1 800 ₽']);
    await cell(page, 0, PRICE).click();
    await cell(page, 1, OLD).click({ modifiers: ['Shift'] });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('Control+KeyC');
    await page.getByText(/^Скопировано: 4.ячейки/).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('900\t1000\n1800\t2000');
    await page.keyboard.press('Delete');
    expect(await column(page, OLD)).toEqual(['', '', '1 000 ₽', '2 000 ₽']);
    await page.getByRole('button', { name: 'Отменить всё' }).click();
    await expect
      .poll(() => column(page, PRICE))
      .toEqual(['1 000 ₽', '2 000 ₽', '3 000 ₽', '4 000 ₽']);
    await page.keyboard.press('Control+KeyZ');
    await expect.poll(() => text(page, 2, PRICE)).toBe('900 ₽');
  });

  it('refuses a row that another has changed; the member keeps the own value or takes that one', async () => {
    const page = await openTable('manager');
    await cell(page, 0, PRICE).click();
    await paste(page, '1100\n2200\n3300');
    await willChange(page, 3);
    const others = sql`UPDATE variants SET price_kopecks = price_kopecks + 700 WHERE price_kopecks IN (100000, 200000)
      AND product_id IN (SELECT p.id FROM products p JOIN categories c ON c.id = p.category_id WHERE c.slug = 'svetilniki')`;
    await shop.db.execute(others);
    await save(page);
    await page.getByText(/^Сохранено: 1.товар\. Не.сохранено: 2.товара/).waitFor();
    expect((await stored()).map(([price]) => price)).toEqual([1007, 2007, 3300, 4000]);
    expect(await text(page, 0, NOTE)).toContain('Сейчас в магазине 1 007 ₽');
    expect(await text(page, 0, PRICE)).toBe('1 100 ₽');
    await page.getByText(/1.100.₽ \(было 1.000.₽\) Пока вы правили/).waitFor();
    // The active row is the first one of those that were pasted.
    await page.getByRole('button', { name: 'Оставить моё' }).click();
    await willChange(page, 1);
    await page.locator('[data-active]:focus').waitFor();
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Взять из магазина' }).click();
    await expect.poll(() => text(page, 1, PRICE)).toBe('2 007 ₽');
    await save(page);
    await expect.poll(stored).toEqual([
      [1100, null],
      [2007, null],
      [3300, null],
      [4000, null],
    ]);
  });

  it('repeats nothing when a save is tried again whose answer was lost', async () => {
    const page = await openTable('manager');
    await cell(page, 0, PRICE).click();
    await paste(page, '1101\n2101');
    await page.route('**/api/admin/goods/', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page);
    await page.getByText(/^Осталось сохранить: 2.товара/).waitFor();
    await page.unroute('**/api/admin/goods/');
    const { rows: before } = await shop.db.execute(sql`SELECT count(*) FROM audit_log`);
    await save(page);
    await page.getByText(/^Сохранено: 2.товара/).waitFor();
    const { rows: after } = await shop.db.execute(sql`SELECT count(*) FROM audit_log`);
    expect(after).toEqual(before);
    await page.getByRole('button', { name: 'Сохранить' }).waitFor({ state: 'hidden' });
  });

  it('asks before it is left; what is not saved outlives a reload, and the list gets it back', async () => {
    const page = await openTable('manager');
    await cell(page, 1, PRICE).click();
    await page.keyboard.type('777');
    await page.keyboard.press('Tab');
    await page.keyboard.type('888');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'К списку товаров' }).click();
    await page.getByRole('button', { name: 'Остаться' }).click();
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect.poll(() => text(page, 1, OLD)).toBe('888 ₽');
    expect(await text(page, 1, PRICE)).toBe('777 ₽');
    await willChange(page, 1);
    await page.getByRole('link', { name: 'К списку товаров' }).click();
    await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
    await page.getByRole('heading', { level: 1, name: 'Товары' }).waitFor();
    expect(new URL(page.url()).search).toBe('?category=svetilniki&state=on_sale');
    await page.getByRole('button', { name: 'Править таблицей' }).click();
    await page.getByText(/^Всего: /).waitFor();
    expect(await text(page, 1, PRICE)).toBe('2 000 ₽');
  });

  it('lets the warehouse change the stock alone', async () => {
    const page = await openTable('warehouse');
    expect(await cell(page, 0, PRICE).getAttribute('aria-readonly')).toBe('true');
    expect(await page.getByRole('button', { name: 'На процент' }).count()).toBe(0);
    await cell(page, 0, PRICE).click();
    await page.keyboard.type('5');
    await page.getByText('Эту ячейку здесь не меняют.').waitFor();
    await cell(page, 0, STOCK).click();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await save(page);
    await page.getByText(/^Сохранено: 1.товар/).waitFor();
    expect((await stored())[0]).toEqual([1000, 7]);
  });

  it('saves more than fifty only after the code; without it nothing is lost', async () => {
    const page = await openTable('content', '/admin/goods/table?category=divany');
    await page.locator('[data-active]').focus();
    await page.keyboard.press('Shift+Control+ArrowDown');
    await paste(page, '12345');
    await willChange(page, 136);
    await save(page);
    await page.getByRole('button', { name: /^Цены верны, изменить/ }).click();
    await page.getByText('Подключите приложение с кодами на странице «Мой вход»').waitFor();
    await page.getByRole('button', { name: 'Закрыть', exact: true }).click();
    await page.getByRole('alert').getByText('Подтвердите, что это вы').waitFor();
    await willChange(page, 136);
  });

  it('has few rows in the page, whatever is looked at', async () => {
    const page = await openTable('manager', '/admin/goods/table');
    await page.locator('[data-active]').focus();
    await page.keyboard.press('Control+End');
    await expect
      .poll(() => page.locator(':focus').getAttribute('aria-colindex'))
      .toBe(String(NOTE + 1));
    const last = await page.locator('.sheet').getAttribute('aria-rowcount');
    const row = page.locator('[role="row"]').filter({ has: page.locator(':focus') });
    expect(await row.getAttribute('aria-rowindex')).toBe(last);
    expect(await page.locator('.sheet__body [role="row"]').count()).toBeLessThan(80);
    await page.keyboard.press('Control+Home');
    await expect.poll(() => cell(page, 0, 0).isVisible()).toBe(true);
  });

  it('is cards on a phone: price, stock and showing change on each, and a tap opens the product', async () => {
    const page = await office.openAs('manager', '/admin/goods/table?category=svetilniki', PHONE);
    const card = page.locator('.goods-cards').getByRole('listitem').first();
    await card.waitFor();
    expect(await page.locator('.sheet').count()).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    const name = (await card.getAttribute('aria-label')) ?? '';
    const stored = async () =>
      (
        await shop.db.execute(sql`
          SELECT v.price_kopecks::int AS price, v.stock, v.withdrawn FROM variants v JOIN products p ON p.id = v.product_id
          WHERE p.name || ', ' || v.name = ${name}`)
      ).rows;
    const [before] = await stored();
    await card.getByLabel('Цена, ₽').fill('дорого');
    await card.getByRole('button', { name: 'Сохранить' }).click();
    await card.getByText('Введите сумму числом больше нуля').waitFor();
    await card.getByLabel('Цена, ₽').fill('1 100,50');
    await card.getByLabel('Наличие').fill('7');
    await card.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Сохранено: /).waitFor();
    expect(await stored()).toEqual([{ price: 110_050, stock: 7, withdrawn: false }]);
    await card.getByRole('button', { name: 'Сохранить' }).waitFor({ state: 'hidden' });
    await card.getByRole('checkbox', { name: /Показывать/ }).uncheck();
    await expect.poll(stored).toEqual([{ price: 110_050, stock: 7, withdrawn: true }]);
    await card.getByRole('checkbox', { name: /Показывать/ }).check();
    await expect.poll(stored).toEqual([{ price: 110_050, stock: 7, withdrawn: false }]);
    await card.getByLabel('Цена, ₽').fill(String(Number(before?.price) / 100));
    await card.getByLabel('Наличие').fill('под заказ');
    await card.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(stored).toEqual([{ ...before, stock: null }]);
    await card.getByRole('link').click();
    await page.getByRole('link', { name: 'Открыть страницу товара' }).waitFor();
  });
});
