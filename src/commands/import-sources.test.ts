import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { executeInProcess } from '#tests/support/execute-command.ts';
import { emptyCatalogue } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { importCommand } from './import.ts';
import type { Command } from './run-command.ts';
import { sourcesCommand } from './sources.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-sources-'));
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const execute = <Arguments>(command: Command<Arguments>, ...parameters: string[]) =>
  executeInProcess(command, parameters, { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder });

/** A table of sauna stools on the disk. */
function table(name: string, count: number, price: number, word = 'Подголовник'): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `БН-${String(index + 1).padStart(2, '0')};${word} ${index + 1};Для бани;${price}`,
  );
  const file = join(folder, name);
  writeFileSync(file, ['Артикул;Название;Категория;Цена', ...rows].join('\n'));
  return file;
}

it('an import asks before goods change hands, and lists them when they did', async () => {
  await execute(importCommand, table('par.csv', 31, 1450));
  const other = table('venik.csv', 31, 1390, 'Коврик');
  const asked = await execute(importCommand, other);
  expect([asked.code, asked.complaints[0]]).toEqual([
    1,
    expect.stringMatching(
      /тот же поставщик под другим именем[\s\S]*--source "par.csv"[\s\S]*--adopt-from "par.csv"[\s\S]*ничего не изменилось/,
    ),
  ]);
  const { code, said, complaints } = await execute(importCommand, other, '--adopt-from', 'par.csv');
  expect([code, complaints]).toEqual([0, []]);
  expect(said).toContain('Сменили источник, первые 30 из 31:');
  const line =
    'БН-01 (был у «par.csv»): Подголовник 1, стандартный → Коврик 1, стандартный; Для бани; 1\u00a0450\u00a0₽ → 1\u00a0390\u00a0₽';
  expect(said).toContain(`  ${line}`);
  const file = join(folder, 'import-handovers.txt');
  expect(said).toContain(`Все они записаны в ${file}`);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(31);
  expect(readFileSync(file, 'utf8')).toContain(line);
});

it('an import that changes prices a lot needs --yes, and names three of them', async () => {
  await execute(importCommand, table('skidki.csv', 4, 14_500, 'Лавка'));
  const lower = table('skidki.csv', 4, 14.5, 'Лавка');
  const { said: looked } = await execute(importCommand, lower, '--dry-run');
  expect(looked.join('\n')).toMatch(/Сильно меняются цены: 4 из 4\. .*нужен --yes/);
  const stopped = await execute(importCommand, lower);
  expect(stopped.code).toBe(1);
  expect(stopped.complaints[0]?.match(/было 14\s500\s₽, стало бы 14,50\s₽/g)).toHaveLength(3);
  expect(stopped.complaints.join('\n')).toMatch(/--yes[\s\S]*ничего не изменилось/);
  const { code, said } = await execute(importCommand, lower, '--yes');
  expect([code, said.join('\n')]).toEqual([
    0,
    expect.stringMatching(/Сильно изменились цены: 4\s/),
  ]);
});

it('--withdraw-missing of many goods needs --yes', async () => {
  await execute(importCommand, table('par.csv', 4, 1450));
  const fewer = table('par.csv', 3, 1450);
  const stopped = await execute(importCommand, fewer, '--withdraw-missing');
  expect(stopped.complaints[0]).toContain('1 из 4 товаров источника, это больше 20%');
  const { said } = await execute(importCommand, fewer, '--withdraw-missing', '--yes');
  expect(said.join('\n')).toContain('Снято с продажи: 1\u00a0предложение');
  expect(existsSync(join(folder, 'import-refusals.txt'))).toBe(false);
});

it('sources shows and changes what the owner has decided about a source', async () => {
  await execute(importCommand, table('par.csv', 2, 1450));
  const { said } = await execute(
    sourcesCommand,
    'par.csv',
    'masters=price, stock',
    'withdraw_percent=50',
  );
  expect(said).toEqual([
    'Записано. Подействует со следующего импорта этого источника.',
    'par.csv: 2\u00a0товара в продаже',
    expect.stringMatching(/^ {2}masters=price,stock {2}# /),
    expect.stringMatching(/^ {2}unavailable=to_order {2}# /),
    expect.stringMatching(/^ {2}withdraw_percent=50 {2}# /),
    expect.stringMatching(/^ {2}production=none {2}# /),
    expect.stringMatching(/^ {2}mapping=none {2}# /),
  ]);
  await execute(sourcesCommand, 'par.csv', 'masters=', 'unavailable=sold_out', 'production=10-20');
  expect((await execute(sourcesCommand)).said.slice(1)).toEqual([
    expect.stringMatching(/^ {2}masters= {2}# /),
    expect.stringMatching(/^ {2}unavailable=sold_out {2}# /),
    expect.stringMatching(/^ {2}withdraw_percent=50 {2}# /),
    expect.stringMatching(/^ {2}production=10-20 {2}# /),
    expect.stringMatching(/^ {2}mapping=none {2}# /),
  ]);
});

it.each([
  ['dub.csv', 'masters=price', 'Источника «dub.csv» нет. Есть: par.csv.'],
  ['par.csv', 'price=1', 'Настройки «price» нет.'],
  ['par.csv', 'masters=colour', 'masters: подходит price, old_price, stock'],
  ['par.csv', 'production=20-10', 'production: подходит число дней до 365'],
  ['par.csv', 'withdraw_percent=101', 'withdraw_percent: подходит целое число от 0 до 100.'],
])('sources refuses %s %s', async (source, setting, reason) => {
  await execute(importCommand, table('par.csv', 2, 1450));
  const { code, complaints } = await execute(sourcesCommand, source, setting);
  expect([code, complaints]).toEqual([1, [expect.stringContaining(reason)]]);
});
