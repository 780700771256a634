import { type BufferGeometry, ShapeUtils, Vector2 } from 'three';
import { Mesh } from './mesh.ts';

/** Points of a closed line, mm. */
export type Outline = readonly (readonly [x: number, y: number])[];

const turn = Math.PI * 2;

/** A rectangle whose corners are rounded, around the origin. */
export function roundedRectangle(width: number, depth: number, radius: number): Outline {
  const r = Math.min(radius, width / 2, depth / 2);
  const steps = r > 60 ? 8 : 4;
  return [0, 1, 2, 3].flatMap((corner) => {
    const x = (corner === 0 || corner === 3 ? 1 : -1) * (width / 2 - r);
    const y = (corner < 2 ? 1 : -1) * (depth / 2 - r);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((corner + step / steps) / 4) * turn;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
    });
  });
}

/** Between an ellipse (power 2) and a rectangle (a high one). */
export function superellipse(width: number, depth: number, power = 2, steps = 40): Outline {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * turn;
    return [(bend(Math.cos(angle)) * width) / 2, (bend(Math.sin(angle)) * depth) / 2] as const;
  });
}

/** A rectangle under a half circle, standing on y = 0. */
export function arch(width: number, height: number, steps = 20): Outline {
  const radius = width / 2;
  const bow = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * (turn / 2);
    return [Math.cos(angle) * radius, height - radius + Math.sin(angle) * radius] as const;
  });
  return [[-radius, 0], [radius, 0], ...bow];
}

/** A sharp corner becomes a narrow edge, so that the faces beside it stay flat in the light. */
function blunted(points: readonly Vector2[]): Vector2[] {
  return points.flatMap((corner, index) => {
    const into = corner.clone().sub(points.at(index - 1) ?? corner);
    const out = (points[(index + 1) % points.length] ?? corner).clone().sub(corner);
    if (Math.abs(into.angleTo(out)) < 0.6) return [corner];
    const back = into.setLength(Math.min(3, into.length() * 0.3));
    const on = out.setLength(Math.min(3, out.length() * 0.3));
    return [corner.clone().sub(back), corner.clone().add(on)];
  });
}

/** The plate standing upright: the outline's second axis goes up, its back is at z = 0. */
export const uprightSlab = (outline: Outline, thickness: number, bevel = 2): BufferGeometry =>
  slab(outline, thickness, bevel)
    .rotateX(-Math.PI / 2)
    .translate(0, 0, thickness);

/** A plate of the outline in the plane of x and z, from y = 0 up, with soft edges. */
export function slab(outline: Outline, thickness: number, bevel = 2): BufferGeometry {
  const points = blunted(outline.map(([x, y]) => new Vector2(x, y)));
  const clockwise = ShapeUtils.isClockWise(points);
  const normals = points.map((_, index) => {
    const before = points.at(index - 1) ?? new Vector2();
    const after = points[(index + 1) % points.length] ?? new Vector2();
    const way = after.clone().sub(before).normalize();
    return clockwise ? new Vector2(-way.y, way.x) : new Vector2(way.y, -way.x);
  });
  const edge = Math.min(bevel, thickness * 0.45);
  const mesh = new Mesh();
  const ring = (inset: number, y: number, up: number) =>
    points.map(({ x, y: z }, index) => {
      const n = normals[index] ?? new Vector2();
      return mesh.vertex([x - n.x * inset, y, z - n.y * inset], up ? [0, up, 0] : [n.x, 0, n.y]);
    });
  const rings = [
    ring(edge, 0, -1),
    ring(0, edge, 0),
    ring(0, thickness - edge, 0),
    ring(edge, thickness, 1),
  ];
  for (const [lower = [], upper = []] of [
    rings.slice(0, 2),
    rings.slice(1, 3),
    rings.slice(2, 4),
  ]) {
    lower.forEach((vertex, index) => {
      const next = (index + 1) % lower.length;
      mesh.quad(vertex, lower[next] ?? 0, upper[next] ?? 0, upper[index] ?? 0);
    });
  }
  for (const triangle of ShapeUtils.triangulateShape(points, [])) {
    for (const end of [rings[0], rings[3]]) {
      const [a = 0, b = 0, c = 0] = triangle.map((corner) => end?.[corner] ?? 0);
      mesh.triangle(a, b, c);
    }
  }
  return mesh.geometry();
}
