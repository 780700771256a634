import { sheetFields } from '#contracts/admin/goods/values.ts';
import { draftOf, keepDraft } from '../../../api/drafts.ts';
import type { SheetRow } from './cells.ts';
import { type Draft, type RowDraft, type Sheet, storedOf } from './sheet.ts';

/** A changed row as it outlives a reload of the page: it may no longer be in the list then. */
export type KeptRow = readonly [row: SheetRow, draft: RowDraft];

export const keyOf = (search: string): string => `goods-sheet:${search}`;

/** The drafts that were kept of a list; none where they cannot be read. */
export function keptRows(key: string): readonly KeptRow[] {
  const text = draftOf(key);
  if (!text) return [];
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (one: unknown): one is KeptRow =>
  Array.isArray(one) &&
  Object(one[0]).id > 0 &&
  sheetFields.some((field) => isDraft(one[1], field));

const isDraft = (draft: unknown, field: string): boolean => {
  const cell = (Object(draft) as Record<string, Partial<Draft> | undefined>)[field]?.cell;
  return typeof cell === 'object';
};

/** Keeps the drafts of a sheet, and those of rows that are not loaded yet. False where the browser has no place for so many. */
export function keepRows(key: string, sheet: Sheet, before: readonly KeptRow[]): boolean {
  const rows = [...sheet.drafts].flatMap(([id, draft]): KeptRow[] => {
    const row = storedOf(sheet, id) ?? before.find(([known]) => known.id === id)?.[0];
    return row ? [[row, draft]] : [];
  });
  try {
    keepDraft(key, rows.length > 0 ? JSON.stringify(rows) : '');
    return true;
  } catch {
    return false;
  }
}
