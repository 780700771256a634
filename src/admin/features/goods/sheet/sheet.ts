import type { SheetField } from '#contracts/admin/goods/values.ts';
import {
  type Cell,
  isFaulty,
  isSameCell,
  isSameValue,
  type SheetRow,
  type Value,
} from './cells.ts';

/** A cell that is changed and not saved. */
export interface Draft {
  /** What was stored when it was changed: where another value is stored now, the two conflict. */
  readonly from: Value;
  readonly cell: Cell;
}

export type RowDraft = Readonly<Partial<Record<SheetField, Draft>>>;

/** A change of one cell, both as they are shown. */
export interface Edit {
  readonly id: number;
  readonly field: SheetField;
  readonly before: Cell;
  readonly after: Cell;
}

/** What one press of a key or a button changes: it is undone as a whole. */
export interface Command {
  readonly what: CommandKind;
  readonly edits: readonly Edit[];
}

export type CommandKind =
  | 'typing'
  | 'pasting'
  | 'filling'
  | 'clearing'
  | 'percent'
  | 'dropping'
  | 'taking';

export interface Sheet {
  /** As they are stored, in the order of the list. */
  readonly rows: readonly SheetRow[];
  /** The index of each by its id. */
  readonly places: ReadonlyMap<number, number>;
  readonly drafts: ReadonlyMap<number, RowDraft>;
  /** Why goods were not saved; until they are changed again. */
  readonly refusals: ReadonlyMap<number, string>;
  readonly past: readonly Command[];
  readonly future: readonly Command[];
}

/** So many commands can be undone. */
const MOST_UNDONE = 200;

export const emptySheet = (drafts: Sheet['drafts'] = new Map()): Sheet => ({
  rows: [],
  places: new Map(),
  drafts,
  refusals: new Map(),
  past: [],
  future: [],
});

/** With more rows at the end. Those that are there already stay as they are. */
export function withRows(sheet: Sheet, more: readonly SheetRow[]): Sheet {
  const places = new Map(sheet.places);
  const rows = [...sheet.rows];
  for (const row of more) {
    if (places.has(row.id)) continue;
    places.set(row.id, rows.length);
    rows.push(row);
  }
  return { ...sheet, rows, places };
}

export const storedOf = ({ rows, places }: Sheet, id: number): SheetRow | undefined =>
  rows[places.get(id) ?? -1];

/** What a cell shows: what was typed, else what is stored. */
export const cellOf = ({ drafts }: Pick<Sheet, 'drafts'>, row: SheetRow, field: SheetField): Cell =>
  drafts.get(row.id)?.[field]?.cell ?? { value: row[field] };

/** Shows cells as one side of the edits has them. A cell that shows what is stored is no draft. */
export function withEdits(sheet: Sheet, edits: readonly Edit[], side: 'before' | 'after'): Sheet {
  const drafts = new Map(sheet.drafts);
  const refusals = new Map(sheet.refusals);
  for (const { id, field, [side]: cell } of edits) {
    const stored = storedOf(sheet, id);
    if (!stored) continue;
    const draft = drafts.get(id);
    const from = draft?.[field]?.from ?? stored[field];
    setDraft(drafts, id, withField(draft, field, draftOf({ from, cell }, stored[field])));
    refusals.delete(id);
  }
  return { ...sheet, drafts, refusals };
}

/** Undefined where the draft is of what is stored. */
export const draftOf = (draft: Draft, stored: Value): Draft | undefined =>
  isFaulty(draft.cell) || !isSameValue(draft.cell.value, stored) ? draft : undefined;

export function withField(
  draft: RowDraft | undefined,
  field: SheetField,
  next: Draft | undefined,
): RowDraft {
  const { [field]: _, ...others } = draft ?? {};
  return next ? { ...others, [field]: next } : others;
}

export function setDraft(drafts: Map<number, RowDraft>, id: number, draft: RowDraft): void {
  if (Object.keys(draft).length > 0) drafts.set(id, draft);
  else drafts.delete(id);
}

/** Does a command, which can be undone. Of no change nothing is kept. */
export function done(sheet: Sheet, { what, edits }: Command): Sheet {
  const real = edits.filter(({ before, after }) => !isSameCell(before, after));
  if (real.length === 0) return sheet;
  const past = [...sheet.past, { what, edits: real }].slice(-MOST_UNDONE);
  return { ...withEdits(sheet, real, 'after'), past, future: [] };
}

export function undone(sheet: Sheet): Sheet {
  const command = sheet.past.at(-1);
  if (!command) return sheet;
  return {
    ...withEdits(sheet, command.edits, 'before'),
    past: sheet.past.slice(0, -1),
    future: [...sheet.future, command],
  };
}

export function redone(sheet: Sheet): Sheet {
  const command = sheet.future.at(-1);
  if (!command) return sheet;
  return {
    ...withEdits(sheet, command.edits, 'after'),
    past: [...sheet.past, command],
    future: sheet.future.slice(0, -1),
  };
}
