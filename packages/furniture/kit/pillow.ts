import { BufferAttribute, BufferGeometry } from 'three';
import { type Point, smoothNormals } from './mesh.ts';
import { tube } from './tube.ts';

/** The line around a pillow: its sides are drawn in between pointed corners. */
function rim(width: number, height: number, u: number, v: number): [number, number] {
  const drawn = (along: number) => 1 - 0.055 * (1 - along ** 2);
  return [(u * width * drawn(v)) / 2, (v * height * drawn(u)) / 2];
}

/** A pillow that lies flat, its middle at the origin: full in the middle, thin at its seam. */
export function pillow(
  width: number,
  depth: number,
  thickness: number,
  cells = 10,
): BufferGeometry {
  const positions: number[] = [];
  const indices: number[] = [];
  const count = cells + 1;
  // Denser towards the seam, where the cloth bends.
  const at = (index: number) => Math.sin(((index / cells) * 2 - 1) * (Math.PI / 2));
  for (const side of [1, -1]) {
    const first = positions.length / 3;
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < count; column++) {
        const [u, v] = [at(column), at(row)];
        const [x, z] = rim(width, depth, u, v);
        const full = Math.sqrt(Math.max(0, (1 - Math.abs(u) ** 2.2) * (1 - Math.abs(v) ** 2.2)));
        positions.push(x, (side * full * thickness) / 2, z);
      }
    }
    for (let row = 0; row < cells; row++) {
      for (let column = 0; column < cells; column++) {
        const p = first + row * count + column;
        const [q, r, s] = [p + 1, p + count + 1, p + count];
        indices.push(...(side > 0 ? [p, r, q, p, s, r] : [p, q, r, p, r, s]));
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(indices);
  return smoothNormals(geometry);
}

/** The cord along the seam of the same pillow. */
export function pillowCord(width: number, depth: number, radius = 4): BufferGeometry {
  const steps = [-1, -0.9, -0.5, 0, 0.5, 0.9];
  const sides: Point[][] = [
    steps.map((t) => [...rim(width, depth, t, -1)] as const).map(([x, z]): Point => [x, 0, z]),
    steps.map((t) => [...rim(width, depth, 1, t)] as const).map(([x, z]): Point => [x, 0, z]),
    steps.map((t) => [...rim(width, depth, -t, 1)] as const).map(([x, z]): Point => [x, 0, z]),
    steps.map((t) => [...rim(width, depth, -1, -t)] as const).map(([x, z]): Point => [x, 0, z]),
  ];
  return tube(sides.flat(), radius, { sides: 5, closed: true });
}
