import './sheet.css';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ClipboardEvent, CSSProperties, KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { CellEditor } from './cell-editor.tsx';
import { columns, nameOf } from './columns.ts';
import { roles } from './roles.ts';
import { at, moved, type Selection } from './selection.ts';
import type { Sheet } from './sheet.ts';
import { type KeyAction, keyAction } from './sheet-keys.ts';
import { SheetRow } from './sheet-row.tsx';
import { useDrag } from './use-drag.ts';
import type { SheetWork } from './use-sheet-work.ts';

/** The height of a row and of the header, px. */
const ROW = 44;
const HEAD = 40;
/** Rows that are drawn beyond each border of what is seen. */
const BEYOND = 8;

const template = columns
  .map(({ id, width }) => (id === 'note' ? `minmax(${width}px, 1fr)` : `${width}px`))
  .join(' ');
const least = columns.reduce((sum, { width }) => sum + width, 0);

interface Props {
  readonly sheet: Sheet;
  readonly work: SheetWork;
  readonly editable: ReadonlySet<number>;
  /** Whether all rows are loaded. */
  readonly isWhole: boolean;
}

/** The cells. The keyboard has one stop in them, the active cell; only the rows near what is seen are in the page, and that of the active cell. */
export function SheetGrid({ sheet, work, editable, isWhole }: Props) {
  const { rows, drafts, refusals } = sheet;
  const { selection, range, editing } = work;
  const { active, end } = selection;
  const scroller = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
    useFlushSync: false,
    rangeExtractor: (seen) =>
      [...new Set([active.row, ...defaultRangeExtractor(seen)])]
        .filter((index) => index < rows.length)
        .toSorted((a, b) => a - b),
  });
  const canPull = editing === undefined && editable.has(range.right);
  const select = (next: Selection) => {
    takesFocus.current = true;
    work.select(next);
  };
  const drag = useDrag(scroller, { row: ROW, head: HEAD }, { work, select, count: rows.length });

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another cell is active
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    reveal(box, end.row, end.col);
    const hasFocus = box.contains(document.activeElement);
    if (editing === undefined && (takesFocus.current || hasFocus)) {
      box.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
    }
    takesFocus.current = false;
  }, [selection, editing]);

  const act = (action: KeyAction) => {
    const size = { rows: rows.length, cols: columns.length };
    switch (action.does) {
      case 'move':
        return select(moved(selection, action.step, size, action.isExtending));
      case 'page': {
        const seen = Math.max(
          1,
          Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD) / ROW) - 1,
        );
        const step = { rows: action.rows * seen, cols: 0 };
        return select(moved(selection, step, size, action.isExtending));
      }
      case 'all':
        return select({
          active: { row: 0, col: 0 },
          end: { row: size.rows - 1, col: size.cols - 1 },
        });
      case 'edit':
        return work.edit(action.text);
      case 'next-trouble':
        takesFocus.current = true;
        return work.nextTrouble();
      default:
        takesFocus.current = true;
        return work[action.does]();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEditor(event.target)) return;
    const action = keyAction(event.nativeEvent);
    if (!action || rows.length === 0) return;
    event.preventDefault();
    act(action);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (isEditor(event.target) || rows.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', work.copied());
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isEditor(event.target)) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text) work.paste(text);
  };
  /** Writes what was typed, and goes on. */
  const leaveEditor = (rowsOn: number, colsOn: number) => {
    takesFocus.current = true;
    work.commit();
    const size = { rows: rows.length, cols: columns.length };
    work.select(moved(at(active), { rows: rowsOn, cols: colsOn }, size));
  };
  const label = (col: number, row: (typeof rows)[number]) =>
    `${columns[col]?.name}: ${nameOf(row)}`;
  return (
    <table
      ref={scroller}
      className="sheet"
      {...roles.grid}
      aria-label={words.grid}
      aria-rowcount={isWhole ? rows.length + 1 : -1}
      aria-colcount={columns.length}
      style={{ '--sheet-columns': template, '--sheet-width': `${least}px` } as CSSProperties}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onPaste={onPaste}
      {...drag.handlers}
    >
      <thead {...roles.rowgroup} className="sheet__head">
        <tr {...roles.row} className="sheet__row" aria-rowindex={1}>
          {columns.map(({ id, name }, col) => (
            <th
              key={id}
              {...roles.columnheader}
              scope="col"
              aria-colindex={col + 1}
              className={`sheet__cell sheet__cell--${id}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="sheet__body" style={{ height: rows.length * ROW }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const isIn = index >= range.top && index <= range.bottom;
          const isActive = index === active.row;
          return (
            <SheetRow
              key={row.id}
              row={row}
              draft={drafts.get(row.id)}
              refusal={refusals.get(row.id)}
              index={index}
              start={start}
              editable={editable}
              active={isActive ? active.col : -1}
              from={isIn ? range.left : -1}
              to={isIn ? range.right : -1}
              handle={index === range.bottom && canPull ? range.right : -1}
              isPulled={
                drag.pulled !== undefined && index >= drag.pulled[0] && index <= drag.pulled[1]
              }
              pulledFrom={range.left}
              pulledTo={range.right}
              editor={
                isActive && editing !== undefined ? (
                  <CellEditor
                    label={label(active.col, row)}
                    text={editing}
                    onType={work.type}
                    onLeave={leaveEditor}
                    onCommit={work.commit}
                    onCancel={() => {
                      takesFocus.current = true;
                      work.cancel();
                    }}
                  />
                ) : undefined
              }
            />
          );
        })}
      </tbody>
    </table>
  );
}

const isEditor = (target: EventTarget) => target instanceof HTMLInputElement;

/** Scrolls only as far as a cell needs, so that neither the header nor the first column hides it. */
function reveal(box: HTMLElement, row: number, col: number): void {
  const top = row * ROW;
  const height = box.clientHeight - HEAD;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW > box.scrollTop + height) box.scrollTop = top + ROW - height;
  const heads = box.querySelectorAll<HTMLElement>('[role="columnheader"]');
  const [first, cell] = [heads[0], heads[col]];
  if (!first || !cell || col === 0) return;
  const fixed = first.offsetWidth;
  const left = [...heads].slice(0, col).reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  if (left - fixed < box.scrollLeft) box.scrollLeft = left - fixed;
  else if (left + cell.offsetWidth > box.scrollLeft + box.clientWidth) {
    box.scrollLeft = left + cell.offsetWidth - box.clientWidth;
  }
}
