import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { TABLE_HEADER, withImporter } from '#tests/support/import-tasks.ts';

const it = withImporter();

describe('an import', () => {
  it('is undone as far as its values are still there', async ({ shop, importer }) => {
    const first = [TABLE_HEADER, 'У-1;Стул Один;Стулья;100', 'У-2;Стул Два;Стулья;200'].join('\n');
    await importer.load('stul.csv', first);
    const second = [
      TABLE_HEADER,
      'У-1;Стул Один;Стулья;150',
      'У-2;Стул Два;Стулья;250',
      'У-3;Стул Три;Стулья;300',
      'У-4;Стул Четыре;Стулья;дорого',
    ].join('\n');
    const done = await importer.load('stul.csv', second);
    await shop.db.execute(sql`UPDATE variants SET price_kopecks = 77700 WHERE code = 'У-2'`);
    const undo = () => importer.editor.call('POST', `/api/admin/imports/${done.run}/undo/`);
    expect((await undo()).json()).toEqual({ restored: 1, removed: 1, left: 1 });
    expect(await importer.variantOf('У-1')).toMatchObject({ price: 10_000 });
    expect(await importer.variantOf('У-2')).toMatchObject({ price: 77_700 });
    expect(await importer.variantOf('У-3')).toMatchObject({ withdrawn: true });
    expect((await undo()).statusCode).toBe(404);
    const { runs } = (await importer.editor.call('GET', '/api/admin/imports/')).json();
    expect(runs.find(({ id }: { id: number }) => id === done.run)).toMatchObject({
      undone_by: 'Вера',
      waits: false,
      can_be_undone: false,
    });
  });

  it('that is undone leaves to feeds what they could change before', async ({ shop, importer }) => {
    const lines = ['Р-1;Стол Один;Столы;100', 'Р-2;Стол Два;Столы;200', 'Р-3;Стол Три;Столы;300'];
    const goods = [TABLE_HEADER, ...lines].join('\n');
    await importer.load('stol.csv', goods);
    const held = async () => {
      const { rows } = await shop.db.execute<{ code: string; fields: string[] }>(sql`
        SELECT v.code, h.fields FROM held_fields h JOIN variants v ON v.id = h.variant_id
        WHERE starts_with(v.code, 'Р-') ORDER BY v.code`);
      return rows.map(({ code, fields }) => `${code} ${fields}`);
    };
    await importer.load('pervyj.csv', 'Артикул;Цена\nР-1;110');
    const done = await importer.load('vtoroj.csv', 'Артикул;Цена\nР-1;110\nР-2;200\nР-3;310');
    expect(await held()).toEqual(['Р-1 price', 'Р-2 price', 'Р-3 price']);
    await shop.db.execute(sql`UPDATE variants SET price_kopecks = 77700 WHERE code = 'Р-3'`);
    await importer.editor.call('POST', `/api/admin/imports/${done.run}/undo/`);
    expect(await held()).toEqual(['Р-1 price', 'Р-3 price']);
  });
});
