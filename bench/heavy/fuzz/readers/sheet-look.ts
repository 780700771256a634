import type { Cell } from '../../../../tests/support/xlsx.ts';
import type { Random } from '../../../generated-shop.ts';
import type { Table } from './table.ts';

/** Cells of one column that are shown as one. Places of rows and columns count from 0. */
export interface Merge {
  readonly column: number;
  readonly top: number;
  readonly bottom: number;
}

/** The categories of rows below one another that say the same. */
export function mergesIn({ rows, columns, things }: Table): Merge[] {
  const column = columns.indexOf('category');
  if (column === -1) return [];
  const merges: Merge[] = [];
  for (let row = 1; row < rows.length; row += 1) {
    const text = rows[row]?.[column];
    if (!things.has(row) || !things.has(row - 1) || text !== rows[row - 1]?.[column]) continue;
    const last = merges.at(-1);
    if (last?.bottom === row - 1) merges.splice(-1, 1, { ...last, bottom: row });
    else merges.push({ column, top: row - 1, bottom: row });
  }
  return merges;
}

const letterOf = (column: number): string => String.fromCharCode(65 + column);

export const withMerges = (sheet: string, merges: readonly Merge[]): string =>
  merges.length === 0
    ? sheet
    : sheet.replace(
        '</sheetData>',
        `</sheetData><mergeCells>${merges
          .map(({ column, top, bottom }) => {
            const letter = letterOf(column);
            return `<mergeCell ref="${letter}${top + 1}:${letter}${bottom + 1}"/>`;
          })
          .join('')}</mergeCells>`,
      );

/**
 * Adds to the rows what people do not see, sometimes: a thing in a hidden row, a price of another kind in a hidden column. Answers what hides it
 * in the sheet.
 */
export function unseenIn(
  { columns, heading, things }: Table,
  rows: Cell[][],
  random: Random,
): (sheet: string) => string {
  const hasColumn = random() < 0.15 && columns.includes('price') && !columns.includes('salePrice');
  const hasRow = random() < 0.15;
  const width = columns.length;
  if (hasColumn) {
    for (const [index, cells] of rows.entries()) {
      const cell = index === heading ? 'Розничная цена' : things.has(index) ? 77 : null;
      if (cell !== null) cells[width] = cell;
    }
  }
  if (hasRow) rows.push(columns.map((field) => (field ? `Скрыто ${field}` : null)));
  const hidden = rows.length;
  return (sheet) => {
    const inRows = hasRow
      ? sheet.replace(`<row r="${hidden}">`, `<row r="${hidden}" hidden="1">`)
      : sheet;
    return hasColumn
      ? inRows.replace(
          '<sheetData>',
          `<cols><col min="${width + 1}" max="${width + 1}" hidden="1"/></cols><sheetData>`,
        )
      : inRows;
  };
}

/** Styles 5 and 6 beside those of every workbook: roubles as Google Sheets writes them, and the numbers of bookkeepers. */
export const withFormats = (styles: string): string =>
  styles
    .replace(
      '</numFmts>',
      '<numFmt numFmtId="171" formatCode="[$₽-419]#,##0.00"/><numFmt numFmtId="172" formatCode="_-* #,##0.00_-;_-* &quot;-&quot;??_-"/></numFmts>',
    )
    .replace('</cellXfs>', '<xf numFmtId="171"/><xf numFmtId="172"/></cellXfs>');
