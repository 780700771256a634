import type { SheetField } from '#contracts/admin/goods/values.ts';
import { styleOf } from '#contracts/number-style.ts';
import { byPercent, type PercentChange } from '../percent.ts';
import { type Cell, isFaulty, type SheetRow } from './cells.ts';
import { columns, fieldColumns } from './columns.ts';
import { checkedPrice } from './read-cell.ts';
import type { Range } from './selection.ts';
import { cellOf, type Edit, type Sheet } from './sheet.ts';

/** What a key or a button changes, and what it could not change. */
export interface Outcome {
  readonly edits: readonly Edit[];
  readonly range: Range;
  /** Cells that are read only, or may not be empty. */
  readonly left: number;
  /** Lines of the clipboard below the last row. */
  readonly beyond: number;
}

type Editable = ReadonlySet<number>;

/** The edit of a cell; undefined where it is read only. */
export function editOf(
  sheet: Sheet,
  editable: Editable,
  { row: index, col }: { readonly row: number; readonly col: number },
  next: (field: SheetField, before: Cell) => Cell | undefined,
): Edit | undefined {
  const row = sheet.rows[index];
  const field = columns[col]?.field;
  if (!row || !field || !editable.has(col)) return undefined;
  const before = cellOf(sheet, row, field);
  const after = next(field, before);
  return after && { id: row.id, field, before, after };
}

/** The edits of all cells of a range. */
function editsOf(
  sheet: Sheet,
  editable: Editable,
  range: Range,
  next: (field: SheetField, place: { row: number; col: number }) => Cell | undefined,
): Outcome {
  const edits: Edit[] = [];
  let left = 0;
  for (let row = range.top; row <= range.bottom; row += 1) {
    for (let col = range.left; col <= range.right; col += 1) {
      const edit = editOf(sheet, editable, { row, col }, (field) => next(field, { row, col }));
      if (edit) edits.push(edit);
      else left += 1;
    }
  }
  return { edits, range, left, beyond: 0 };
}

/** Empties cells that may be empty. */
export const clearing = (sheet: Sheet, editable: Editable, range: Range): Outcome =>
  editsOf(sheet, editable, range, (field) => fieldColumns[field].empty);

/**
 * Puts a table into the sheet from the corner of the range. A table that fits into the range some times whole fills it, as one value fills all of
 * it. An empty cell of the table leaves alone what may not be empty.
 */
export function pasting(
  sheet: Sheet,
  editable: Editable,
  range: Range,
  table: readonly (readonly string[])[],
): Outcome {
  const height = table.length;
  const width = Math.max(...table.map((row) => row.length));
  const tall = range.bottom - range.top + 1;
  const wide = range.right - range.left + 1;
  const isTiled = tall % height === 0 && wide % width === 0;
  const bottom = isTiled ? range.bottom : range.top + height - 1;
  const right = isTiled ? range.right : range.left + width - 1;
  const last = sheet.rows.length - 1;
  const target = {
    ...range,
    bottom: Math.min(bottom, last),
    right: Math.min(right, columns.length - 1),
  };
  const styles = Array.from({ length: width }, (_, col) =>
    styleOf(table.map((row) => row[col] ?? '')),
  );
  const outcome = editsOf(sheet, editable, target, (field, { row, col }) => {
    const line = table[(row - range.top) % height];
    const column = (col - range.left) % width;
    const text = line?.[column];
    if (text === undefined) return undefined;
    const { empty, read } = fieldColumns[field];
    if (text.trim()) return read(text, styles[column]);
    return empty?.isPasted ? empty : undefined;
  });
  return { ...outcome, beyond: Math.max(0, bottom - last) };
}

/** Fills a range with its first row; one row with the row above it. */
export function fillingDown(sheet: Sheet, editable: Editable, range: Range): Outcome {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  const rows = { ...range, top: source + 1 };
  return { ...fillingFrom(sheet, editable, rows, () => source), range };
}

/** Repeats the rows of a range in other rows of its columns. */
export function pulling(
  sheet: Sheet,
  editable: Editable,
  range: Range,
  [first, last]: readonly [number, number],
): Outcome {
  const height = range.bottom - range.top + 1;
  const target = { ...range, top: first, bottom: last };
  const outcome = fillingFrom(sheet, editable, target, (row) => {
    const steps = (row - range.top) % height;
    return range.top + (steps < 0 ? steps + height : steps);
  });
  const whole = { ...range, top: Math.min(range.top, first), bottom: Math.max(range.bottom, last) };
  return { ...outcome, range: whole };
}

const fillingFrom = (
  sheet: Sheet,
  editable: Editable,
  range: Range,
  sourceOf: (row: number) => number,
): Outcome =>
  editsOf(sheet, editable, range, (field, { row }) => {
    const source = sheet.rows[sourceOf(row)];
    return source && cellOf(sheet, source, field);
  });

/** Changes the prices of rows by percent. Prices that cannot be read stay. */
export function changingByPercent(
  sheet: Sheet,
  rows: readonly SheetRow[],
  change: PercentChange,
): readonly Edit[] {
  const priced = rows.flatMap((row) => {
    const price = cellOf(sheet, row, 'price');
    const old = cellOf(sheet, row, 'old_price');
    if (isFaulty(price) || isFaulty(old)) return [];
    return { id: row.id, price: price.value as number, old_price: old.value as number | null };
  });
  return byPercent(priced, change).flatMap(({ id, price, old_price: oldPrice }): Edit[] => [
    ...(price
      ? [{ id, field: 'price', ...between(price.from, checkedPrice(price.to)) } as const]
      : []),
    ...(oldPrice
      ? [{ id, field: 'old_price', ...between(oldPrice.from, { value: oldPrice.to }) } as const]
      : []),
  ]);
}

const between = (before: number | null, after: Cell) => ({ before: { value: before }, after });

/** Shows again what is stored, in all rows. */
export const dropping = (sheet: Sheet): readonly Edit[] =>
  [...sheet.drafts].flatMap(([id, draft]) => {
    const stored = sheet.rows[sheet.places.get(id) ?? -1];
    return stored ? editsBack(stored, draft) : [];
  });

/** The same of one row. */
export const editsBack = (
  stored: SheetRow,
  draft: Partial<Record<SheetField, { readonly cell: Cell }>>,
): Edit[] =>
  Object.entries(draft).map(([name, { cell }]) => {
    const field = name as SheetField;
    return { id: stored.id, field, before: cell, after: { value: stored[field] } };
  });
