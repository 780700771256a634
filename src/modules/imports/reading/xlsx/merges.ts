import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../../import-error.ts';
import { limits } from '../../limits.ts';

/** Cells that are shown as one: rows from 1, columns from 0, both ends included. */
export interface Merge {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const merge =
  /<(?:\w{1,20}:)?mergeCell\s[^<>]{0,100}?ref=["']\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})["']/g;
/** Longer than a `mergeCell` of the expression. */
const TAIL = 200;

/** The merged cells of a sheet. They stand behind its rows, so its bytes are looked through beforehand. */
export async function readMerges(bytes: AsyncIterable<Uint8Array>): Promise<Merge[]> {
  const merges: Merge[] = [];
  let text = '';
  for await (const chunk of bytes) {
    text += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    let read = text.length - TAIL;
    if (text.includes('mergeCell')) {
      for (const {
        0: whole,
        1: left = '',
        2: top,
        3: right = '',
        4: bottom,
        index,
      } of text.matchAll(merge)) {
        read = Math.max(read, index + whole.length);
        if (merges.length >= limits.merges) throw new ImportError(importMessages.bigWorkbook);
        merges.push({
          top: Number(top),
          bottom: Number(bottom),
          left: columnOf(left),
          right: Math.min(columnOf(right), limits.sheetColumns - 1),
        });
      }
    }
    text = text.slice(Math.max(0, read));
  }
  return merges.filter(({ left, right }) => left <= right).toSorted((a, b) => a.top - b.top);
}

/** The number of a column from a cell's reference: 0 of A1, 27 of AB3. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * Gives the rows of a sheet, in their order, the values of merged cells. A row that has no text of its own beside one merged cell stays
 * as it is: a title or the name of a section across the sheet.
 */
export function mergeFiller(merges: readonly Merge[]): (cells: string[], line: number) => void {
  let next = 0;
  let open: { readonly merge: Merge; value: string }[] = [];
  return (cells, line) => {
    for (; (merges[next]?.top ?? Number.POSITIVE_INFINITY) <= line; next += 1) {
      const merge = merges[next];
      if (merge && merge.bottom >= line) open.push({ merge, value: '' });
    }
    if (open.length === 0) return;
    open = open.filter(({ merge }) => merge.bottom >= line);
    const width = open.reduce((sum, { merge }) => sum + merge.right - merge.left + 1, 0);
    // Merged cells do not overlap.
    if (width > limits.sheetColumns) throw new ImportError(importMessages.brokenWorkbook);
    for (const one of open) {
      if (line === one.merge.top) one.value = cells[one.merge.left] ?? '';
    }
    const own = cells.filter((text) => text !== '').length;
    const isAcross = open.some(({ merge, value }) => line === merge.top && value !== '');
    if (own === 0 || (own === 1 && isAcross)) return;
    for (const { merge, value } of open) {
      if (value === '') continue;
      for (let column = merge.left; column <= merge.right; column += 1) {
        while (cells.length < column) cells.push('');
        cells[column] ||= value;
      }
    }
  };
}
