import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { workbook, workbookFiles } from '#tests/support/xlsx.ts';
import { ImportError } from '../import-error.ts';
import { limits } from '../limits.ts';
import { readFeed } from './read-feed.ts';

/** Reads everything; the message of the refusal, or how many items came. */
async function read(file: Uint8Array | string): Promise<string | number> {
  async function* bytes() {
    yield typeof file === 'string' ? strToU8(file) : file;
  }
  let count = 0;
  try {
    const { items } = await readFeed(bytes());
    for await (const _ of items) count += 1;
    return count;
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
}

const TABLE = [
  ['Артикул', 'Название', 'Категория', 'Цена'],
  ['Х-1', 'Стол', 'Столы', 100],
];

/** A workbook in which one file is replaced. */
function spoilt(path: string, spoil: (text: string) => string): Uint8Array {
  const files = workbookFiles(TABLE);
  const text = new TextDecoder().decode(files[path]);
  const packed = zipSync({ ...files, [path]: strToU8(spoil(text)) });
  // Small on the disk of who sends it, unlike what it unpacks to.
  expect(packed.length).toBeLessThan(300_000);
  return packed;
}

const SHEET = 'xl/worksheets/sheet1.xml';
const inSheet = (xml: string) =>
  spoilt(SHEET, (text) => text.replace('</sheetData>', `${xml}</sheetData>`));

it('reads the table that the others are made from', async () => {
  expect(await read(workbook(TABLE))).toBe(3);
});

const long = 'а'.repeat(limits.cell + 100_000);

it.each([
  ['a text of the sheet', inSheet(`<row r="3"><c t="inlineStr"><is><t>${long}</t></is></c></row>`)],
  ['a text that cells share', spoilt('xl/sharedStrings.xml', (text) => text.replace('Стол', long))],
  [
    'a text in many parts',
    inSheet(
      `<row r="3"><c t="str"><v>${'<![CDATA[аааааааааа]]>'.repeat(limits.cell / 10 + 1)}</v></c></row>`,
    ),
  ],
])('a cell of millions of characters is refused: %s', async (_what, file) => {
  expect(await read(file)).toMatch(/^В одной ячейке больше 1.000.000 знаков/);
});

it('a row of many long cells is refused, also where they share one text', async () => {
  const text = '<si><t>'.concat('а'.repeat(limits.cell / 2), '</t></si></sst>');
  const files = workbookFiles(TABLE);
  const shared = new TextDecoder().decode(files['xl/sharedStrings.xml']);
  const number = shared.split('<si>').length - 1;
  const cells = `<c t="s"><v>${number}</v></c>`.repeat(20);
  const sheet = new TextDecoder().decode(files[SHEET]);
  const packed = zipSync({
    ...files,
    'xl/sharedStrings.xml': strToU8(shared.replace('</sst>', text)),
    [SHEET]: strToU8(sheet.replace('</sheetData>', `<row r="7">${cells}</row></sheetData>`)),
  });
  expect(await read(packed)).toMatch(/^В строке 7 больше 4.000.000 знаков/);
});

it.each([
  ['empty rows', SHEET, '</sheetData>', '<row/>'],
  ['white space between elements', SHEET, '</sheetData>', '          '],
])('what unpacks to a hundred times its size is refused: %s', async (_what, path, end, part) => {
  const filling = part.repeat((1.1 * limits.smallWorkbook) / part.length);
  const file = spoilt(path, (text) => text.replace(end, filling + end));
  expect(await read(file)).toMatch(/сжат намного сильнее обычной таблицы/);
});

it('a file that unpacks to more than the archive says is refused', async () => {
  const file = Buffer.from(inSheet('<row/>'.repeat(1_000_000)));
  // The size of the unpacked sheet in the directory at the end of the archive.
  const at = file.lastIndexOf(SHEET) - 46 + 24;
  expect(file.readUInt32LE(at)).toBeGreaterThan(6_000_000);
  file.writeUInt32LE(500, at);
  expect(await read(file)).toMatch(/повреждён/);
});

it('a sheet that is named a hundred times is unpacked no more than the whole may be', async () => {
  const space = `${' '.repeat(limits.xmlPart / 2)}<!---->`.repeat(
    (1.2 * limits.smallWorkbook) / limits.xmlPart,
  );
  const files = workbookFiles([['Просто слова']]);
  const named = new TextDecoder()
    .decode(files['xl/workbook.xml'])
    .replace('</sheets>', '<sheet name="Ещё" sheetId="2" r:id="rId1"/></sheets>');
  const sheet = new TextDecoder().decode(files[SHEET]);
  const file = zipSync({
    ...files,
    'xl/workbook.xml': strToU8(named),
    [SHEET]: strToU8(sheet.replace('<sheetData>', `<sheetData>${space}`)),
  });
  expect(await read(file)).toMatch(/сжат намного сильнее обычной таблицы/);
});

it.each([
  ['texts', 'xl/sharedStrings.xml', '</sst>', '<si/>', limits.texts],
  ['formats', 'xl/styles.xml', '</cellXfs>', '<xf/>', limits.formats],
  ['sheets', 'xl/workbook.xml', '</sheets>', '<sheet/>', limits.sheets],
])('more %s than a workbook has are refused', async (_what, path, end, part, most) => {
  const file = spoilt(path, (text) => text.replace(end, part.repeat(most + 1) + end));
  expect(await read(file)).toMatch(/распаковывается в слишком большой/);
});

const attributes = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');

it.each([
  ['many attributes', `<row ${attributes(limits.attributes + 1)}/>`],
  ['a long attribute', `<row r="${'r'.repeat(limits.xmlPart)}"/>`],
  ['a long name', `<${'r'.repeat(limits.xmlPart)}/>`],
  ['a long comment', `<!--${'r'.repeat(limits.xmlPart)}-->`],
])('an element that fills the memory is refused: %s', async (_what, xml) => {
  expect(await read(inSheet(xml))).toMatch(/повреждён/);
});

it('an element of YML with endless attributes is refused with its line', async () => {
  const offers = `<offer id="1" ${attributes(limits.attributes + 1)}></offer>`;
  const feed = `<?xml version="1.0"?>\n<yml_catalog><shop><offers>\n${offers}</offers></shop></yml_catalog>`;
  expect(await read(feed)).toMatch(/3/);
});

it('formats of numbers that are long and hard to read take no time', async () => {
  const format = `<numFmt numFmtId="165" formatCode="${'['.repeat(60_000)}"/></numFmts>`;
  const used = '<xf numFmtId="165"/>'.repeat(5000);
  const file = spoilt('xl/styles.xml', (text) =>
    text.replace('</numFmts>', format).replace('</cellXfs>', `${used}</cellXfs>`),
  );
  expect(await read(file)).toBe(3);
});
