import { expect } from 'vitest';
import type { TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import { type Importer, TABLE_HEADER, withImporter } from '#tests/support/import-tasks.ts';

const it = withImporter();

const table = (...lines: string[]) => [TABLE_HEADER, ...lines].join('\n');
const isIdle = async (importer: Importer, name: string, text: string) =>
  (await importer.look(name, text)).result?.changes_nothing;

it('a file of refused rows alone changes nothing, also with columns that the staff has chosen', async ({
  importer,
}) => {
  const task = await importer.look('brak.csv', table('БР-1;;Столы;0', 'БР-2;Стол;Столы;дорого'));
  expect(task.result).toMatchObject({ refused: 2, changes_nothing: true });
  await importer.start(task.id, true, { columns: { цена: 'price' } });
  expect((await importer.ended(task.id)).result).toMatchObject({
    refused: 2,
    changes_nothing: true,
  });
  expect(await isIdle(importer, 'brak.csv', table('БР-1;;Столы;0', 'БР-2;Стол;Столы;900'))).toBe(
    false,
  );
});

it('a file of goods that are so already changes nothing, until something of it is chosen or withdrawn', async ({
  importer,
}) => {
  const all = table('ТЖ-1;Скамья Та;Скамьи;900', 'ТЖ-2;Скамья Же;Скамьи;900');
  await importer.load('te-zhe.csv', all);
  const same = await importer.look('te-zhe.csv', all);
  expect(same.result).toMatchObject({ unchanged: 2, changes_nothing: true });
  const again = async (id: number, options: TaskOptions) => {
    await importer.start(id, true, options);
    return (await importer.ended(id)).result?.changes_nothing;
  };
  expect(await again(same.id, { categories: { Скамьи: 'skip' } })).toBe(false);
  const fewer = await importer.look('te-zhe.csv', table('ТЖ-1;Скамья Та;Скамьи;900'));
  expect(fewer.result?.changes_nothing).toBe(true);
  expect(await again(fewer.id, { withdraw_missing: true, confirmed: true })).toBe(false);
});

it('a price list changes nothing where its prices are held already', async ({ importer }) => {
  await importer.load('polki.csv', table('ПД-1;Полка Дуб;Полки;900'));
  const prices = 'Артикул;Цена\nПД-1;900';
  const first = await importer.load('ceny.csv', prices);
  expect(first.result).toMatchObject({ unchanged: 1, newly_held: 1 });
  const again = await importer.look('ceny.csv', prices);
  expect(again.result).toMatchObject({ unchanged: 1, newly_held: 0, changes_nothing: true });
});
