import type { Model } from '../../packages/furniture/index.ts';

/** The lens of `studio.py`: half its picture's width at a distance of 1, and how much of the picture the thing takes. */
const TANGENT = 18 / 75;
const FILLED = 0.84;
/** Pixels across the thing. */
const ACROSS = 240;

/** What a camera sees of a model: the number of the part in each pixel, row by row from above, -1 for none. */
export interface Seen {
  readonly width: number;
  readonly parts: Int16Array;
}

type Point = readonly [x: number, y: number, z: number];

/** The elevation of the camera, degrees, as `studio.py` chooses it for a thing of this size, m. */
function elevationOf([width, height, depth]: Point, stance: Model['stance']): number {
  if (stance === 'wall') return 4;
  const flat = Math.sqrt(width * depth) / Math.max(height, 0.001);
  return Math.min(40, 8 + flat * 6 + Math.max(0, flat - 2.8) * 6);
}

/** Draws a model as the camera of its photograph sees it, from the side by so many degrees: what is nearer hides what is behind it, but for panes of glass. */
export function seenOf({ parts, stance }: Model, azimuth: number): Seen {
  const meshes = parts.map(({ geometry }) => geometry);
  for (const mesh of meshes) mesh.computeBoundingBox();
  const ends = (axis: 'x' | 'y' | 'z') => {
    const boxes = meshes.flatMap(({ boundingBox }) => (boundingBox ? [boundingBox] : []));
    return [
      Math.min(...boxes.map(({ min }) => min[axis])),
      Math.max(...boxes.map(({ max }) => max[axis])),
    ] as const;
  };
  const box = [ends('x'), ends('y'), ends('z')] as const;
  const size = box.map(([low, high]) => high - low) as unknown as Point;
  const middle = box.map(([low, high]) => (low + high) / 2) as unknown as Point;
  const rise = (elevationOf(size, stance) * Math.PI) / 180;
  const turn = (azimuth * Math.PI) / 180;
  const [sinRise, cosRise, sinTurn, cosTurn] = [
    Math.sin(rise),
    Math.cos(rise),
    Math.sin(turn),
    Math.cos(turn),
  ];
  const away = Math.hypot(size[0], size[1]) / 2 / FILLED / TANGENT;
  /** To the right and up from the middle of the picture, and how far behind the camera's point. */
  const project = (x: number, y: number, z: number): Point => {
    const [dx, dy, dz] = [x - middle[0], y - middle[1], z - middle[2]];
    const deep = away - (dx * sinTurn * cosRise + dy * sinRise + dz * cosTurn * cosRise);
    const right = dx * cosTurn - dz * sinTurn;
    const up = dy * cosRise - (dx * sinTurn + dz * cosTurn) * sinRise;
    return [right / deep, up / deep, deep];
  };
  const corners = meshes.map((mesh) => {
    const at = mesh.getAttribute('position');
    return Array.from({ length: at.count }, (_, i) => project(at.getX(i), at.getY(i), at.getZ(i)));
  });
  return rasterise(
    corners,
    parts.map(({ geometry, finish }) =>
      finish.name === 'glass' ? [] : (geometry.getIndex()?.array ?? []),
    ),
  );
}

function rasterise(
  corners: readonly (readonly Point[])[],
  indexes: readonly ArrayLike<number>[],
): Seen {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of corners.flat()) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  const scale = ACROSS / (right - left);
  const height = Math.ceil((top - bottom) * scale) + 1;
  const width = ACROSS + 1;
  const nearest = new Float32Array(width * height).fill(Infinity);
  const parts = new Int16Array(width * height).fill(-1);
  for (const [part, index] of indexes.entries()) {
    const places = (corners[part] ?? []).map(
      ([x, y, deep]): Point => [(x - left) * scale, (top - y) * scale, deep],
    );
    for (let i = 0; i + 2 < index.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => places[index[i + k] ?? 0]);
      if (a && b && c) fill(a, b, c, part);
    }
  }
  return { width, parts };

  function fill(a: Point, b: Point, c: Point, part: number): void {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (area === 0) return;
    for (let y = Math.ceil(Math.min(a[1], b[1], c[1])); y <= Math.max(a[1], b[1], c[1]); y++) {
      for (let x = Math.ceil(Math.min(a[0], b[0], c[0])); x <= Math.max(a[0], b[0], c[0]); x++) {
        const ofB = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
        const ofC = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
        if (ofB < 0 || ofC < 0 || ofB + ofC > 1) continue;
        const deep = a[2] + (b[2] - a[2]) * ofB + (c[2] - a[2]) * ofC;
        const at = y * width + x;
        if (deep >= (nearest[at] ?? 0)) continue;
        nearest[at] = deep;
        parts[at] = part;
      }
    }
  }
}
