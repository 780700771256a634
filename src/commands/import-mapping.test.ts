import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { catalogueRows, rowVersions } from '#tests/support/catalogue-rows.ts';
import { executeInProcess } from '#tests/support/execute-command.ts';
import { benchOffer, emptyCatalogue, yml } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { importCommand } from './import.ts';
import type { Command } from './run-command.ts';
import { sourcesCommand } from './sources.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let folder: string;
let feed: string;
const rulesFile = () => join(folder, 'mapping-hamam.yaml');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-mapping-'));
  feed = join(folder, 'hamam.xml');
});
beforeEach(async () => {
  await emptyCatalogue(shop.db);
  rmSync(rulesFile(), { force: true });
  await execute(sourcesCommand, 'hamam', '--new', 'mapping=none');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const execute = <Arguments>(command: Command<Arguments>, ...parameters: string[]) =>
  executeInProcess(command, parameters, { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder });

const param = (name: string, value: string) => `<param name="${name}">${value}</param>`;
const loungers = ['61', '210'].map((width, index) =>
  benchOffer(
    String(index),
    [
      param('Ширина лежака', width),
      param('Ширина', width),
      param('Порода, сорт', 'липа: А'),
      param('Складской код', `Z-${index}`),
      param('Габариты (ШхВхГ)', '60х45х50'),
    ].join(''),
  ),
);
const write = (offers = loungers) => writeFileSync(feed, yml(...offers));
const rules = (...lines: string[]) => {
  writeFileSync(rulesFile(), lines.join('\n'));
  return rulesFile();
};
const goods = async () =>
  (await catalogueRows(shop.db)).map(({ attributes, characteristics }) => ({
    attributes,
    labels: (characteristics as { label: string }[] | null)?.map(({ label }) => label) ?? [],
  }));
const load = (...parameters: string[]) =>
  execute(importCommand, feed, '--source', 'hamam', ...parameters);

it('proposes a rule for each label, which changes nothing until it is edited and loaded', async () => {
  write();
  const { code, said } = await load('--propose-mapping');
  expect([code, await goods()]).toEqual([0, []]);
  expect(said.at(-1)).toContain(`Правила записаны в ${rulesFile()}: 5\u00a0названий`);
  const proposed = readFileSync(rulesFile(), 'utf8');
  expect(proposed).toContain(
    '  # 2\u00a0раза, например «61», «210»; похоже на «Ширина»\n  Ширина лежака: keep\n',
  );
  expect(proposed).toContain('\n  Ширина: { as: Ширина, unit: см }\n');
  expect(proposed).toContain('\n  Порода, сорт: keep\n');
  expect(proposed).toContain('\n  Габариты (ШхВхГ): auto\n');
  expect((await load('--propose-mapping')).complaints[0]).toContain('уже есть');

  await load();
  const before = await rowVersions(shop.db);
  expect((await load('--mapping', rulesFile())).said.join('\n')).toMatch(/Без изменений +2/);
  expect(await rowVersions(shop.db)).toEqual(before);
});

it('reads labels by the rules of the file, and remembers them for the source', async () => {
  write();
  const file = rules(
    'units: [дм]',
    'labels:',
    '  ширина  ЛЕЖАКА: { as: Глубина, unit: см }',
    '  Ширина: keep',
    '  Порода, сорт: Материал',
    '  Складской код: drop',
  );
  const { code, complaints } = await load('--mapping', file);
  expect([code, complaints]).toEqual([0, []]);
  expect(await goods()).toEqual(
    [610, 2100].map((dimensions_depth) => ({
      attributes: {
        dimensions_depth,
        dimensions_width: 6000,
        dimensions_height: 4500,
        material: 'липа: А',
      },
      // The sizes among which is another depth stay readable.
      labels: ['Ширина', 'Габариты (ШхВхГ)'],
    })),
  );

  rmSync(file);
  expect((await load()).said.join('\n')).toMatch(/Без изменений +2/);
  await load('--propose-mapping');
  const remembered = readFileSync(file, 'utf8');
  expect(remembered).toContain('units: [ дм ]');
  expect(remembered).toContain('Ширина лежака: { as: Глубина, unit: см }');
  expect(remembered).toContain('Складской код: drop');

  expect((await execute(sourcesCommand)).said.join('\n')).toContain('  mapping=5  #');
  await execute(sourcesCommand, 'hamam', 'mapping=none');
  await load();
  expect((await goods())[0]?.labels).toEqual([
    'Ширина лежака',
    'Порода, сорт',
    'Складской код',
    'Габариты (ШхВхГ)',
  ]);
});

it.each([
  ['  Ширина: Ширинка', /mapping-hamam\.yaml:2: «Ширина»: характеристики «Ширинка» нет/],
  ['  Ширина: { as: Ширина, unit: кг }', /:2: «Ширина»: единица «кг» не подходит/],
  ['  Ширина: keep\n  "ширина:": drop', /:3: «ширина:» и «Ширина» — одно и то же/],
  ['  Ширина: { to: keep }', /mapping-hamam\.yaml:2: /],
  ['  Ширина: [', /mapping-hamam\.yaml:\d+: Эта строка не читается/],
])('refuses a file with %s, and names the line', async (line, complaint) => {
  write();
  const { code, complaints } = await load('--mapping', rules('labels:', line));
  expect(code).toBe(1);
  expect(complaints[0]).toMatch(complaint);
  expect(await goods()).toEqual([]);
});

it('says which file of rules is missing, and changes nothing', async () => {
  write();
  const { code, complaints } = await load('--mapping', join(folder, 'net.yaml'));
  expect([code, await goods()]).toEqual([1, []]);
  expect(complaints[0]).toMatch(/Файла правил .*net\.yaml нет\./);
});

it('a dry run remembers nothing, and a price list has nothing to map', async () => {
  write();
  await load('--mapping', rules('labels:', '  Складской код: drop'), '--dry-run');
  await load();
  expect((await goods())[0]?.labels).toContain('Складской код');
  writeFileSync(feed, 'Артикул;Цена\n1;100');
  expect((await load('--mapping', rulesFile())).complaints[0]).toContain('Это прайс-лист');
  expect(existsSync(rulesFile())).toBe(true);
});
