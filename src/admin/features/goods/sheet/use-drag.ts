import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { columns } from './columns.ts';
import { at, type Place, pulledRows, type Selection, within } from './selection.ts';
import type { SheetWork } from './use-sheet-work.ts';

interface Sizes {
  readonly row: number;
  readonly head: number;
}

interface Given {
  readonly work: SheetWork;
  readonly select: (selection: Selection) => void;
  /** How many rows there are. */
  readonly count: number;
}

/** Selects cells by the mouse, and fills by the handle of the selection. Near a border the sheet scrolls on. */
export function useDrag(
  scroller: RefObject<HTMLElement | null>,
  sizes: Sizes,
  { work, select, count }: Given,
) {
  const dragged = useRef<'cells' | 'handle'>(undefined);
  const [pulled, setPulled] = useState<readonly [number, number]>();
  const placeAt = ({ clientX, clientY }: PointerEvent): Place | undefined => {
    const box = scroller.current;
    if (!box) return undefined;
    const { top, left } = box.getBoundingClientRect();
    const inside = clientY - top - sizes.head + box.scrollTop;
    return {
      row: within(Math.floor(inside / sizes.row), count),
      col: columnAt(box, clientX - left),
    };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target } = event;
    if (event.button !== 0 || !(target instanceof Element)) return;
    if (target instanceof HTMLInputElement) return;
    const place = target.closest('[data-col]') && placeAt(event);
    if (!place) return;
    // The focus goes to the active cell, which need not be the one that is pressed.
    event.preventDefault();
    const isHandle = target.closest('[data-handle]') !== null;
    dragged.current = isHandle ? 'handle' : 'cells';
    if (isHandle) return;
    work.commit();
    select(event.shiftKey ? { ...work.selection, end: place } : at(place));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const place = dragged.current && placeAt(event);
    if (!place || event.buttons === 0) return;
    // Only now: the events of a press without a move are for the cell itself.
    event.currentTarget.setPointerCapture(event.pointerId);
    if (dragged.current === 'handle') {
      setPulled(pulledRows(work.range, place.row));
      scrollTo(scroller.current, place.row, sizes);
    } else if (!isSame(place, work.selection.end)) {
      select({ ...work.selection, end: place });
    }
  };
  const onPointerUp = () => {
    if (dragged.current === 'handle' && pulled) work.pull(pulled);
    dragged.current = undefined;
    setPulled(undefined);
  };
  const onDoubleClick = ({ target }: { target: EventTarget }) => {
    if (
      target instanceof Element &&
      target.closest('[data-col]') &&
      !(target instanceof HTMLInputElement)
    ) {
      work.edit();
    }
  };
  return {
    /** The rows that would be filled now. */
    pulled,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick,
    },
  };
}

const isSame = (one: Place, other: Place) => one.row === other.row && one.col === other.col;

/** The column under a point of the grid; the first one is fixed. */
function columnAt(box: HTMLElement, x: number): number {
  const heads = [...box.querySelectorAll<HTMLElement>('[role="columnheader"]')];
  if (x <= (heads[0]?.offsetWidth ?? 0)) return 0;
  let right = 0;
  const col = heads.findIndex(({ offsetWidth }) => {
    right += offsetWidth;
    return x + box.scrollLeft < right;
  });
  return col < 0 ? columns.length - 1 : Math.max(1, col);
}

function scrollTo(box: HTMLElement | null, row: number, sizes: Sizes): void {
  if (!box) return;
  const top = row * sizes.row;
  const height = box.clientHeight - sizes.head;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + sizes.row > box.scrollTop + height) box.scrollTop = top + sizes.row - height;
}
