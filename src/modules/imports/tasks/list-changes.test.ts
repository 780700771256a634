import { describe, expect } from 'vitest';
import { TABLE_HEADER, withImporter } from '#tests/support/import-tasks.ts';

const it = withImporter();

const header = `${TABLE_HEADER};Старая цена;Остаток`;
const table = (...lines: string[]) => [header, ...lines].join('\n');
const counted = (pieces: number) => ({ kind: 'counted', pieces });

describe('a look at an import', () => {
  it('names old and new prices and stock, those that change most first', async ({ importer }) => {
    const before = table(
      'Л-1;Стул Лён;Стулья;1000;;5',
      'Л-2;Стул Лес;Стулья;2000;3000;5',
      'Л-3;Стул Луг;Стулья;9000;;7',
      'Л-4;Стул Лог;Стулья;4000;;4',
      'Л-5;Стул Лад;Стулья;5000;;1',
    );
    await importer.load('len.csv', before);
    const after = table(
      'Л-1;Стул Лён;Стулья;1100;;5',
      'Л-2;Стул Лес;Стулья;2000;;0',
      'Л-3;Стул Луг;Стулья;900;;17',
      'Л-4;Стул Лог;Стулья;6400;;4',
      'Л-6;Стул Лиман;Стулья;700;;1',
    );
    const task = await importer.look('len.csv', after);
    expect(task.result?.changes).toEqual({
      prices: {
        count: 3,
        big: 2,
        first: [
          { article: 'Л-3', name: 'Стул Луг', from: 9000, to: 900, is_big: true },
          { article: 'Л-4', name: 'Стул Лог', from: 4000, to: 6400, is_big: true },
          { article: 'Л-1', name: 'Стул Лён', from: 1000, to: 1100, is_big: false },
        ],
      },
      old_prices: {
        count: 1,
        first: [{ article: 'Л-2', name: 'Стул Лес', from: 3000, to: null, is_big: false }],
      },
      stocks: {
        count: 2,
        first: [
          { article: 'Л-2', name: 'Стул Лес', from: counted(5), to: counted(0) },
          { article: 'Л-3', name: 'Стул Луг', from: counted(7), to: counted(17) },
        ],
      },
      others: 0,
      created: [{ article: 'Л-6', name: 'Стул Лиман' }],
      missing: [{ article: 'Л-5', name: 'Стул Лад' }],
    });
    await importer.start(task.id, true, { withdraw_missing: true, confirmed: true });
    const withdrawing = await importer.ended(task.id);
    expect(withdrawing.result?.changes?.missing).toEqual([{ article: 'Л-5', name: 'Стул Лад' }]);
  });

  it('at a price list names what it would change', async ({ importer }) => {
    await importer.load(
      'vaza.csv',
      table('ПЛ-1;Ваза Ива;Вазы;1000;;5', 'ПЛ-2;Ваза Ель;Вазы;1000;;5'),
    );
    const task = await importer.look(
      'prays.csv',
      'Артикул;Цена;Остаток\nПЛ-1;1300;под заказ\nПЛ-2;1000;5',
    );
    expect(task.result).toMatchObject({
      price_list: ['price', 'stock'],
      changes: {
        prices: { count: 1, big: 0, first: [{ article: 'ПЛ-1', from: 1000, to: 1300 }] },
        stocks: { count: 1, first: [{ from: counted(5), to: { kind: 'to_order' } }] },
        missing: [],
      },
    });
  });

  it('tells how many there are and shows a hundred, the biggest fall among them', async ({
    importer,
  }) => {
    const lines = (price: (index: number) => number, name = 'Полка') =>
      Array.from(
        { length: 150 },
        (_, index) => `М-${index};${name} ${index};Полки;${price(index)};;1`,
      );
    await importer.load('mnogo.csv', table(...lines(() => 1000)));
    const task = await importer.look(
      'mnogo.csv',
      table(...lines((index) => (index === 149 ? 100 : 1001 + index))),
    );
    const { prices } = task.result?.changes ?? {};
    expect(prices).toMatchObject({ count: 150, big: 1 });
    expect(prices?.first).toHaveLength(100);
    expect(prices?.first.slice(0, 2)).toMatchObject([
      { article: 'М-149', to: 100, is_big: true },
      { article: 'М-148', to: 1149, is_big: false },
    ]);
    const renamed = await importer.look('mnogo.csv', table(...lines(() => 1000, 'Полочка')));
    expect(renamed.result).toMatchObject({
      changed: 150,
      changes: { prices: { count: 0, first: [] }, others: 150 },
    });
  });
});
