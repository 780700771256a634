import type { View } from '../kind.ts';
import type { Mesh } from './mesh.ts';
import type { Edge, Edges } from './simplify.ts';
import { viewAxes } from './view-axes.ts';

/** What an eye far away sees of a thing, row by row from above, with an empty pixel around it all. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Pixels of one mm. */
  readonly scale: number;
  /** mm towards the viewer; -Infinity where nothing is seen. */
  readonly depth: Float32Array;
  /** The smooth patch, 0 for none. */
  readonly patch: Uint32Array;
  /** The normal times 127: to the right, down, to the viewer. */
  readonly normal: Int8Array;
  readonly edges: Edges;
}

/** Where a view's pixels lie: the box of the whole thing, mm to the right and down. */
export interface Screen {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
  /** Whole pixels of the box. */
  readonly across: number;
  readonly down: number;
}

/** Pixels of the longer side, and of all where both are long. */
const LONG = 1200;
const MANY = 400_000;

/** A surface must be so much nearer, mm, to cover one that was drawn before it: flush parts do not flicker. */
const NEARER = 0.2;

export function screenOf({ position, index }: Mesh, view: View): Screen {
  const [[ax, sx], [ay, sy]] = viewAxes[view];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let corner = 0; corner < index.length; corner++) {
    const vertex = (index[corner] ?? 0) * 3;
    const x = (position[vertex + ax] ?? 0) * sx;
    const y = (position[vertex + ay] ?? 0) * -sy;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const [wide, tall] = [Math.max(right - left, 0.1), Math.max(bottom - top, 0.1)];
  const scale = Math.min(LONG / Math.max(wide, tall), Math.sqrt(MANY / (wide * tall)));
  const pixels = (mm: number) => Math.max(1, Math.round(mm * scale));
  return { left, top, wide, tall, across: pixels(wide), down: pixels(tall) };
}

/** The triangles of the chosen patches, as the view shows them on the screen. */
export function rasterise(
  mesh: Mesh,
  view: View,
  screen: Screen,
  shown: (patch: number) => boolean,
): Pixels {
  const [width, height] = [screen.across + 2, screen.down + 2];
  const seen = project(mesh, view, screen);
  const depth = new Float32Array(width * height).fill(-Infinity);
  const nearest = new Int32Array(width * height).fill(-1);
  const { index, patch } = mesh;
  for (let triangle = 0; triangle < patch.length; triangle++) {
    if (shown(patch[triangle] ?? 0)) fill(seen, index, triangle, width, height, depth, nearest);
  }
  const patches = new Uint32Array(width * height);
  for (let pixel = 0; pixel < nearest.length; pixel++) {
    const triangle = nearest[pixel] ?? -1;
    if (triangle >= 0) patches[pixel] = patch[triangle] ?? 0;
  }
  const normal = normalsOf(mesh, view, seen, nearest, width);
  const edges = { x: edgesOf(seen, 0, width), y: edgesOf(seen, 1, height) };
  return {
    width,
    height,
    scale: screen.across / screen.wide,
    depth,
    patch: patches,
    normal,
    edges,
  };
}

/** Vertices in pixels, and mm towards the viewer. */
function project({ position }: Mesh, view: View, { left, top, wide, tall, across, down }: Screen) {
  const [[ax, sx], [ay, sy], [az, sz]] = viewAxes[view];
  const seen = new Float32Array(position.length);
  for (let at = 0; at < position.length; at += 3) {
    // The middles of pixels have whole numbers; the first row and column stay empty.
    seen[at] = (((position[at + ax] ?? 0) * sx - left) * across) / wide + 0.5;
    seen[at + 1] = (((position[at + ay] ?? 0) * -sy - top) * down) / tall + 0.5;
    seen[at + 2] = (position[at + az] ?? 0) * sz;
  }
  return seen;
}

/** The first and the last vertex beside each border between columns or rows of pixels. */
function edgesOf(seen: Float32Array, axis: number, count: number): Edge {
  const low = Float32Array.from({ length: count + 1 }, (_, border) => border + 0.5);
  const high = low.map((place) => place - 1);
  for (let at = axis; at < seen.length; at += 3) {
    const place = (seen[at] ?? 0) + 0.5;
    const border = Math.round(place);
    low[border] = Math.min(low[border] ?? 0, place);
    high[border] = Math.max(high[border] ?? 0, place);
  }
  for (let border = 0; border <= count; border++) {
    if ((low[border] ?? 0) > (high[border] ?? 0)) low[border] = high[border] = border;
  }
  return { low, high };
}

function fill(
  seen: Float32Array,
  index: Uint32Array,
  triangle: number,
  width: number,
  height: number,
  depth: Float32Array,
  nearest: Int32Array,
): void {
  const a = (index[triangle * 3] ?? 0) * 3;
  const b = (index[triangle * 3 + 1] ?? 0) * 3;
  const c = (index[triangle * 3 + 2] ?? 0) * 3;
  const x0 = seen[a] ?? 0;
  const y0 = seen[a + 1] ?? 0;
  const z0 = seen[a + 2] ?? 0;
  const x1 = seen[b] ?? 0;
  const y1 = seen[b + 1] ?? 0;
  const z1 = seen[b + 2] ?? 0;
  const x2 = seen[c] ?? 0;
  const y2 = seen[c + 1] ?? 0;
  const z2 = seen[c + 2] ?? 0;
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (Math.abs(area) < 1e-6) return;
  const zx = ((z1 - z0) * (y2 - y0) - (z2 - z0) * (y1 - y0)) / area;
  const zy = ((z2 - z0) * (x1 - x0) - (z1 - z0) * (x2 - x0)) / area;
  const last = Math.min(height - 2, Math.floor(Math.max(y0, y1, y2)));
  for (let y = Math.max(1, Math.ceil(Math.min(y0, y1, y2))); y <= last; y++) {
    const p = crossing(x0, y0, x1, y1, y);
    const q = crossing(x1, y1, x2, y2, y);
    const r = crossing(x2, y2, x0, y0, y);
    const from = Math.max(1, Math.ceil(Math.min(p, q, r)));
    const to = Math.min(width - 2, Math.floor(Math.max(fallen(p), fallen(q), fallen(r))));
    for (let x = from; x <= to; x++) {
      const z = z0 + (x - x0) * zx + (y - y0) * zy;
      const pixel = y * width + x;
      if (z <= (depth[pixel] ?? 0) + NEARER) continue;
      depth[pixel] = z;
      nearest[pixel] = triangle;
    }
  }
}

/** Where an edge crosses a row; Infinity where it does not. */
function crossing(x0: number, y0: number, x1: number, y1: number, y: number): number {
  if ((y0 < y && y1 < y) || (y0 > y && y1 > y) || y0 === y1) return Infinity;
  return x0 + ((y - y0) * (x1 - x0)) / (y1 - y0);
}

const fallen = (x: number) => (x === Infinity ? -Infinity : x);

/** The normals of the vertices, mixed in each pixel. */
function normalsOf(
  { index, normal }: Mesh,
  view: View,
  seen: Float32Array,
  nearest: Int32Array,
  width: number,
): Int8Array {
  const [[ax, sx], [ay, sy], [az, sz]] = viewAxes[view];
  const normals = new Int8Array(nearest.length * 3);
  let [last, from, isFlat] = [-1, -1, false];
  let [a, b, c, x0, y0, ux, uy, vx, vy, perArea] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  for (let pixel = 0; pixel < nearest.length; pixel++) {
    const triangle = nearest[pixel] ?? -1;
    if (triangle < 0) continue;
    // Neighbours mostly lie in one triangle.
    if (triangle !== last) {
      last = triangle;
      a = (index[triangle * 3] ?? 0) * 3;
      b = (index[triangle * 3 + 1] ?? 0) * 3;
      c = (index[triangle * 3 + 2] ?? 0) * 3;
      x0 = seen[a] ?? 0;
      y0 = seen[a + 1] ?? 0;
      ux = (seen[b] ?? 0) - x0;
      uy = (seen[b + 1] ?? 0) - y0;
      vx = (seen[c] ?? 0) - x0;
      vy = (seen[c + 1] ?? 0) - y0;
      perArea = 1 / (ux * vy - vx * uy);
      isFlat = [0, 1, 2].every((axis) => {
        const one = normal[a + axis] ?? 0;
        return (
          Math.abs(one - (normal[b + axis] ?? 0)) + Math.abs(one - (normal[c + axis] ?? 0)) < 0.01
        );
      });
      from = -1;
    }
    if (isFlat && from >= 0) {
      normals[pixel * 3] = normals[from * 3] ?? 0;
      normals[pixel * 3 + 1] = normals[from * 3 + 1] ?? 0;
      normals[pixel * 3 + 2] = normals[from * 3 + 2] ?? 0;
      continue;
    }
    from = pixel;
    const row = (pixel / width) | 0;
    const x = pixel - row * width - x0;
    const y = row - y0;
    const u = (x * vy - vx * y) * perArea;
    const v = (ux * y - x * uy) * perArea;
    const t = 1 - u - v;
    const nx = t * (normal[a + ax] ?? 0) + u * (normal[b + ax] ?? 0) + v * (normal[c + ax] ?? 0);
    const ny = t * (normal[a + ay] ?? 0) + u * (normal[b + ay] ?? 0) + v * (normal[c + ay] ?? 0);
    const nz = t * (normal[a + az] ?? 0) + u * (normal[b + az] ?? 0) + v * (normal[c + az] ?? 0);
    // A sheet is lit on the side that is seen.
    const unit = (nz * sz < 0 ? -127 : 127) / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    normals[pixel * 3] = nx * sx * unit;
    normals[pixel * 3 + 1] = ny * -sy * unit;
    normals[pixel * 3 + 2] = nz * sz * unit;
  }
  return normals;
}
