import type { Line } from './rings.ts';

/** Runs of pixels up to this length are steps of a slanting line. */
const STEP = 2;

/** Parts of a pixel in which points are written. */
export const FINE = 4;

/** Where the borders between columns or rows of pixels truly lie, in pixels: at the first or the last edge of the mesh. */
export interface Edge {
  readonly low: Float32Array;
  readonly high: Float32Array;
}

export interface Edges {
  readonly x: Edge;
  readonly y: Edge;
}

/**
 * A line along pixels as few points, each within `tolerance` half pixels of it: the steps of slanting lines become
 * straight, corners stay, level and upright stretches lie where the mesh has its edges. In fine units; a ring is closed
 * without its first point at its end.
 */
export function simplified(line: Line, isRing: boolean, edges: Edges, tolerance = 1.3): Line {
  const even = levelled(line, isRing);
  if (!isRing) return settled(thinned(even, tolerance), false, edges);
  const closed = thinned([...even, even[0] ?? 0, even[1] ?? 0], tolerance);
  return settled(closed.slice(0, -2), true, edges);
}

/** Stretches along pixels moved to where they truly lie: outwards from a ring, which turns right. */
function settled(line: Line, isRing: boolean, { x, y }: Edges): Line {
  const fine = line.map((value) => (value * FINE) / 2);
  const last = isRing ? line.length : line.length - 2;
  for (let at = 0; at < last; at += 2) {
    const next = (at + 2) % line.length;
    const [dx, dy] = [
      (line[next] ?? 0) - (line[at] ?? 0),
      (line[next + 1] ?? 0) - (line[at + 1] ?? 0),
    ];
    if (dx !== 0 && dy !== 0) continue;
    const [axis, edge] = dx === 0 ? [0, dy > 0 ? x.high : x.low] : [1, dx > 0 ? y.low : y.high];
    const place = line[at + axis] ?? 0;
    if (place % 2 === 0)
      fine[at + axis] = fine[next + axis] = Math.round((edge[place / 2] ?? 0) * FINE);
  }
  return fine;
}

/**
 * In half pixels: the middles of steps, and the corners between longer runs. The ends of an open line stay where they are, and so do those
 * of a strip, where the way turns back.
 */
function levelled(line: Line, isRing: boolean): Line {
  const count = line.length / 2;
  const x = (at: number) => line[((at + count) % count) * 2] ?? 0;
  const y = (at: number) => line[((at + count) % count) * 2 + 1] ?? 0;
  const run = (at: number) => Math.abs(x(at + 1) - x(at)) + Math.abs(y(at + 1) - y(at));
  const turnsBack = (at: number) =>
    (x(at) - x(at - 1)) * (x(at + 2) - x(at + 1)) + (y(at) - y(at - 1)) * (y(at + 2) - y(at + 1)) <
    0;
  const isStep = (at: number) => run(at) <= STEP && !(isRing && turnsBack(at));
  const even: Line = [];
  for (let at = 0; at < count; at++) {
    const isEnd = !isRing && (at === 0 || at === count - 1);
    if (isEnd || !(isStep(at - 1) || isStep(at))) even.push(x(at) * 2, y(at) * 2);
    if (isStep(at) && (isRing || at < count - 1)) even.push(x(at) + x(at + 1), y(at) + y(at + 1));
  }
  return even;
}

/** The line without the points that lie near what stays of it (Douglas and Peucker). */
function thinned(line: Line, tolerance: number): Line {
  const last = line.length / 2 - 1;
  const keep = new Uint8Array(last + 1);
  keep[0] = keep[last] = 1;
  const open: [number, number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const far = farthest(line, from, to);
    if (far.distance <= tolerance) continue;
    keep[far.at] = 1;
    open.push([from, far.at], [far.at, to]);
  }
  return line.filter((_, index) => keep[index >> 1]);
}

/** The point between two of a line that lies farthest from the stretch between them. */
function farthest(line: Line, from: number, to: number): { at: number; distance: number } {
  const [x0 = 0, y0 = 0] = [line[from * 2], line[from * 2 + 1]];
  const [dx, dy] = [(line[to * 2] ?? 0) - x0, (line[to * 2 + 1] ?? 0) - y0];
  const square = dx * dx + dy * dy;
  let [at, most] = [from, -1];
  for (let i = from + 1; i < to; i++) {
    const x = (line[i * 2] ?? 0) - x0;
    const y = (line[i * 2 + 1] ?? 0) - y0;
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square));
    const away = (x - t * dx) ** 2 + (y - t * dy) ** 2;
    if (away > most) [at, most] = [i, away];
  }
  return { at, distance: Math.sqrt(Math.max(most, 0)) };
}
