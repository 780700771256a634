/** Periodic noise for tiles: everything repeats after 1 in x and y. */

/** A number from 0 to 1 that belongs to the cell. */
function random(x: number, y: number, seed: number): number {
  let value =
    Math.imul(x + 1, 374_761_393) ^ Math.imul(y + 1, 668_265_263) ^ Math.imul(seed, 69_069);
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177);
  return ((value ^ (value >>> 16)) >>> 0) / 4_294_967_296;
}

/** One value a row, for threads that differ. */
export const ofRow = (row: number, rows: number, seed: number): number =>
  random(wrapped(row, rows), 0, seed);

const wrapped = (at: number, cells: number) => ((at % cells) + cells) % cells;
const eased = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise from 0 to 1 with so many cells in x and y. */
export function noise(x: number, y: number, across: number, down: number, seed: number): number {
  const [column, row] = [Math.floor(x * across), Math.floor(y * down)];
  const [u, v] = [eased(x * across - column), eased(y * down - row)];
  const at = (dx: number, dy: number) =>
    random(wrapped(column + dx, across), wrapped(row + dy, down), seed);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return top + (bottom - top) * v;
}

/** Noise in three octaves. */
export const clouds = (x: number, y: number, across: number, down: number, seed: number): number =>
  (noise(x, y, across, down, seed) * 4 +
    noise(x, y, across * 2, down * 2, seed + 1) * 2 +
    noise(x, y, across * 4, down * 4, seed + 2)) /
  7;

/** Distances, in cells, to the nearest and the second nearest of points that are scattered one a cell. */
export function cells(x: number, y: number, count: number, seed: number): [number, number] {
  const [column, row] = [Math.floor(x * count), Math.floor(y * count)];
  let [first, second] = [9, 9];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [a, b] = [wrapped(column + dx, count), wrapped(row + dy, count)];
      const px = column + dx + random(a, b, seed);
      const py = row + dy + random(a, b, seed + 7);
      const far = Math.hypot(px - x * count, py - y * count);
      if (far < first) [first, second] = [far, first];
      else if (far < second) second = far;
    }
  }
  return [first, second];
}
