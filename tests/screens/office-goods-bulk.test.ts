import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);

const LAMPS = '/admin/goods?category=svetilniki';
const openLamps = async (address = LAMPS) => {
  const page = await office.openAs('manager', address);
  const rows = page.locator('.goods tbody tr');
  await rows.first().waitFor();
  const tick = async (...places: number[]) => {
    for (const place of places) await rows.nth(place).getByRole('checkbox').check();
  };
  const bar = page.getByRole('region', { name: 'Выбранные товары' });
  const press = (name: string) => bar.getByRole('button', { name, exact: true }).click();
  const undo = page.getByRole('button', { name: 'Вернуть как было' });
  return { page, rows, tick, bar, press, undo, dialog: page.getByRole('dialog') };
};

type Row = { id: number; hidden: boolean; days: number | null; price: number; held: string | null };

/** What the shop has stored of all lamps. */
const stored = async (): Promise<readonly Row[]> =>
  (
    await shop.db.execute<Row>(sql`
      SELECT v.id, v.withdrawn AS hidden, (v.attributes ->> 'production_time_days')::int AS days, v.price_kopecks::float8 AS price,
        h.fields::text AS held
      FROM variants v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id
      LEFT JOIN held_fields h ON h.variant_id = v.id WHERE c.slug = 'svetilniki' ORDER BY v.id`)
  ).rows;

describe('a selection of goods', () => {
  it('is hidden after the numbers are said, and is as before by one press', async () => {
    const before = await stored();
    const { page, tick, bar, press, undo, dialog } = await openLamps();
    await tick(0, 1, 2);
    await bar.getByText(/Выбрано: \d.товара?, 3.варианта/).waitFor();
    await press('Скрыть');
    await dialog.getByText(/Изменятся: \d.товара?, 3.варианта\./).waitFor();
    expect(await stored()).toEqual(before);
    await dialog.getByRole('button', { name: 'Скрыть' }).click();
    await page.getByText(/^Изменено: \d.товара?, 3.варианта/).waitFor();
    expect((await stored()).filter(({ hidden }) => hidden)).toHaveLength(3);
    await press('Показать');
    await dialog.getByText(/Изменятся: \d.товара?, 3.варианта\./).waitFor();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await undo.click();
    await page.getByText(/^Возвращено как было: \d.товара?, 3.варианта/).waitFor();
    expect(await stored()).toEqual(before);
    await expect.poll(() => undo.count()).toBe(0);
  });

  it('is all of the filter where that is asked for: its days change, and come back', async () => {
    const before = await stored();
    const { page, tick, bar, press, undo, dialog } = await openLamps('/admin/goods');
    await tick(0);
    const { rows } = await shop.db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM variants v JOIN products p ON p.id = v.product_id AND p.deleted_at IS NULL`,
    );
    await bar.getByRole('button', { name: 'Выбрать все товары' }).click();
    await bar.getByText('Выбраны все по').waitFor();
    const count = String(rows[0]?.count).replace(/\B(?=(\d{3})+$)/g, '.');
    await bar.getByText(new RegExp(`товар.*, ${count}.вариант`)).waitFor();
    await bar.getByRole('button', { name: 'Снять выбор' }).click();
    await page.goto(LAMPS);
    await tick(0, 1);
    await press('Срок');
    await dialog.getByLabel('Срок, рабочих дней').fill('скоро');
    await dialog.getByRole('button', { name: 'Изменить' }).click();
    await dialog.getByText('Введите срок изготовления').waitFor();
    await dialog.getByLabel('Срок, рабочих дней').fill('47');
    await dialog.getByText(/Изменятся: .*, 2.варианта/).waitFor();
    await dialog.getByRole('button', { name: 'Изменить' }).click();
    await page.getByText(/^Изменено: .*, 2.варианта/).waitFor();
    expect((await stored()).filter(({ days }) => days === 47)).toHaveLength(2);
    await undo.click();
    await page.getByText(/^Возвращено как было: /).waitFor();
    expect(await stored()).toEqual(before);
  });

  it('changes its prices by percent, and has the former ones back without a hold', async () => {
    const before = await stored();
    const { page, tick, press, undo, dialog } = await openLamps();
    await tick(0, 1);
    await press('Цена');
    await dialog.getByText(/Изменятся цены выбранных: .*, 2.варианта/).waitFor();
    await dialog.getByLabel('На сколько процентов').fill('-10');
    await dialog.getByRole('button', { name: 'Посмотреть, что выйдет' }).click();
    await dialog.getByRole('button', { name: /^Изменить 2.цены/ }).click();
    await page.getByText(/^Изменено: .*, 2.варианта/).waitFor();
    expect((await stored()).filter(({ held }) => held)).toHaveLength(2);
    await undo.click();
    await page.getByText(/^Возвращено как было: /).waitFor();
    expect(await stored()).toEqual(before);
  });

  it('moves to another category whole, and back; what another has moved meanwhile is named', async () => {
    const { page, rows, tick, press, undo, dialog } = await openLamps();
    const before = await stored();
    await tick(0);
    await press('Раздел');
    await dialog.getByText('Менять нечего').waitFor();
    await dialog.getByLabel('Новый раздел').selectOption('zerkala');
    await dialog.getByText(/Перейдёт в.раздел: 1.товар со.всеми вариантами/).waitFor();
    await dialog.getByRole('button', { name: 'Перенести' }).click();
    await page.getByText(/^Изменено: 1.товар\./).waitFor();
    expect((await stored()).length).toBeLessThan(before.length);
    await undo.click();
    await page.getByText(/^Возвращено как было: 1.товар\./).waitFor();
    await expect.poll(stored).toEqual(before);
    await rows.first().waitFor();
    await tick(0);
    await press('Раздел');
    await dialog.getByLabel('Новый раздел').selectOption('zerkala');
    await shop.db.execute(sql`
      UPDATE products SET category_id = (SELECT id FROM categories WHERE slug = 'kovry')
      WHERE category_id = (SELECT id FROM categories WHERE slug = 'svetilniki')`);
    await dialog.getByRole('button', { name: 'Перенести' }).click();
    await page.getByText('Ничего не изменено. Не изменено: 1.').waitFor();
    await page.getByText(/: Пока карточка была открыта, товар изменился/).waitFor();
    await shop.db.execute(sql`
      UPDATE products p SET category_id = (SELECT id FROM categories WHERE slug = 'svetilniki')
      FROM variants v WHERE v.product_id = p.id AND v.code LIKE 'SVT-%'`);
  });

  it('gives what is set by hand back to its feed, and takes it again', async () => {
    const { page, tick, press, undo, dialog, bar } = await openLamps(
      '/admin/goods?category=divany',
    );
    await tick(0, 1);
    expect(await bar.getByRole('button', { name: 'Вернуть загрузкам' }).count()).toBe(0);
    await shop.db.execute(sql`
      INSERT INTO held_fields (variant_id, fields)
      SELECT v.id, '{price,stock}' FROM variants v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id
      WHERE c.slug = 'divany' ON CONFLICT (variant_id) DO UPDATE SET fields = excluded.fields`);
    await shop.db.execute(sql`
      INSERT INTO import_offers (source, offer_id, variant_id)
      SELECT 'фабрика', v.id::text, v.id FROM held_fields h JOIN variants v ON v.id = h.variant_id`);
    await page.goto('/admin/goods?category=divany');
    await tick(0, 1);
    await press('Вернуть загрузкам');
    await dialog.getByRole('checkbox', { name: /^Наличие/ }).uncheck();
    await dialog.getByText(/Изменятся: .*, 2.варианта/).waitFor();
    await dialog.getByRole('button', { name: 'Вернуть загрузкам' }).click();
    await page.getByText(/^Изменено: .*, 2.варианта/).waitFor();
    const released = async () =>
      (await shop.db.execute(sql`SELECT FROM held_fields WHERE fields = '{stock}'`)).rows.length;
    expect(await released()).toBe(2);
    await undo.click();
    await page.getByText(/^Возвращено как было: /).waitFor();
    expect(await released()).toBe(0);
  });
});

describe('the list of goods', () => {
  it('is sorted by a column, upwards, downwards, and as before, in its address', async () => {
    const { page, rows } = await openLamps();
    const prices = async () =>
      (await page.locator('.goods__price').allInnerTexts()).map((text) =>
        Number.parseInt(text.replaceAll(/[^\d₽]/g, ''), 10),
      );
    const usual = await prices();
    const head = page.getByRole('columnheader', { name: 'Цена' });
    await head.getByRole('button').click();
    const upwards = usual.toSorted((a, b) => a - b);
    await expect.poll(prices).toEqual(upwards);
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    expect(new URL(page.url()).search).toContain('sort=price');
    await head.getByRole('button').click();
    await expect.poll(prices).toEqual(upwards.toReversed());
    await head.getByRole('button').click();
    await expect.poll(prices).toEqual(usual);
    expect(await rows.count()).toBe(usual.length);
  });
});
