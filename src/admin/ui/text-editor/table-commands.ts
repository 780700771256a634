import { type Command, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
  type TableMap,
} from 'prosemirror-tables';
import { nodes } from './schema.ts';

/** So large a table may be, as the shop takes it. */
const MOST_COLUMNS = 8;
const MOST_ROWS = 100;

const emptyTable = () => {
  const cell = () => nodes.table_cell.create(null, nodes.paragraph.create());
  const row = () => nodes.table_row.create(null, [cell(), cell()]);
  return nodes.table.create(null, [row(), row(), row()]);
};

/** A table of two columns behind the block of the selection, or in the place of an empty line. */
export const insertTable: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  if (isInTable(state) || $from.depth === 0) return false;
  const isBlank = $from.depth === 1 && $from.parent.content.size === 0;
  const from = isBlank ? $from.before(1) : $to.after(1);
  const { tr } = state;
  tr.replaceWith(from, isBlank ? $from.after(1) : from, emptyTable());
  // The first cell: in the table its row, its cell, its line.
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + 4)).scrollIntoView());
  return true;
};

const where =
  (fits: (map: TableMap) => boolean, command: Command): Command =>
  (state, dispatch) =>
    isInTable(state) && fits(selectedRect(state).map) && command(state, dispatch);

/** A table has a head, a row and a column at least. */
export const tableCommands = {
  rowBelow: where(({ height }) => height < MOST_ROWS, addRowAfter),
  columnRight: where(({ width }) => width < MOST_COLUMNS, addColumnAfter),
  withoutRow: where(({ height }) => height > 2, deleteRow),
  withoutColumn: where(({ width }) => width > 1, deleteColumn),
  withoutTable: deleteTable,
} as const satisfies Record<string, Command>;
