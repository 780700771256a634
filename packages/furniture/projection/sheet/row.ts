/** What stands in a row: mm that grow with the scale, and room around them that does not. */
export interface Column {
  readonly wide: number;
  readonly left: number;
  readonly right: number;
  /** The least width of the column. */
  readonly least?: number;
}

const widthOf = ({ wide, left, right, least = 0 }: Column, s: number) =>
  Math.max(wide * s + left + right, least);

/** The largest scale up to `most` at which all columns stand in the room. */
export function scaleOf(columns: readonly Column[], room: number, most: number): number {
  const taken = (s: number) => columns.reduce((sum, column) => sum + widthOf(column, s), 0);
  let [low, high] = [0, most];
  if (taken(high) <= room) return high;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (taken(middle) <= room) low = middle;
    else high = middle;
  }
  return low;
}

/** Where each column and what stands in it begin; what room is left is shared. */
export function placed(columns: readonly Column[], from: number, room: number, s: number) {
  const widths = columns.map((column) => widthOf(column, s));
  const spare = (room - widths.reduce((sum, width) => sum + width, 0)) / (columns.length + 1);
  let edge = from + spare;
  return columns.map(({ wide, left, right }, index) => {
    const width = widths[index] ?? 0;
    const start = edge;
    edge += width + spare;
    return { start, width, x: start + left + (width - left - right - wide * s) / 2 };
  });
}
