import { expect, it } from 'vitest';
import { plainText } from '#platform/text/plain-text.ts';
import { readGoods } from '#tests/support/read-goods.ts';
import { workbook } from '#tests/support/xlsx.ts';

const READ = ['Д-1 | Диван на 200 | Диваны | 100'];
const HEADER = ['Артикул', 'Название', 'Категория', 'Цена'];

const xml = (article: string, name: string, category: string) =>
  `<yml_catalog><shop><categories><category id="1">${category}</category></categories><offers><offer id="Д-1"><vendorCode>${article}</vendorCode><name>${name}</name><categoryId>1</categoryId><price>100</price></offer></offers></shop></yml_catalog>`;

it.each<[string, string | Uint8Array]>([
  ['XML', xml('\u200eД-1', 'Диван\u202e на\u202c 200', 'Див\u200bаны\ufeff')],
  ['references of XML', xml('Д-1&#x200e;', 'Диван&#8238; на 200', '&#x2067;Диваны')],
  ['references of HTML', xml('Д-1&amp;lrm;', 'Диван &amp;#8238;на 200', 'Диваны&amp;rlm;')],
  ['line breaks of some programs', xml('Д-1', 'Диван на 200', 'Диваны\u2028')],
  ['a table', `${HEADER.join(';\u200e')}\n\u2066Д-1;Диван \u202eна 200;\u061cДиваны;\u200f100\n`],
  [
    'a workbook',
    workbook([HEADER, ['Д-1\u2060', 'Диван _x202E_на 200', '\u202dДиваны', '100\u200b']]),
  ],
])('drops signs that no one sees: %s', async (_what, file) => {
  const read = await readGoods(file);
  expect([read].flat().map((line) => line.replace(/\n(?= \|)/, ''))).toEqual(READ);
});

it('drops them from a description with references', () => {
  expect(plainText('<p>Ткань&#x202e; велюр&rlm;</p>')).toBe('Ткань велюр');
});
