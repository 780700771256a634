/** Triangles in groups: a crease, or a rim, lies between two groups and none inside one. */
export interface Patches {
  /** The group of each triangle, from 0. */
  readonly patch: Uint32Array;
  readonly count: number;
}

/** Faces that meet at more than 30° have a crease between them. */
const CREASE = Math.cos(Math.PI / 6);

/** So few faces of a soft cover are a fold of what is around them, and none of their own. */
const FEW = 6;

/** Places of vertices per mm that are told apart. */
const WELD = 20;

/** The smooth patches of a part: its mesh, cut along its creases. */
export function patchesOf(
  positions: ArrayLike<number>,
  index: ArrayLike<number>,
  isSoft = false,
): Patches {
  const welded = weld(positions);
  const count = index.length / 3;
  const faces = Float64Array.from({ length: count * 3 });
  for (let triangle = 0; triangle < count; triangle++) setNormal(faces, positions, index, triangle);
  const group = Uint32Array.from({ length: count }, (_, triangle) => triangle);
  const root = (triangle: number): number => {
    let at = triangle;
    while (group[at] !== at) at = group[at] = group[group[at] ?? 0] ?? 0;
    return at;
  };
  const creases: [number, number][] = [];
  const open = new Map<number, { triangle: number; way: boolean }>();
  for (let at = 0; at < index.length; at++) {
    const triangle = Math.floor(at / 3);
    const from = welded[index[at] ?? 0] ?? 0;
    const to = welded[index[triangle * 3 + ((at + 1) % 3)] ?? 0] ?? 0;
    if (from === to) continue;
    const way = from < to;
    const key = Math.min(from, to) * welded.length + Math.max(from, to);
    const other = open.get(key);
    if (!other) {
      open.set(key, { triangle, way });
      continue;
    }
    // Neighbours that are wound alike run along their edge in opposite ways.
    const isSmooth =
      cosine(faces, triangle, other.triangle) * (other.way === way ? -1 : 1) > CREASE;
    if (isSmooth) group[root(triangle)] = root(other.triangle);
    else creases.push([triangle, other.triangle]);
  }
  if (isSoft) {
    const sizes = Map.groupBy(group.keys(), root);
    for (const [one, other] of creases) {
      const [a, b] = [root(one), root(other)];
      const [few = [], rest = []] = [sizes.get(a), sizes.get(b)];
      if (a === b || Math.min(few.length, rest.length) > FEW) continue;
      group[a] = b;
      rest.push(...few);
    }
  }
  const names = new Map<number, number>();
  const patch = group.map((_, triangle) => nameOf(names, root(triangle)));
  return { patch, count: names.size };
}

function nameOf<Key>(names: Map<Key, number>, key: Key): number {
  const name = names.get(key) ?? names.size;
  names.set(key, name);
  return name;
}

/** The same number for all vertices at one place. */
function weld(positions: ArrayLike<number>): Uint32Array {
  const names = new Map<string, number>();
  return Uint32Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const [x, y, z] = [0, 1, 2].map((axis) =>
      Math.round((positions[vertex * 3 + axis] ?? 0) * WELD),
    );
    return nameOf(names, `${x},${y},${z}`);
  });
}

function setNormal(
  faces: Float64Array,
  p: ArrayLike<number>,
  index: ArrayLike<number>,
  triangle: number,
) {
  const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => (index[triangle * 3 + corner] ?? 0) * 3);
  const along = (from: number, to: number, axis: number) =>
    (p[to + axis] ?? 0) - (p[from + axis] ?? 0);
  const [ux, uy, uz] = [along(a, b, 0), along(a, b, 1), along(a, b, 2)];
  const [vx, vy, vz] = [along(a, c, 0), along(a, c, 1), along(a, c, 2)];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal) || 1;
  faces.set(
    normal.map((value) => value / length),
    triangle * 3,
  );
}

function cosine(faces: Float64Array, a: number, b: number): number {
  let sum = 0;
  for (const axis of [0, 1, 2]) sum += (faces[a * 3 + axis] ?? 0) * (faces[b * 3 + axis] ?? 0);
  return sum;
}
