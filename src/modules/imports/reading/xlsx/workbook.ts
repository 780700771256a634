import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../../import-error.ts';
import { limits } from '../../limits.ts';
import type { Archive } from './archive.ts';
import { unescaped } from './escaped.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';
import { parseWhole } from './parse-xml.ts';
import { findParts, SMALL } from './parts.ts';
import { createRichText } from './rich-text.ts';

/** What the sheets of a workbook share. */
export interface Workbook {
  /** The worksheets that are not hidden, in the order of the tabs. */
  readonly sheets: readonly Sheet[];
  /** The names of those that are. */
  readonly hidden: readonly string[];
  readonly texts: readonly string[];
  /** The number format of each cell style. */
  readonly formats: readonly NumberFormat[];
  /** The dates count from 1904, as old Excel for Mac does. */
  readonly is1904: boolean;
}

export interface Sheet {
  readonly name: string;
  readonly path: string;
}

export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const parts = await findParts(archive);
  const sheets: Sheet[] = [];
  const hidden: string[] = [];
  let is1904 = false;
  await parseWhole(archive.read(parts.workbook, SMALL), {
    open(name, attributes) {
      if (name === 'sheet' && /hidden$/i.test(attributes.state ?? '')) {
        add(hidden, attributes.name ?? '', limits.sheets);
      } else if (name === 'sheet') {
        const path = parts.related.get(attributes['r:id'] ?? relationOf(attributes)) ?? '';
        add(sheets, { name: attributes.name ?? '', path }, limits.sheets);
      }
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
    },
    close: () => undefined,
  });
  return {
    sheets: sheets.filter(({ path }) => archive.has(path)),
    hidden,
    is1904,
    texts: parts.texts ? await readTexts(archive, parts.texts) : [],
    formats: parts.styles ? await readFormats(archive, parts.styles) : [],
  };
}

/** Throws where there are more than a workbook has. */
function add<Item>(list: Item[], item: Item, most: number): void {
  if (list.length >= most) throw new ImportError(importMessages.bigWorkbook);
  list.push(item);
}

/** The relation of a sheet where the prefix of its namespace is not «r». */
const relationOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** The texts of the cells: Excel keeps each once. */
async function readTexts(archive: Archive, path: string): Promise<string[]> {
  const texts: string[] = [];
  const tooLong = () => new ImportError(importMessages.bigCell(limits.cell));
  let current = createRichText(tooLong);
  await parseWhole(archive.read(path, limits.sheetTexts), {
    open(name, attributes) {
      if (name === 'si') current = createRichText(tooLong);
      else current.open(name, attributes);
    },
    text: (part) => current.text(part),
    close(name) {
      current.close(name);
      if (name === 'si') add(texts, unescaped(current.said()), limits.texts);
    },
  });
  return texts;
}

async function readFormats(archive: Archive, path: string): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  const codes = new Map<string, string>();
  let isCell = false;
  await parseWhole(archive.read(path, SMALL), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(numFmtId, formatCode.slice(0, limits.format));
      if (name === 'cellXfs') isCell = true;
      if (name !== 'xf' || !isCell) return;
      add(formats, numberFormat(numFmtId, codes.get(numFmtId)), limits.formats);
    },
    close(name) {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return formats;
}
