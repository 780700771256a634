import type { GoodsRow, RefusedGoods } from '#contracts/admin/goods/goods.ts';
import { type SheetField, sheetFields } from '#contracts/admin/goods/values.ts';
import { type SheetRow, sheetRow } from './cells.ts';
import { draftOf, type RowDraft, type Sheet, setDraft, withField } from './sheet.ts';

interface Answer {
  readonly changed: readonly GoodsRow[];
  readonly refused: readonly RefusedGoods[];
}

/** What was stored, and what was refused. A draft of what is now stored ends, whoever stored it: so a save that is tried again repeats nothing. */
export function answered(sheet: Sheet, { changed, refused }: Answer): Sheet {
  const rows = [...sheet.rows];
  const drafts = new Map(sheet.drafts);
  const refusals = new Map(sheet.refusals);
  const store = (row: SheetRow, isOurs: boolean) => {
    const place = sheet.places.get(row.id);
    if (place === undefined) return;
    rows[place] = row;
    setDraft(drafts, row.id, rebased(drafts.get(row.id) ?? {}, row, isOurs));
    refusals.delete(row.id);
  };
  for (const row of changed) store(sheetRow(row), true);
  for (const { id, now, detail } of refused) {
    if (now) store(sheetRow(now), false);
    else if (sheet.places.has(id)) refusals.set(id, detail);
  }
  return { ...sheet, rows, drafts, refusals };
}

/** The drafts of a row over what is stored now. What another has stored conflicts with what was looked at, what we have stored does not. */
function rebased(draft: RowDraft, row: SheetRow, isOurs: boolean): RowDraft {
  let next = draft;
  for (const field of sheetFields) {
    const one = next[field];
    if (!one) continue;
    const from = isOurs ? row[field] : one.from;
    next = withField(next, field, draftOf({ ...one, from }, row[field]));
  }
  return next;
}

/** The member has seen what is stored now, and keeps what was typed. */
export function kept(sheet: Sheet, id: number): Sheet {
  const row = sheet.rows[sheet.places.get(id) ?? -1];
  const draft = sheet.drafts.get(id);
  if (!row || !draft) return sheet;
  const drafts = new Map(sheet.drafts);
  const fields = Object.keys(draft) as SheetField[];
  setDraft(
    drafts,
    id,
    fields.reduce((next, field) => {
      const one = next[field];
      return one ? withField(next, field, { ...one, from: row[field] }) : next;
    }, draft),
  );
  return { ...sheet, drafts };
}
