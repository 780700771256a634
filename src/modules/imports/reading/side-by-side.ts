import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../import-error.ts';
import { type ChosenColumns, columnsOf, isHeader } from './columns.ts';
import { priceListOf } from './price-list.ts';
import type { TableRow } from './table-row.ts';

/**
 * The rows of tables that stand beside one another under the same headings, as suppliers print a price list in two columns: each row becomes one of each
 * table. Throws {@link ImportError} where sections would belong to all of them.
 */
export async function* belowOneAnother(
  rows: AsyncIterable<TableRow>,
  chosen: ChosenColumns,
): AsyncGenerator<TableRow> {
  let starts: readonly number[] | undefined;
  for await (const row of rows) {
    if (!starts && !row.isHidden && isHeader(row.cells, chosen)) {
      starts = startsOf(row.cells, chosen);
      const [start = 0, next] = starts;
      yield next === undefined ? row : { ...row, cells: row.cells.slice(start, next) };
    } else if (starts && starts.length > 1) yield* partsOf(row, starts);
    else yield row;
  }
}

/** Where the tables begin: one place, if there is one table. */
function startsOf(labels: readonly string[], chosen: ChosenColumns): number[] {
  const said = labels.map((label) => label.trim());
  const start = said.findIndex((label) => label !== '');
  const next = said.indexOf(said[start] ?? '', start + 1);
  const block = withoutEnd(said.slice(start, next));
  if (next === -1 || !isHeader(block, chosen)) return [start];
  const starts = said.flatMap((_, at) =>
    block.every((label, index) => said[at + index] === label) ? [at] : [],
  );
  if (starts[1] !== next) return [start];
  const columns = columnsOf(block, chosen);
  const isWhole = columns.includes('category') || priceListOf(block, columns) !== undefined;
  if (!isWhole) throw new ImportError(importMessages.sideBySide(block));
  return starts;
}

const withoutEnd = (labels: readonly string[]): string[] =>
  labels.slice(0, labels.findLastIndex((label) => label !== '') + 1);

function* partsOf(row: TableRow, starts: readonly number[]): Generator<TableRow> {
  for (const [index, start] of starts.entries()) {
    const cells = row.cells.slice(start, starts[index + 1]);
    if (cells.every((cell) => cell.trim() === '')) continue;
    const numbers = new Set([...(row.numbers ?? [])].map((column) => column - start));
    yield { ...row, cells, ...(row.numbers ? { numbers } : {}) };
  }
}
