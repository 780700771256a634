import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readGoods } from '#tests/support/read-goods.ts';
import { type Cell, workbook, workbookFiles } from '#tests/support/xlsx.ts';

const HEADER = ['Артикул', 'Название', 'Категория', 'Цена'];
const table = (...rows: Cell[][]): Cell[][] => [HEADER, ...rows];
const GOODS = table(['Х-1', 'Стол', 'Столы', 100], ['Х-2', 'Стул', 'Стулья', 50]);
const READ = ['Х-1 | Стол | Столы | 100', 'Х-2 | Стул | Стулья | 50'];

const SHEET = 'xl/worksheets/sheet1.xml';
const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const TEXTS = 'xl/sharedStrings.xml';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Files = Record<string, string>;

/** A workbook whose files are changed as a program would write them. */
function written(change: (files: Files) => Files, ...sheets: Cell[][][]): Uint8Array {
  const files = Object.entries(workbookFiles(...(sheets.length > 0 ? sheets : [GOODS])));
  const changed = change(
    Object.fromEntries(files.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])),
  );
  return zipSync(
    Object.fromEntries(Object.entries(changed).map(([name, text]) => [name, strToU8(text)])),
  );
}

const moved = (files: Files, from: string, to: string): Files => {
  const { [from]: text = '', ...others } = files;
  return { ...others, [to]: text };
};
const replaced =
  (path: string, from: string | RegExp, to: string) =>
  (files: Files): Files => ({ ...files, [path]: (files[path] ?? '').replace(from, to) });
const inRelations = (xml: string) =>
  replaced(RELATIONS, '</Relationships>', `${xml}</Relationships>`);
const packageOf = (target: string) =>
  `<Relationships><Relationship Id="r" Type="${relation}/officeDocument" Target="${target}"/></Relationships>`;

it.each<[string, (files: Files) => Files]>([
  ['its usual names', (files) => files],
  ['texts in capitals', (files) => moved(files, TEXTS, 'xl/SharedStrings.xml')],
  ['a sheet in capitals', (files) => moved(files, SHEET, 'xl/worksheets/Sheet1.xml')],
  ['the workbook in capitals', (files) => moved(files, BOOK, 'xl/Workbook.xml')],
  [
    'texts of another name',
    (files) =>
      moved(
        inRelations(`<Relationship Id="t" Type="${relation}/sharedStrings" Target="texts.xml"/>`)(
          files,
        ),
        TEXTS,
        'xl/texts.xml',
      ),
  ],
  [
    'texts that the content types name',
    (files) => ({
      ...moved(files, TEXTS, 'xl/words.xml'),
      '[Content_Types].xml':
        '<Types><Override PartName="/xl/words.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
    }),
  ],
  ['absolute targets', replaced(RELATIONS, 'Target="worksheets/', 'Target="/xl/worksheets/')],
  [
    'another folder',
    (files) => ({
      ...Object.fromEntries(
        Object.entries(files).map(([name, text]) => [
          name.replace('xl/', 'book/').replace('workbook.xml', 'main.xml'),
          text,
        ]),
      ),
      '_rels/.rels': packageOf('book/main.xml'),
    }),
  ],
])('finds the parts of a workbook with %s', async (_what, change) => {
  expect(await readGoods(written(change))).toEqual(READ);
});

it('reads a workbook without texts that cells share', async () => {
  const inline = (text: string): Cell => ({
    xml: `<c r="%r" t="inlineStr"><is><t>${text}</t></is></c>`,
  });
  const rows = [HEADER.map(inline), [inline('Х-1'), inline('Стол'), inline('Столы'), 100]];
  const { [TEXTS]: _, ...files } = workbookFiles(rows);
  expect(await readGoods(zipSync(files))).toEqual([READ[0]]);
});

const cell = (type: string, value: string): Cell => ({
  xml: `<c r="%r" t="${type}"><f>A1</f><v>${value}</v></c>`,
});
it.each<[string, Cell[], string]>([
  ['a line break', ['Х-1', 'Стол_x000D_\nдубовый', 'Столы', 1], 'Х-1 | Стол\nдубовый | Столы | 1'],
  ['a written escape', ['Х-1', 'Стол _x005F_x000D_', 'Столы', 1], 'Х-1 | Стол _x000D_ | Столы | 1'],
  ['another sign', ['Х-1', 'Стол _x2116_ 5_x0007_', 'Столы', 1], 'Х-1 | Стол № 5 | Столы | 1'],
  ['no escape', ['Х-1', 'Стол_x00', 'Столы', 1], 'Х-1 | Стол_x00 | Столы | 1'],
  ['a text of a formula', ['Х-1', cell('str', 'Стол'), 'Столы', 1], 'Х-1 | Стол | Столы | 1'],
  ['a number of a formula', ['Х-1', 'Стол', 'Столы', cell('n', '9.5')], 'Х-1 | Стол | Столы | 9.5'],
  ['a truth', ['Х-1', cell('b', '1'), 'Столы', 1], 'Х-1 | да | Столы | 1'],
  [
    'an error',
    ['Х-1', 'Стол', 'Столы', cell('e', '#N/A')],
    '2: Цена: в ячейке ошибка формулы #N/A',
  ],
  ['an error as a text', ['Х-1', '#Н/Д', 'Столы', 1], '2: Название: в ячейке ошибка формулы #Н/Д'],
])('reads a cell with %s', async (_what, cells, read) => {
  expect(await readGoods(workbook(table(cells)))).toEqual([read]);
});

const merged = (rows: Cell[][], ...ranges: string[]) => {
  const xml = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const end = '</worksheet>';
  return written(replaced(SHEET, end, `<mergeCells>${xml}</mergeCells>${end}`), rows);
};
it.each<[string, Uint8Array, string[]]>([
  [
    'down',
    merged(
      table(
        ['1', 'А', 'Полки', 10],
        ['2', 'Б', null, 20],
        ['3', 'В', null, 30],
        ['4', 'Г', 'Столы', 5],
      ),
      'C2:C4',
    ),
    ['1 | А | Полки | 10', '2 | Б | Полки | 20', '3 | В | Полки | 30', '4 | Г | Столы | 5'],
  ],
  [
    'down from a row that is hidden',
    written(
      (files) =>
        replaced(
          SHEET,
          '</worksheet>',
          '<mergeCell ref="C2:C3"/></worksheet>',
        )(replaced(SHEET, '<row r="2">', '<row r="2" hidden="1">')(files)),
      table(['1', 'А', 'Полки', 10], ['2', 'Б', null, 20]),
    ),
    ['2 | Б | Полки | 20', '-1 hidden'],
  ],
  [
    'over rows without goods',
    merged(table(['1', 'А', 'Полки', 10], [], []), 'C2:C4'),
    ['1 | А | Полки | 10'],
  ],
  [
    'across a section',
    merged([['Артикул', 'Название', 'Цена'], ['Полки'], ['1', 'А', 10]], 'A2:C2'),
    ['1 | А | Полки | 10'],
  ],
])('gives merged cells one value: %s', async (_what, file, read) => {
  expect(await readGoods(file)).toEqual(read);
});

const second = table(['Х-3', 'Пуф', 'Пуфы', 70]);
const stateOf = (index: number, state: string) =>
  replaced(BOOK, `name="Лист${index}"`, `name="Лист${index}" state="${state}"`);
it.each<[string, Uint8Array, string[] | string]>([
  ['two sheets', workbook(GOODS, second), [...READ, 'Х-3 | Пуф | Пуфы | 70']],
  [
    'instructions before the goods',
    workbook([['Как заказать'], ['Поле', 'Пример цены']], GOODS),
    READ,
  ],
  [
    'a sheet without prices behind',
    workbook(GOODS, [
      ['Название', 'Остаток'],
      ['Стол', 5],
    ]),
    READ,
  ],
  [
    'a price list behind',
    workbook(GOODS, [
      ['Артикул', 'Цена'],
      ['Х-1', 5],
    ]),
    [...READ, 'Лист2'],
  ],
  ['a hidden sheet first', written(stateOf(1, 'hidden'), second, GOODS), READ],
  ['a very hidden sheet', written(stateOf(2, 'veryHidden'), GOODS, second), READ],
  ['hidden sheets alone', written(stateOf(1, 'hidden')), 'Файл пуст.'],
  [
    'a hidden row',
    written(replaced(SHEET, '<row r="3">', '<row r="3" hidden="true">')),
    [READ[0] ?? '', '-1 hidden'],
  ],
  [
    'a folded group',
    written(replaced(SHEET, '<row r="3">', '<row r="3" hidden="1" outlineLevel="1">')),
    READ,
  ],
  [
    'a hidden heading of codes',
    written(replaced(SHEET, '<row r="1">', '<row r="1" hidden="1">'), [
      ['sku', 'name', 'category', 'price'],
      ...GOODS,
    ]),
    READ,
  ],
])('reads what a workbook shows: %s', async (_what, file, read) => {
  expect(await readGoods(file)).toEqual(read);
});

it.each([
  [
    'an item above the first section',
    'Артикул;Название;Цена\nХ-1;Стол;5\nСтулья;;\nХ-2;Стул;50\n',
    ['2: не указано: категория (строка стоит выше первого раздела)', 'Х-2 | Стул | Стулья | 50'],
  ],
  [
    'no section at all',
    'Артикул;Название;Цена\nХ-1;Стол;5\n',
    'В таблице нет столбцов: Категория.',
  ],
  [
    'rows without their empty end',
    'Артикул;Название;Категория;Цена;Описание;Фото\nХ-1;Стол;Столы;100\nХ-2;Стул;Стулья;50;;;;\n',
    READ,
  ],
  [
    'a row with more cells',
    'Артикул;Название;Категория;Цена\nХ-1;Стол; дуб;Столы;100\n',
    ['2: в строке 5\u00a0ячеек, а столбцов 4'],
  ],
])('reads a table with %s', async (_what, text, read) => {
  expect(await readGoods(text)).toEqual(read);
});
