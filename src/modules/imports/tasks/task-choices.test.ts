import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { benchOffer, yml } from '#tests/support/feed.ts';
import { TABLE_HEADER, withImporter } from '#tests/support/import-tasks.ts';

const it = withImporter();

const sofasId = async (shop: TestApp) => {
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`SELECT id FROM categories WHERE slug = 'divany'`,
  );
  return rows[0]?.id ?? 0;
};
const placeOf = async (shop: TestApp, code: string) => {
  const { rows } = await shop.db.execute<{ category: string; id: number }>(
    sql`SELECT c.name AS category, c.id FROM variants v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id WHERE code = ${code}`,
  );
  return rows[0];
};
/** Goods in three categories that the shop does not have, and in «Диваны». */
const goodsOf = (prefix: string, ...more: string[]) =>
  [
    TABLE_HEADER,
    `${prefix}-1;Диван Ручной ${prefix};Мягкая группа;100`,
    `${prefix}-2;Лампа Ручная ${prefix};Свет и лампы;200`,
    `${prefix}-3;Пакет Ручной ${prefix};Упаковка;300`,
    `${prefix}-4;Стул Ручной ${prefix};Диваны;400`,
    ...more,
  ].join('\n');

describe('what the staff says of a file', () => {
  it('takes columns by the hand of the staff and remembers them for the source', async ({
    importer,
  }) => {
    const text = ['Шифр;Как зовут;Раздел;Почём', 'Ш-1;Полка Тень;Полки;700'].join('\n');
    const failed = await importer.look('shifr.csv', text);
    expect(failed).toMatchObject({
      state: 'failed',
      failure: {
        kind: 'columns',
        columns: expect.arrayContaining([{ label: 'Шифр', key: 'шифр', holds: null }]),
      },
    });
    const columns = { шифр: 'article', 'как зовут': 'name', почём: 'price' } as const;
    const wrong = await importer.start(failed.id, true, {
      columns: { ...columns, шифр: 'сундук' as 'name' },
    });
    expect(wrong.statusCode).toBe(400);
    await importer.start(failed.id, true, { columns: { ...columns, почем: 'price' } });
    expect(await importer.ended(failed.id)).toMatchObject({
      state: 'checked',
      result: { created: 1 },
    });
    await importer.start(failed.id, false, { columns: { ...columns, почем: 'price' } });
    expect(await importer.ended(failed.id)).toMatchObject({ state: 'done' });
    const again = await importer.look('shifr.csv', text.replace('700', '750'));
    expect(again).toMatchObject({ state: 'checked', result: { changed: 1 } });
  });

  it('takes rules for labels, which are in force at once', async ({ shop, importer }) => {
    const feed = yml(
      benchOffer('51', '<vendorCode>М-51</vendorCode><param name="Ростовка">180 см</param>'),
    );
    const task = await importer.look('rules.yml', feed);
    expect(task.result?.labels).toMatchObject([{ label: 'Ростовка', as: 'keep', count: 1 }]);
    const mapping = { units: [], labels: { Ростовка: { as: 'dimensions_height', unit: '' } } };
    await importer.start(task.id, false, { mapping });
    expect(await importer.ended(task.id)).toMatchObject({ state: 'done' });
    const { rows } = await shop.db.execute(
      sql`SELECT attributes FROM variants WHERE code = 'М-51'`,
    );
    expect(rows).toMatchObject([{ attributes: { dimensions_height: 1800 } }]);
  });

  it('takes categories by the hand of the staff', async ({ shop, importer }) => {
    const sofas = await sofasId(shop);
    const text = goodsOf('Р');
    const looked = await importer.look('ruki.csv', text);
    expect(looked.result?.categories).toEqual([
      ...['Мягкая группа', 'Свет и лампы', 'Упаковка'].map((name) => ({
        id: name,
        name,
        goods: 1,
        state: 'new',
        category: null,
      })),
      { id: 'Диваны', name: 'Диваны', goods: 1, state: 'known', category: sofas },
    ]);
    expect(looked.result).toMatchObject({ created: 4, new_categories: 3 });
    const categories = { 'Мягкая группа': sofas, Упаковка: 'skip', Диваны: 'new' } as const;
    await importer.start(looked.id, true, { categories });
    const tried = await importer.ended(looked.id);
    expect(tried.result).toMatchObject({
      created: 3,
      refused: 0,
      new_categories: 2,
      categories: expect.arrayContaining([
        expect.objectContaining({ id: 'Мягкая группа', state: 'known', category: sofas }),
        expect.objectContaining({ id: 'Упаковка', state: 'skipped', goods: 1 }),
        expect.objectContaining({ id: 'Диваны', state: 'new', category: null }),
      ]),
    });
    const again = await importer.look('ruki.csv', text);
    expect(again.result).toMatchObject({ created: 4, new_categories: 3 });

    await importer.start(looked.id, false, { categories });
    expect(await importer.ended(looked.id)).toMatchObject({
      state: 'done',
      result: { created: 3 },
    });
    expect(await placeOf(shop, 'Р-1')).toEqual({ category: 'Диваны', id: sofas });
    expect(await placeOf(shop, 'Р-3')).toBeUndefined();
    const own = await placeOf(shop, 'Р-4');
    expect(own?.category).toBe('Диваны');
    expect(own?.id).not.toBe(sofas);
    const { runs } = (await importer.editor.call('GET', '/api/admin/imports/')).json();
    const run = runs.find(({ source }: { source: string }) => source === 'ruki.csv');
    expect(run).toMatchObject({ outcome: 'done', refused: 0 });
    expect(run.report.join(' ')).toMatch(/Не загружены по выбору магазина: 1/);
  });

  it('remembers the choice of categories for the source', async ({ shop, importer }) => {
    const sofas = await sofasId(shop);
    const categories = { 'Мягкая группа': sofas, Упаковка: 'skip', Диваны: 'new' } as const;
    await importer.load('pamyat.csv', goodsOf('РП'), { categories });
    const own = await placeOf(shop, 'РП-4');
    const next = await importer.load(
      'pamyat.csv',
      goodsOf('РП', 'РП-5;Диван Второй;Мягкая группа;500', 'РП-6;Плёнка;Упаковка;5'),
    );
    expect(next.result).toMatchObject({ created: 1, unchanged: 3, refused: 0, new_categories: 0 });
    expect(await placeOf(shop, 'РП-5')).toEqual({ category: 'Диваны', id: sofas });
    expect(await placeOf(shop, 'РП-4')).toEqual(own);
  });

  it('leaves goods of a category that is no longer loaded as they are', async ({
    shop,
    importer,
  }) => {
    const sofas = await sofasId(shop);
    const more = 'РО-5;Диван Второй;Мягкая группа;500';
    await importer.load('ostalos.csv', goodsOf('РО', more), { categories: { Упаковка: 'skip' } });
    await importer.load('ostalos.csv', goodsOf('РО'), {
      categories: { Упаковка: sofas, 'Свет и лампы': 'skip' },
    });
    expect(await placeOf(shop, 'РО-3')).toEqual({ category: 'Диваны', id: sofas });
    expect(await importer.variantOf('РО-2')).toMatchObject({ price: 20_000, withdrawn: false });
    const last = await importer.look('ostalos.csv', goodsOf('РО'));
    expect(last.result).toMatchObject({
      unchanged: 3,
      missing: { count: 1, examples: ['Диван Второй (РО-5)'] },
    });
  });

  it('refuses a category of the shop that is gone, and too many choices', async ({ importer }) => {
    const task = await importer.look('net.csv', [TABLE_HEADER, 'Н-1;Полка;Полки;1'].join('\n'));
    await importer.start(task.id, true, { categories: { Полки: 2_000_000_000 } });
    expect(await importer.ended(task.id)).toMatchObject({
      state: 'failed',
      failure: { kind: 'other', text: expect.stringMatching(/Раздела, который вы выбрали/) },
    });
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}`, 'skip']));
    const status = async (categories: object) =>
      (await importer.start(task.id, true, { categories } as TaskOptions)).statusCode;
    expect(await status(many)).toBe(400);
    expect(await status({ Полки: 'сундук' })).toBe(400);
    expect(await status({ Полки: 0 })).toBe(400);
  });
});
