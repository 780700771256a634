import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../../import-error.ts';
import { limits } from '../../limits.ts';
import type { TableRow } from '../table-row.ts';
import type { Archive } from './archive.ts';
import { unescaped } from './escaped.ts';
import { columnOf, mergeFiller, readMerges } from './merges.ts';
import { shownNumber } from './number-format.ts';
import { parseXml } from './parse-xml.ts';
import { createRichText } from './rich-text.ts';
import type { Workbook } from './workbook.ts';

const isTrue = (text: string): boolean => /^(?:1|true)$/.test(text);

function addColumns(columns: Set<number>, { min, max }: Readonly<Record<string, string>>): void {
  const last = Math.min(Number(max), limits.sheetColumns);
  for (let column = Number(min); column <= last; column += 1) columns.add(column - 1);
}

/** The rows of a worksheet as texts, chunk by chunk. A formula gives the value that Excel computed last, a merged cell its value to all of its cells. */
export async function* readRows(
  archive: Archive,
  path: string,
  { texts, formats, is1904 }: Workbook,
): AsyncGenerator<TableRow> {
  const fill = mergeFiller(await readMerges(archive.read(path, limits.sheet)));
  let rows: TableRow[] = [];
  let cells: string[] = [];
  let numbers = new Set<number>();
  let length = 0;
  let line = 0;
  let isHidden = false;
  const tooLong = () => new ImportError(importMessages.bigCell(limits.cell, line));
  let cell = { column: -1, type: '', style: 0, text: createRichText(tooLong) };
  const hiddenColumns = new Set<number>();

  const sheet = parseXml(archive.read(path, limits.sheet, 'again'), {
    open(name, attributes) {
      const { r = '', t = 'n', s = '0', hidden = '', outlineLevel = '0' } = attributes;
      if (name === 'row') {
        line = Number(r) || line + 1;
        cells = [];
        numbers = new Set();
        length = 0;
        // A folded group is not hidden: its heading shows that there is more.
        isHidden = isTrue(hidden) && outlineLevel === '0';
      } else if (name === 'col') {
        if (isTrue(hidden) && outlineLevel === '0') addColumns(hiddenColumns, attributes);
      } else if (name === 'c') {
        const column = r === '' ? cell.column + 1 : columnOf(r);
        cell = { column, type: t, style: Number(s), text: createRichText(tooLong) };
      } else cell.text.open(name, attributes);
    },
    text: (part) => cell.text.text(part),
    close(name) {
      cell.text.close(name);
      if (name === 'c' && cell.column >= 0 && cell.column < limits.sheetColumns) {
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = bounded(shown());
        if (cell.type === 'n') numbers.add(cell.column);
      } else if (name === 'row') {
        fill(cells, line);
        if (cells.some((text) => text !== ''))
          rows.push({ cells, numbers, line, isHidden, hiddenColumns });
        cell = { ...cell, column: -1 };
      }
    },
  });

  function bounded(text: string): string {
    length += text.length;
    if (length > limits.row) throw new ImportError(importMessages.bigRow(limits.row, line));
    return text;
  }

  function shown(): string {
    const { type, style } = cell;
    const text = cell.text.said();
    switch (type) {
      case 's':
        return texts[Number(text)] ?? '';
      case 'b':
        return text === '1' ? 'да' : 'нет';
      case 'n':
        return shownNumber(text.trim(), formats[style], is1904);
      case 'e':
        return text;
      default:
        return unescaped(text);
    }
  }

  for await (const _ of sheet) {
    yield* rows;
    rows = [];
  }
  yield* rows;
}
