/** A cell by the numbers of its row and column, from 0. */
export interface Place {
  readonly row: number;
  readonly col: number;
}

/** A range from the active cell to its other corner. */
export interface Selection {
  readonly active: Place;
  readonly end: Place;
}

/** The same by its borders; the last row and column belong to it. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Size {
  readonly rows: number;
  readonly cols: number;
}

export const at = (place: Place): Selection => ({ active: place, end: place });

export const rangeOf = ({ active, end }: Selection): Range => ({
  top: Math.min(active.row, end.row),
  bottom: Math.max(active.row, end.row),
  left: Math.min(active.col, end.col),
  right: Math.max(active.col, end.col),
});

export const selectionOf = ({ top, bottom, left, right }: Range): Selection => ({
  active: { row: top, col: left },
  end: { row: bottom, col: right },
});

export const isOne = ({ top, bottom, left, right }: Range): boolean =>
  top === bottom && left === right;

/** Where a key moves to: a step, or with `isFar` the border. */
export interface Step {
  readonly rows: number;
  readonly cols: number;
  readonly isFar?: boolean;
}

/** Moves the active cell, or with `isExtending` the other corner. Stays inside. */
export function moved(
  selection: Selection,
  { rows, cols, isFar = false }: Step,
  size: Size,
  isExtending = false,
): Selection {
  const { row, col } = isExtending ? selection.end : selection.active;
  const place = {
    row: within(isFar ? row + rows * size.rows : row + rows, size.rows),
    col: within(isFar ? col + cols * size.cols : col + cols, size.cols),
  };
  return isExtending ? { ...selection, end: place } : at(place);
}

export const within = (index: number, count: number): number =>
  Math.max(0, Math.min(count - 1, index));

/** The rows that a fill adds to a range when its handle is pulled to a row. Undefined where it adds none. */
export function pulledRows(
  { top, bottom }: Range,
  row: number,
): readonly [number, number] | undefined {
  if (row > bottom) return [bottom + 1, row];
  return row < top ? [row, top - 1] : undefined;
}
