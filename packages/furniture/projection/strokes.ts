import type { Line } from './rings.ts';

/** Borders between pixels: the one above each pixel, and the one at its left. */
export interface Borders {
  readonly width: number;
  readonly above: Uint8Array;
  readonly left: Uint8Array;
}

/**
 * Lines along the borders, by their kind, which is not 0: each border is in one line, and lines end where others meet
 * them. The borders are taken away.
 */
export function strokesOf(borders: Borders): Map<number, Line[]> {
  const found = new Map<number, Line[]>();
  const take = (corner: number) => {
    for (let way = 0; way < 4; way++) {
      const kind = borderAt(borders, corner, way);
      if (kind === 0) continue;
      const line = follow(borders, corner, way);
      const known = found.get(kind);
      if (known) known.push(line);
      else found.set(kind, [line]);
    }
  };
  const corners = borders.above.length;
  for (let corner = 0; corner < corners; corner++) if (isEnd(borders, corner)) take(corner);
  // What is left are closed lines.
  for (let corner = 0; corner < corners; corner++) {
    if (borders.above[corner] || borders.left[corner]) take(corner);
  }
  return found;
}

/** The border from a corner to the right, down, to the left or up. A corner has the number of the pixel below and right of it. */
function borderAt({ width, above, left }: Borders, corner: number, way: number): number {
  if (way === 0) return above[corner] ?? 0;
  if (way === 1) return left[corner] ?? 0;
  return (way === 2 ? above[corner - 1] : left[corner - width]) ?? 0;
}

function clear({ width, above, left }: Borders, corner: number, way: number): void {
  if (way === 0) above[corner] = 0;
  else if (way === 1) left[corner] = 0;
  else if (way === 2) above[corner - 1] = 0;
  else left[corner - width] = 0;
}

function isEnd({ width, above, left }: Borders, corner: number): boolean {
  const [east, south] = [above[corner] ?? 0, left[corner] ?? 0];
  const [west, north] = [above[corner - 1] ?? 0, left[corner - width] ?? 0];
  const sum = east + south + west + north;
  if (sum === 0) return false;
  const most = Math.max(east, south, west, north);
  const count = +(east > 0) + +(south > 0) + +(west > 0) + +(north > 0);
  return count !== 2 || sum !== most * 2;
}

/** Takes a line out of the borders until it ends or closes; keeps the corners where it turns. */
function follow(borders: Borders, start: number, first: number): Line {
  const { width } = borders;
  const kind = borderAt(borders, start, first);
  const steps = [1, width, -1, -width];
  const line: Line = [start % width, Math.floor(start / width)];
  let [corner, way] = [start, first];
  for (;;) {
    clear(borders, corner, way);
    corner += steps[way] ?? 0;
    // Straight on where lines cross.
    const next = [way, (way + 1) % 4, (way + 3) % 4].find(
      (one) => borderAt(borders, corner, one) === kind,
    );
    if (next !== way) line.push(corner % width, Math.floor(corner / width));
    if (next === undefined) return line;
    way = next;
  }
}
