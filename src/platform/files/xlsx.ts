import { strToU8, Zip, ZipDeflate } from 'fflate';
import { DAY } from '../time/duration.ts';
import { sheetEnd, sheetStart, workbookParts, type XlsxColumn } from './xlsx-parts.ts';

/** A text stays a text, whatever it looks like. Dates are by the clock that they show, in UTC. */
export type XlsxCell = string | number | null | { readonly time: Date } | { readonly day: Date };

/** The levels of compression go to 9; higher ones take longer, and a table of orders is hardly smaller. */
const COMPRESSION = 3;

/** The styles of cells, by their place in `xl/styles.xml`. */
const TIME = 1;
const DATE = 2;
const HEAD = 3;

/**
 * A workbook of one sheet (ECMA-376), whose rows come by pages. Only one page is in memory, and what is compressed of it leaves before the next
 * one is asked for.
 */
export async function* writeXlsx(
  sheet: string,
  columns: readonly XlsxColumn[],
  pages: AsyncIterable<readonly (readonly XlsxCell[])[]>,
): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: COMPRESSION });
    zip.add(file);
    return file;
  };
  for (const [name, text] of workbookParts(sheet)) add(name).push(strToU8(text), true);
  const rows = add('xl/worksheets/sheet1.xml');
  let line = 1;
  const titles = columns.map(({ title }) => ({ title }));
  rows.push(strToU8(sheetStart(columns) + rowXml(titles, line)));
  for await (const page of pages) {
    rows.push(strToU8(page.map((cells, at) => rowXml(cells, line + 1 + at)).join('')));
    line += page.length;
    yield* written;
    written = [];
  }
  rows.push(strToU8(sheetEnd), true);
  zip.end();
  yield* written;
}

type AnyCell = XlsxCell | { readonly title: string };

function rowXml(cells: readonly AnyCell[], line: number): string {
  const written = cells.map((cell, at) => {
    const place = `r="${columnName(at)}${line}"`;
    if (cell === null || cell === '') return '';
    if (typeof cell === 'string') return textCell(place, cell);
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
    if ('title' in cell) return textCell(place, cell.title, HEAD);
    return 'time' in cell ? dateCell(place, cell.time, TIME) : dateCell(place, cell.day, DATE);
  });
  return `<row r="${line}">${written.join('')}</row>`;
}

const LETTERS = 26;
const columnName = (at: number): string =>
  (at < LETTERS ? '' : columnName(Math.floor(at / LETTERS) - 1)) +
  String.fromCharCode(65 + (at % LETTERS));

/** Days are counted from 30 December 1899. */
const FIRST_DAY = 25_569;
const dateCell = (place: string, date: Date, style: number): string =>
  `<c ${place} s="${style}"><v>${FIRST_DAY + date.getTime() / DAY}</v></c>`;

/** The longest text of a cell. */
const LONGEST = 32_767;
const textCell = (place: string, text: string, style = 0): string =>
  `<c ${place} t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeText(text.slice(0, LONGEST))}</t></is></c>`;

/** What XML cannot hold is left out; `_x0041_` would be read as a letter. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
