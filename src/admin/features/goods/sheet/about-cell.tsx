import { sheetMessages as words } from '#messages/office/sheet.ts';
import { Button } from '../../../ui/button.tsx';
import { columns, nameOf, shownCell } from './columns.ts';
import { troublesOf } from './row-state.ts';
import type { Place } from './selection.ts';
import { cellOf, type Sheet } from './sheet.ts';
import { ABOUT_CELL, beforeOf } from './sheet-row.tsx';

interface Props {
  readonly sheet: Sheet;
  readonly place: Place;
  readonly onKeep: (id: number) => void;
  readonly onTake: (id: number) => void;
}

/** What there is to be said of the active cell, which it is described by: what was stored, what is wrong. And whose value a conflict ends with. */
export function AboutCell({ sheet, place, onKeep, onTake }: Props) {
  const row = sheet.rows[place.row];
  const column = columns[place.col];
  if (!row || !column) return null;
  const draft = sheet.drafts.get(row.id);
  const troubles = troublesOf(row, draft, sheet.refusals.get(row.id));
  const own = troubles.filter(
    ({ field }) => field === undefined || field === column.field || !column.field,
  );
  const hasConflict = troubles.some(({ isConflict }) => isConflict);
  const before = beforeOf(draft, column);
  return (
    <div className="sheet-about">
      <p>
        <span className="sheet-about__where">
          {nameOf(row)}
          {column.field && ` · ${column.name}: `}
        </span>
        {column.field && (shownCell(column.field, cellOf(sheet, row, column.field)) || words.empty)}{' '}
        <span id={ABOUT_CELL}>
          {[before && `(${before})`, ...own.map(({ text }) => text)].filter(Boolean).join(' ')}
        </span>
      </p>
      {hasConflict && (
        <div className="sheet-about__actions">
          <Button onPress={() => onKeep(row.id)}>{words.keepMine}</Button>
          <Button onPress={() => onTake(row.id)}>{words.takeTheirs}</Button>
        </div>
      )}
    </div>
  );
}
