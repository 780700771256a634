import { expect, it } from 'vitest';
import type { TaskOptions } from '#contracts/admin/import-tasks.ts';
import { officeOfImports, TABLE_HEADER } from '#tests/support/import-tasks.ts';

const { look, load, start, ended } = officeOfImports();

const table = (...lines: string[]) => [TABLE_HEADER, ...lines].join('\n');
const isIdle = async (name: string, text: string) =>
  (await look(name, text)).result?.changes_nothing;

it('a file of refused rows alone changes nothing, also with columns that the staff has chosen', async () => {
  const task = await look('brak.csv', table('БР-1;;Столы;0', 'БР-2;Стол;Столы;дорого'));
  expect(task.result).toMatchObject({ refused: 2, changes_nothing: true });
  await start(task.id, true, { columns: { цена: 'price' } });
  expect((await ended(task.id)).result).toMatchObject({ refused: 2, changes_nothing: true });
  expect(await isIdle('brak.csv', table('БР-1;;Столы;0', 'БР-2;Стол;Столы;900'))).toBe(false);
});

it('a file of goods that are so already changes nothing, until something of it is chosen or withdrawn', async () => {
  const all = table('ТЖ-1;Скамья Та;Скамьи;900', 'ТЖ-2;Скамья Же;Скамьи;900');
  await load('te-zhe.csv', all);
  const same = await look('te-zhe.csv', all);
  expect(same.result).toMatchObject({ unchanged: 2, changes_nothing: true });
  const again = async (id: number, options: TaskOptions) => {
    await start(id, true, options);
    return (await ended(id)).result?.changes_nothing;
  };
  expect(await again(same.id, { categories: { Скамьи: 'skip' } })).toBe(false);
  const fewer = await look('te-zhe.csv', table('ТЖ-1;Скамья Та;Скамьи;900'));
  expect(fewer.result?.changes_nothing).toBe(true);
  expect(await again(fewer.id, { withdraw_missing: true, confirmed: true })).toBe(false);
});

it('a price list changes nothing where its prices are held already', async () => {
  await load('polki.csv', table('ПД-1;Полка Дуб;Полки;900'));
  const prices = 'Артикул;Цена\nПД-1;900';
  const first = await load('ceny.csv', prices);
  expect(first.result).toMatchObject({ unchanged: 1, newly_held: 1 });
  const again = await look('ceny.csv', prices);
  expect(again.result).toMatchObject({ unchanged: 1, newly_held: 0, changes_nothing: true });
});
