import { type ChosenColumns, columnsOf, headerOf, isHeader } from './columns.ts';
import type { TableRow } from './table-row.ts';

/** What programs hide for themselves and an import needs: it says which thing a row is, and where it belongs. */
const needed = new Set(['id', 'article', 'group']);
const neededAlone = new Set(['name', 'category', 'subcategory']);

/**
 * The rows of a table without what stands in hidden columns: people do not see it, as a purchase price or a word among colleagues. Read
 * are those that say which thing a row is, and those that the owner has given a meaning. `onHidden` gets the labels of the others.
 */
export async function* withoutHiddenColumns(
  rows: AsyncIterable<TableRow>,
  chosen: ChosenColumns,
  onHidden: (labels: readonly string[]) => void,
): AsyncGenerator<TableRow> {
  let unread: ReadonlySet<number> | undefined;
  for await (const row of rows) {
    if (!unread && row.hiddenColumns?.size && !row.isHidden && isHeader(row.cells, chosen)) {
      unread = unreadOf(row.cells, row.hiddenColumns, chosen);
      onHidden([...unread].map((column) => row.cells[column]?.trim() ?? '').filter(Boolean));
    }
    yield unread?.size
      ? { ...row, cells: row.cells.map((cell, column) => (unread?.has(column) ? '' : cell)) }
      : row;
  }
}

function unreadOf(
  labels: readonly string[],
  hidden: ReadonlySet<number>,
  chosen: ChosenColumns,
): Set<number> {
  const meanings = columnsOf(labels, chosen);
  const visible = new Set(
    columnsOf(
      labels.map((label, column) => (hidden.has(column) ? '' : label)),
      chosen,
    ),
  );
  const isRead = (column: number): boolean => {
    const meaning = meanings[column];
    if (chosen[headerOf(labels[column] ?? '')] !== undefined) return true;
    if (meaning === undefined) return false;
    return needed.has(meaning) || (neededAlone.has(meaning) && !visible.has(meaning));
  };
  return new Set([...hidden].filter((column) => column < labels.length && !isRead(column)));
}
