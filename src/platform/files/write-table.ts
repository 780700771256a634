import { CSV_START, csvLine } from './csv.ts';
import { writeXlsx, type XlsxCell } from './xlsx.ts';

export type TableFormat = 'csv' | 'xlsx';

/** The content types of tables. */
export const tableTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface Table {
  /** The name of the sheet. */
  readonly sheet: string;
  /** Titles, and how wide each column is, in letters. */
  readonly columns: readonly (readonly [title: string, width: number])[];
  readonly pages: AsyncIterable<readonly (readonly XlsxCell[])[]>;
}

/**
 * A table for spreadsheets, written by pages: as text with semicolons, sums with a comma and times as they are, or as a workbook with dates and
 * numbers that can be counted with.
 */
export const writeTable = (
  format: TableFormat,
  { sheet, columns, pages }: Table,
): AsyncIterable<string | Uint8Array> =>
  format === 'csv'
    ? writeCsv(columns, pages)
    : writeXlsx(
        sheet,
        columns.map(([title, width]) => ({ title, width })),
        pages,
      );

async function* writeCsv(columns: Table['columns'], pages: Table['pages']): AsyncGenerator<string> {
  yield CSV_START + csvLine(columns.map(([title]) => title));
  for await (const page of pages) {
    yield page.map((cells) => csvLine(cells.map(csvText), ',')).join('');
  }
}

/** Russian spreadsheets read a comma in a number, and days before months. */
function csvText(cell: XlsxCell): string | number | null {
  if (cell === null || typeof cell !== 'object') return cell;
  return 'time' in cell ? `${dayText(cell.time)} ${clockText(cell.time)}` : dayText(cell.day);
}

const dayText = (date: Date): string =>
  date.toISOString().slice(0, 10).split('-').reverse().join('.');
const clockText = (date: Date): string => date.toISOString().slice(11, 16);
