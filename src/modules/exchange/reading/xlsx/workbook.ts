import { importMessages } from '#messages/import.ts';
import { ImportError } from '../../import-error.ts';
import { limits } from '../../limits.ts';
import type { Archive } from './archive.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';
import { parseWhole } from './parse-xml.ts';

/** What the sheets of a workbook share. */
export interface Workbook {
  /** The paths of the worksheets, in the order of the tabs. */
  readonly sheets: readonly string[];
  readonly texts: readonly string[];
  /** The number format of each cell style. */
  readonly formats: readonly NumberFormat[];
  /** The dates count from 1904, as old Excel for Mac does. */
  readonly is1904: boolean;
}

/** Small files of a workbook: the list of sheets, relations, styles. */
const SMALL = 16 * 1024 ** 2;

export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const targets = await readRelations(archive);
  const ids: string[] = [];
  let is1904 = false;
  await parseWhole(archive.read('xl/workbook.xml', SMALL), {
    open(name, attributes) {
      if (name === 'sheet') add(ids, attributes['r:id'] ?? relationOf(attributes), limits.sheets);
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
    },
    close: () => undefined,
  });
  const sheets = ids.map((id) => targets.get(id) ?? '').filter(archive.has);
  return { sheets, is1904, texts: await readTexts(archive), formats: await readFormats(archive) };
}

/** Throws where there are more than a workbook has. */
function add<Item>(list: Item[], item: Item, most: number): void {
  if (list.length >= most) throw new ImportError(importMessages.bigWorkbook);
  list.push(item);
}

/** The relation of a sheet where the prefix of its namespace is not «r». */
const relationOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

async function readRelations(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await parseWhole(archive.read('xl/_rels/workbook.xml.rels', SMALL), {
    open(name, { Id = '', Target = '' }) {
      if (name !== 'Relationship') return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
    close: () => undefined,
  });
  return targets;
}

/** The texts of the cells: Excel keeps each once. Readings of Japanese signs (`rPh`) are left out. */
async function readTexts(archive: Archive): Promise<string[]> {
  const texts: string[] = [];
  if (!archive.has('xl/sharedStrings.xml')) return texts;
  let current = '';
  let isText = false;
  let isReading = false;
  await parseWhole(archive.read('xl/sharedStrings.xml', limits.sheetTexts), {
    open(name) {
      if (name === 'si') current = '';
      isReading ||= name === 'rPh';
      isText = name === 't' && !isReading;
    },
    text(part) {
      if (!isText) return;
      current += part;
      if (current.length > limits.cell) throw new ImportError(importMessages.bigCell(limits.cell));
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') add(texts, current, limits.texts);
    },
  });
  return texts;
}

async function readFormats(archive: Archive): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (!archive.has('xl/styles.xml')) return formats;
  const codes = new Map<string, string>();
  let isCell = false;
  await parseWhole(archive.read('xl/styles.xml', SMALL), {
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
