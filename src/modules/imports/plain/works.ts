import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../import-error.ts';
import { limits } from '../limits.ts';
import { cellText } from '../reading/csv.ts';
import { encodingOf } from '../reading/decode.ts';
import { openArchive } from '../reading/xlsx/archive.ts';
import { isWorkbook } from '../reading/xlsx/read-xlsx.ts';
import { readWorkbook } from '../reading/xlsx/workbook.ts';
import { readRows } from '../reading/xlsx/worksheet.ts';

// Runs in a process of its own: a file may be made so that it takes all memory or time.

/** A row of a table whose meaning is not known. */
export interface PlainRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The places of cells that are numbers, not texts with digits. */
  readonly numbers: readonly number[];
}

export type PlainTable = { readonly rows: readonly PlainRow[] } | { readonly fault: string };

const MOST_ROWS = 50_000;
const MOST_CELLS = 60;
const LONGEST_CELL = 200;

/** The rows of a CSV, or of the first sheet of a workbook that has some; why there are none otherwise. Cells are cut to 200 characters. */
export async function readPlain(bytes: Uint8Array): Promise<PlainTable> {
  try {
    const rows = await rowsOf(Buffer.from(bytes));
    if (rows.length === 0) return { fault: importMessages.emptyFile };
    return rows.length > MOST_ROWS ? { fault: importMessages.manyRows(MOST_ROWS) } : { rows };
  } catch (error) {
    if (error instanceof ImportError) return { fault: error.message };
    if (error instanceof CsvError) return { fault: importMessages.brokenTable(lineOf(error)) };
    throw error;
  }
}

const lineOf = (error: CsvError) => Number(/at line (\d+)/.exec(error.message)?.[1] ?? 1);

const rowsOf = (bytes: Buffer): Promise<PlainRow[]> | PlainRow[] => {
  const magic = bytes.toString('latin1', 0, 4);
  if (magic === 'PK\u0003\u0004') return rowsOfWorkbook(bytes);
  if (magic === '\u00d0\u00cf\u0011\u00e0') throw new ImportError(importMessages.oldWorkbook);
  return rowsOfText(new TextDecoder(encodingOf(bytes)).decode(bytes));
};

const shortened = (cells: readonly string[]): string[] =>
  cells.slice(0, MOST_CELLS).map((cell) => cell.trim().slice(0, LONGEST_CELL));

function rowsOfText(text: string): PlainRow[] {
  const rows: PlainRow[] = [];
  parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.element * 4,
    bom: true,
    to: MOST_ROWS * 2,
    on_record: (record: string[], { lines }) => {
      const cells = shortened(record.map(cellText));
      // What is kept has been copied: the parser keeps nothing.
      if (rows.length <= MOST_ROWS && cells.some(Boolean)) {
        rows.push({ line: lines, cells, numbers: [] });
      }
      return null;
    },
  });
  return rows;
}

/** The sign that the first lines have most of. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 20_000);
  const count = (sign: string) => head.split(sign).length;
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function rowsOfWorkbook(bytes: Buffer): Promise<PlainRow[]> {
  const archive = await openArchive(oneChunk(bytes));
  try {
    if (!isWorkbook(archive)) throw new ImportError(importMessages.noWorkbook);
    const workbook = await readWorkbook(archive);
    for (const { path } of workbook.sheets) {
      const rows: PlainRow[] = [];
      for await (const { cells, line, numbers } of readRows(archive, path, workbook)) {
        rows.push({ line, cells: shortened(cells), numbers: [...(numbers ?? [])] });
        if (rows.length > MOST_ROWS) return rows;
      }
      if (rows.length > 0) return rows;
    }
    return [];
  } finally {
    await archive.close();
  }
}

async function* oneChunk(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
