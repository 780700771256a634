import { dot } from '#storefront/features/catalog/model-viewer/camera.ts';
import type { Primitive } from '../../../packages/furniture/testing/read-glb.ts';
import {
  axesOf,
  minus,
  type PhotographCamera,
  TANGENT,
  type Vector,
  vectorsOf,
} from './photograph-camera.ts';

export const WIDTH = 500;
export const HEIGHT = 375;

/** To the key light of the studio. */
const KEY: Vector = [-1.25 / 2.54, 1.75 / 2.54, 1.35 / 2.54];
/** Cosine between a surface and the key light from which it counts as lit. */
const LIT = 0.25;
/** Pixels from the border of a surface that do not count. */
const BORDER = 2;

/** Reflect their surroundings, or let them through: they have no colour of their own. */
const COLOURLESS = /^(?:glass|mirror|shadow|light|metal:(?:chrome|steel))$/;

export interface LitSurface {
  /** The name of the material that has the most lit pixels. */
  readonly material: string;
  /** The pixels of {@link WIDTH} × {@link HEIGHT} that show it lit. */
  readonly pixels: readonly number[];
}

/** What the camera of a photograph sees lit by the key light of a material: the `named` one, else the one that is largest there. */
export function litSurface(
  primitives: readonly Primitive[],
  camera: PhotographCamera,
  named?: string,
): LitSurface {
  const seen = rasterise(primitives, camera);
  const counts = new Map<number, number>();
  for (const [pixel, owner] of seen.owners.entries()) {
    if (owner >= 0 && seen.lit[pixel]) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const [largest = -1] =
    [...counts]
      .filter(([owner]) => {
        const name = primitives[owner]?.material ?? '';
        return named ? name === named : !COLOURLESS.test(name);
      })
      .toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const isOwn = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x < WIDTH &&
    y < HEIGHT &&
    seen.owners[y * WIDTH + x] === largest &&
    seen.lit[y * WIDTH + x] === 1;
  const steps = [-BORDER, 0, BORDER];
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => pixel).filter((pixel) =>
    steps.every((dx) =>
      steps.every((dy) => isOwn((pixel % WIDTH) + dx, Math.floor(pixel / WIDTH) + dy)),
    ),
  );
  return { material: primitives[largest]?.material ?? '', pixels };
}

/** Which primitive each pixel shows, and whether the key light reaches it. */
function rasterise(primitives: readonly Primitive[], camera: PhotographCamera) {
  const owners = new Int16Array(WIDTH * HEIGHT).fill(-1);
  const near = new Float32Array(WIDTH * HEIGHT);
  const lit = new Uint8Array(WIDTH * HEIGHT);
  const { way, right, up } = axesOf(camera);
  const project = (point: Vector): Vector => {
    const from = minus(point, camera.middle);
    const inverse = 1 / (camera.distance - dot(from, way));
    return [
      (WIDTH / 2) * (1 + (dot(from, right) * inverse) / TANGENT.across),
      (HEIGHT / 2) * (1 - (dot(from, up) * inverse) / TANGENT.up),
      inverse,
    ];
  };
  primitives.forEach(({ positions, normals, indices, material }, owner) => {
    if (material === 'glass') return;
    const corners = vectorsOf(positions).map(project);
    const facing = vectorsOf(normals).map((normal) =>
      Math.sign(dot(normal, way)) * dot(normal, KEY) > LIT ? 1 : 0,
    );
    for (let at = 0; at < indices.length; at += 3) {
      const [i = 0, j = 0, k = 0] = indices.subarray(at, at + 3);
      const [a, b, c] = [corners[i], corners[j], corners[k]];
      if (a && b && c)
        fill(a, b, c, (pixel, inverse) => {
          if (inverse <= (near[pixel] ?? 0)) return;
          near[pixel] = inverse;
          owners[pixel] = owner;
          lit[pixel] = facing[i] && facing[j] && facing[k] ? 1 : 0;
        });
    }
  });
  return { owners, lit };
}

function fill(a: Vector, b: Vector, c: Vector, put: (pixel: number, inverse: number) => void) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-9) return;
  const bound = (axis: 0 | 1, size: number) => [
    Math.max(0, Math.ceil(Math.min(a[axis], b[axis], c[axis]) - 0.5)),
    Math.min(size - 1, Math.floor(Math.max(a[axis], b[axis], c[axis]) - 0.5)),
  ];
  const [[left = 0, most = 0], [top = 0, bottom = 0]] = [bound(0, WIDTH), bound(1, HEIGHT)];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= most; column++) {
      const [x, y] = [column + 0.5, row + 0.5];
      const v = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
      const w = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
      const u = 1 - v - w;
      if (u >= 0 && v >= 0 && w >= 0) put(row * WIDTH + column, u * a[2] + v * b[2] + w * c[2]);
    }
  }
}
