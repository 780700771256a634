import { useEffect, useReducer, useState } from 'react';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { say } from '../../../ui/toasts.tsx';
import { answered, kept } from './answers.ts';
import type { SheetRow } from './cells.ts';
import { keepRows, keptRows } from './kept-drafts.ts';
import { type Command, done, emptySheet, redone, type Sheet, undone, withRows } from './sheet.ts';

export type SheetChange =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'answer'; readonly answer: Parameters<typeof answered>[1] }
  | { readonly kind: 'keep'; readonly id: number };

function changed(sheet: Sheet, change: SheetChange): Sheet {
  switch (change.kind) {
    case 'rows':
      return withRows(sheet, change.rows);
    case 'command':
      return done(sheet, change.command);
    case 'undo':
      return undone(sheet);
    case 'redo':
      return redone(sheet);
    case 'answer':
      return answered(sheet, change.answer);
    case 'keep':
      return kept(sheet, change.id);
  }
}

/** The sheet of a list, with what was changed in it before the page was loaded again. `restored`: those rows, which may no longer be in the list. */
export function useSheet(key: string) {
  const [before] = useState(() => keptRows(key));
  const [sheet, change] = useReducer(changed, before, (rows) =>
    emptySheet(new Map(rows.map(([{ id }, draft]) => [id, draft]))),
  );
  const { drafts } = sheet;
  const [isTold, setTold] = useState(false);
  // The stored rows alone change nothing of what is to be kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the drafts
  useEffect(() => {
    if (keepRows(key, sheet, before) || isTold) return;
    setTold(true);
    say(words.tooMuchToKeep);
  }, [drafts]);
  return { sheet, change, restored: before.map(([row]) => row) };
}
