import { memo, type ReactNode } from 'react';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import type { SheetRow as Row } from './cells.ts';
import { type Column, columns, fieldColumns, shownCell } from './columns.ts';
import { roles } from './roles.ts';
import { type Trouble, troublesOf } from './row-state.ts';
import type { RowDraft } from './sheet.ts';

/** The text about the active cell, below the grid. */
export const ABOUT_CELL = 'sheet-about-cell';

interface Props {
  readonly row: Row;
  readonly draft: RowDraft | undefined;
  readonly refusal: string | undefined;
  readonly index: number;
  /** Its place in the body, px. */
  readonly start: number;
  readonly editable: ReadonlySet<number>;
  /** Columns; −1 where there is none: the active one, the selected ones, the one with the fill handle. */
  readonly active: number;
  readonly from: number;
  readonly to: number;
  readonly handle: number;
  /** Would be filled if the handle were let go. */
  readonly isPulled: boolean;
  readonly pulledFrom: number;
  readonly pulledTo: number;
  readonly editor: ReactNode;
}

/** A row. It is drawn again only when something of it changes: others move past while the sheet scrolls. */
export const SheetRow = memo(function SheetRow({ row, draft, refusal, ...props }: Props) {
  const troubles = troublesOf(row, draft, refusal);
  return (
    <tr
      {...roles.row}
      className="sheet__row"
      aria-rowindex={props.index + 2}
      data-row={props.index}
      data-troubled={troubles.length > 0 || undefined}
      style={{ transform: `translateY(${props.start}px)` }}
    >
      {columns.map((column, col) => {
        const isSelected = col >= props.from && col <= props.to;
        const isActive = col === props.active;
        const Tag = col === 0 ? 'th' : 'td';
        const own = troubles.some(({ field }) => field !== undefined && field === column.field);
        const isChanged = column.field !== undefined && draft?.[column.field] !== undefined;
        return (
          <Tag
            key={column.id}
            {...(col === 0 ? roles.rowheader : roles.gridcell)}
            className={`sheet__cell sheet__cell--${column.id}`}
            data-col={col}
            data-active={isActive || undefined}
            data-changed={isChanged || undefined}
            data-pulled={
              (props.isPulled && col >= props.pulledFrom && col <= props.pulledTo) || undefined
            }
            aria-colindex={col + 1}
            aria-selected={isSelected}
            aria-readonly={!props.editable.has(col)}
            aria-invalid={own || undefined}
            aria-describedby={isActive && (own || isChanged) ? ABOUT_CELL : undefined}
            tabIndex={isActive ? 0 : -1}
          >
            {(isActive && props.editor) || contentOf(column, row, draft, troubles)}
            {col === props.handle && <span className="sheet__handle" data-handle />}
          </Tag>
        );
      })}
    </tr>
  );
});

function contentOf(
  { id, field }: Column,
  row: Row,
  draft: RowDraft | undefined,
  troubles: readonly Trouble[],
): ReactNode {
  if (field) return shownCell(field, draft?.[field]?.cell ?? { value: row[field] });
  if (id === 'article') return row.article;
  if (id === 'note') {
    return <span className="sheet__note">{troubles.map(({ text }) => text).join('. ')}</span>;
  }
  return (
    <>
      <span className="sheet__product">{row.product}</span>
      <span className="sheet__variant">{row.variant}</span>
    </>
  );
}

/** What a changed cell was, for the text about it. */
export function beforeOf(draft: RowDraft | undefined, { field }: Column): string {
  const one = field && draft?.[field];
  return one ? words.was(fieldColumns[field].shown(one.from) || words.empty) : '';
}
