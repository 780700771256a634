import { strToU8, zipSync } from 'fflate';
import { type Cell, workbookFiles } from '#tests/support/xlsx.ts';
import type { Random } from '../../../generated-shop.ts';
import { pick, type WrittenThing } from './goods.ts';
import { mergesIn, unseenIn, withFormats, withMerges } from './sheet-look.ts';
import type { Table } from './table.ts';

/**
 * The bytes of a table as XLSX: texts shared or inside the cells, numbers as numbers, parts of any name, sheets beside it; with what people
 * see as one cell, and what they do not see.
 */
export function xlsxOf(table: Table, random: Random): Uint8Array {
  const isInline = random() < 0.3;
  const isNumeric = random() < 0.6;
  const merged = random() < 0.2 ? mergesIn(table) : [];
  const rows = table.rows.map((cells, row) =>
    cells.map((text, column): Cell => {
      const one = table.things.get(row);
      if (merged.some((one) => one.column === column && row > one.top && row <= one.bottom))
        return null;
      const number = one && isNumeric ? numberIn(table, column, one) : undefined;
      if (number !== undefined) return numberCell(number, random);
      if (text === '') return null;
      if (one && table.columns[column] === 'price' && random() < 0.1)
        return { xml: struckOut(text) };
      return isInline ? { xml: inline(text) } : text;
    }),
  );
  const unseen = unseenIn(table, rows, random);
  const first = random() < 0.15 ? [[['Как заполнять'], ['Поле', 'Что писать']]] : [];
  const files = Object.entries(workbookFiles(...first, rows)).map(
    ([name, bytes]) => [name, dressed(name, new TextDecoder().decode(bytes))] as const,
  );
  function dressed(name: string, text: string): string {
    if (name === 'xl/styles.xml') return withFormats(text);
    if (name !== `xl/worksheets/sheet${first.length + 1}.xml`) return text;
    return unseen(withMerges(text, merged));
  }
  const renamed = pick(renamings, random);
  return zipSync(Object.fromEntries(files.map(([name, text]) => [renamed(name), strToU8(text)])), {
    mtime: '2026-01-15',
    level: pick([0, 6], random),
  });
}

const renamings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace('sharedStrings', 'SharedStrings'),
  (name) => name.replace('sheets/sheet', 'sheets/Sheet'),
  (name) => name.replace('xl/workbook.xml', 'xl/Workbook.xml'),
];

function numberIn({ columns }: Table, column: number, { thing }: WrittenThing) {
  // Of a sale the two prices change their places.
  if (columns.includes('salePrice') && /rice/.test(columns[column] ?? '')) return undefined;
  switch (columns[column]) {
    case 'price':
      return thing.price / 100;
    case 'oldPrice':
      return thing.oldPrice === null ? undefined : thing.oldPrice / 100;
    case 'stock':
      return typeof thing.stock === 'number' ? thing.stock : undefined;
    case 'width':
      return thing.width / 10;
    default:
      return undefined;
  }
}

/** A number as programs store it: with the noise of a computed one, with an exponent, as a formula. */
function numberCell(value: number, random: Random): Cell {
  const text = pick(
    [
      String(value),
      String(value),
      value.toExponential().toUpperCase(),
      String(value * (1 + 2e-16)),
    ],
    random,
  );
  const formula = random() < 0.1 ? '<f>A1*2</f>' : '';
  const style = pick(['', '', ' s="0"', ' s="3"', ' s="5"', ' s="6"'], random);
  return { xml: `<c r="%r"${style}>${formula}<v>${text}</v></c>` };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '_x000D_\n');
const inline = (text: string): string =>
  `<c r="%r" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** A price that is crossed out stands before the one that counts. */
const struckOut = (text: string): string =>
  `<c r="%r" t="inlineStr"><is><r><rPr><strike/></rPr><t>99990</t></r><r><t xml:space="preserve">${escaped(text)}</t></r></is></c>`;
