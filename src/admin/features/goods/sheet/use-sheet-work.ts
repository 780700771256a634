import { useRef, useState } from 'react';
import { commandNames, sheetMessages as words } from '#messages/office/sheet.ts';
import { isFaulty } from './cells.ts';
import { columns, fieldColumns, writtenCell } from './columns.ts';
import { clearing, editOf, fillingDown, type Outcome, pasting, pulling } from './edits.ts';
import { judged, troubledField, troublesOf } from './row-state.ts';
import { at, type Range, rangeOf, type Selection, selectionOf } from './selection.ts';
import { type Command, type CommandKind, cellOf, type Edit, type Sheet } from './sheet.ts';
import { formatTsv, parseTsv } from './tsv.ts';
import type { SheetChange } from './use-sheet.ts';

/** What the keys, the mouse and the buttons do with the sheet: the selection, the cell that is edited, and the commands. */
export function useSheetWork(
  sheet: Sheet,
  change: (change: SheetChange) => void,
  editable: ReadonlySet<number>,
) {
  const [selection, setSelection] = useState<Selection>(() =>
    at({ row: 0, col: Math.min(columns.length - 1, ...editable) }),
  );
  const [editing, setEditing] = useState<string>();
  const [message, setMessage] = useState('');
  const typed = useRef<string>(undefined);
  const range = rangeOf(selection);
  const { active } = selection;

  const run = (what: CommandKind, edits: readonly Edit[]) =>
    change({ kind: 'command', command: { what, edits } });
  const apply = (what: CommandKind, { edits, range, left, beyond }: Outcome) => {
    const faulty = edits.filter(({ after }) => isFaulty(after)).length;
    run(what, edits);
    setSelection(selectionOf(range));
    setMessage(words.pasted(edits.length - faulty, faulty, left, beyond));
  };

  /** The edit of the active cell by a text. */
  const editBy = (text: string) =>
    editOf(sheet, editable, active, (field) => {
      const { empty, read } = fieldColumns[field];
      return text.trim() === '' && empty ? empty : read(text);
    });
  const writtenActive = () => {
    const row = sheet.rows[active.row];
    const field = columns[active.col]?.field;
    return row && field ? writtenCell(field, cellOf(sheet, row, field)) : '';
  };
  const edit = (text?: string) => {
    if (!editable.has(active.col) || !sheet.rows[active.row]) return setMessage(words.readOnly);
    typed.current = text ?? writtenActive();
    setSelection(at(active));
    setEditing(typed.current);
  };
  /** What was typed, once; undefined where no cell is edited or nothing was changed in it. */
  const finish = (): Edit | undefined => {
    const text = typed.current;
    typed.current = undefined;
    setEditing(undefined);
    return text === undefined || text === writtenActive() ? undefined : editBy(text);
  };
  const commit = () => {
    const made = finish();
    if (!made) return;
    run('typing', [made]);
    setMessage(isFaulty(made.after) ? made.after.fault : '');
  };
  /** What was typed can be had back by redoing it. */
  const cancel = () => {
    const made = finish();
    if (!made) return;
    run('typing', [made]);
    change({ kind: 'undo' });
    setMessage(words.dropped);
  };

  const step = (kind: 'undo' | 'redo') => {
    const command = (kind === 'undo' ? sheet.past : sheet.future).at(-1);
    if (!command) return setMessage(kind === 'undo' ? words.nothingToUndo : words.nothingToRedo);
    change({ kind });
    const touched = rangeOfCommand(sheet, command);
    if (touched) setSelection(selectionOf(touched));
    setMessage(words[kind === 'undo' ? 'undone' : 'redone'](commandNames[command.what]));
  };

  const nextTrouble = () => {
    const { troubled } = judged(sheet);
    const rows = troubled.map((id) => sheet.places.get(id) ?? 0).toSorted((a, b) => a - b);
    const row = rows.find((one) => one > active.row) ?? rows[0];
    if (row === undefined) return;
    const field = troubledField(sheet, sheet.rows[row]?.id ?? 0);
    setSelection(at({ row, col: columns.findIndex(({ id }) => id === (field ?? 'note')) }));
  };

  return {
    selection,
    select: setSelection,
    range,
    editing,
    message,
    tell: setMessage,
    run,
    edit,
    type: (text: string) => {
      typed.current = text;
    },
    commit,
    cancel,
    undo: () => step('undo'),
    redo: () => step('redo'),
    clear: () => {
      const outcome = clearing(sheet, editable, range);
      if (outcome.edits.length === 0) {
        return setMessage(editable.has(active.col) ? words.notEmptied : words.readOnly);
      }
      apply('clearing', outcome);
    },
    fill: () => apply('filling', fillingDown(sheet, editable, range)),
    pull: (rows: readonly [number, number]) =>
      apply('filling', pulling(sheet, editable, range, rows)),
    paste: (text: string) => apply('pasting', pasting(sheet, editable, range, parseTsv(text))),
    copied: () => {
      setMessage(words.copied((range.bottom - range.top + 1) * (range.right - range.left + 1)));
      return copyOf(sheet, range);
    },
    nextTrouble,
  };
}

export type SheetWork = ReturnType<typeof useSheetWork>;

/** The cells that a command touches. */
function rangeOfCommand(sheet: Sheet, { edits }: Command): Range | undefined {
  const rows = edits.map(({ id }) => sheet.places.get(id) ?? 0);
  const cols = edits.map(({ field }) => columns.findIndex(({ id }) => id === field));
  if (edits.length === 0) return undefined;
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  return { top: least(rows), bottom: most(rows), left: least(cols), right: most(cols) };
}

const copyOf = (sheet: Sheet, { top, bottom, left, right }: Range): string =>
  formatTsv(
    sheet.rows.slice(top, bottom + 1).map((row) =>
      columns.slice(left, right + 1).map(({ id, field }) => {
        if (field) return writtenCell(field, cellOf(sheet, row, field));
        if (id === 'article') return row.article;
        if (id === 'goods') return `${row.product}, ${row.variant}`;
        const troubles = troublesOf(row, sheet.drafts.get(row.id), sheet.refusals.get(row.id));
        return troubles.map(({ text }) => text).join(' ');
      }),
    ),
  );
