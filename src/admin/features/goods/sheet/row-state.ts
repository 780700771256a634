import { type SheetField, sheetFields } from '#contracts/admin/goods/values.ts';
import { goodsScreenMessages, sheetFieldNames } from '#messages/office/goods.ts';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import type { GoodsChange } from '../queries.ts';
import { isFaulty, isSameValue, type SheetRow, type Value } from './cells.ts';
import { fieldColumns } from './columns.ts';
import { type RowDraft, type Sheet, storedOf } from './sheet.ts';

export interface Trouble {
  readonly field: SheetField | undefined;
  readonly text: string;
  /** Another value is stored than the one that was looked at. */
  readonly isConflict: boolean;
}

/** Why a changed row cannot be saved; empty where it can. */
export function troublesOf(
  row: SheetRow,
  draft: RowDraft | undefined,
  refusal: string | undefined,
): readonly Trouble[] {
  if (!draft) return refusal === undefined ? NONE : [general(refusal)];
  const troubles: Trouble[] = refusal === undefined ? [] : [general(refusal)];
  for (const field of sheetFields) {
    const text = faultOf(field, row, draft);
    if (text !== undefined) troubles.push({ field, text, isConflict: false });
    const { from } = draft[field] ?? {};
    if (from !== undefined && !isSameValue(from, row[field])) {
      const now = fieldColumns[field].shown(row[field]) || words.nothing;
      const conflict = words.changedMeanwhile(sheetFieldNames[field], now);
      troubles.push({ field, text: conflict, isConflict: true });
    }
  }
  return troubles;
}

const NONE: readonly Trouble[] = [];

const general = (text: string): Trouble => ({ field: undefined, text, isConflict: false });

/** What is wrong with a cell itself, or with an old price beside its price. */
function faultOf(field: SheetField, row: SheetRow, draft: RowDraft): string | undefined {
  const own = draft[field]?.cell;
  if (own && isFaulty(own)) return own.fault;
  if (field !== 'old_price' || !(draft.price ?? draft.old_price)) return undefined;
  const shown = (name: SheetField) => draft[name]?.cell ?? { value: row[name] };
  const [price, old] = [shown('price'), shown('old_price')];
  if (isFaulty(price) || isFaulty(old) || old.value === null) return undefined;
  return (old.value as number) <= (price.value as number)
    ? goodsScreenMessages.oldPriceLow
    : undefined;
}

type Change = GoodsChange & { readonly id: number };

/** The changes that can be saved, and the rows that cannot. */
export function judged(sheet: Sheet): { changes: Change[]; troubled: number[] } {
  const changes: Change[] = [];
  const troubled: number[] = [];
  for (const [id, draft] of sheet.drafts) {
    const row = storedOf(sheet, id);
    if (!row) continue;
    if (troublesOf(row, draft, sheet.refusals.get(id)).length > 0) troubled.push(id);
    else changes.push(changeOf(row, draft));
  }
  return { changes, troubled };
}

const changeOf = (row: SheetRow, draft: RowDraft): Change => {
  const steps = sheetFields.flatMap((field) => {
    const cell = draft[field]?.cell;
    return cell && !isFaulty(cell) ? [[field, { from: row[field], to: cell.value }] as const] : [];
  });
  return { id: row.id, ...(Object.fromEntries(steps) as GoodsChange) };
};

/** A step of a preview: what a cell was and becomes. */
export const stepsOf = (change: Change): { field: SheetField; from: Value; to: Value }[] =>
  sheetFields.flatMap((field) => {
    const step = change[field];
    return step ? { field, from: step.from, to: step.to } : [];
  });

/** The cell that has the trouble of a row. */
export const troubledField = (sheet: Sheet, id: number): SheetField | undefined => {
  const row = storedOf(sheet, id);
  return row && troublesOf(row, sheet.drafts.get(id), sheet.refusals.get(id))[0]?.field;
};
