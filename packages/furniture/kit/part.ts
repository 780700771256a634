import type { BufferGeometry } from 'three';
import type { Finish } from './finishes.ts';
import type { Point } from './mesh.ts';
import type { Role } from './role.ts';

/** A shape with what it is made of. Lengths are mm. */
export interface Part {
  readonly geometry: BufferGeometry;
  readonly finish: Finish;
  readonly role?: Role;
  /** The same for all parts of one drawer, one ladder. */
  readonly unit?: symbol;
}

export const part = (geometry: BufferGeometry, finish: Finish): Part => ({ geometry, finish });

/** The parts together as one drawer, one ladder. */
export const unit = (role: Role, parts: readonly Part[], one = Symbol(role)): Part[] =>
  parts.map((each) => ({ ...each, role, unit: one }));

/** The part as one of no drawer, no door. */
export const unmarked = ({ geometry, finish }: Part): Part => ({ geometry, finish });

/** The parts elsewhere; they are moved, not copied. */
export function moved(parts: readonly Part[], [x, y, z]: Point): Part[] {
  for (const { geometry } of parts) geometry.translate(x, y, z);
  return [...parts];
}

/** The parts turned about the upright axis, counter-clockwise as seen from above. */
export function turned(parts: readonly Part[], angle: number): Part[] {
  for (const { geometry } of parts) geometry.rotateY(angle);
  return [...parts];
}

/** The parts turned about the axis to the right: what is on top comes to the front. */
export function tilted(parts: readonly Part[], angle: number): Part[] {
  for (const { geometry } of parts) geometry.rotateX(angle);
  return [...parts];
}

/** The parts as in a mirror that swaps left and right. */
export function mirrored(parts: readonly Part[]): Part[] {
  for (const { geometry } of parts) {
    geometry.scale(-1, 1, 1);
    const index = geometry.getIndex();
    if (!index) continue;
    for (let at = 0; at < index.count; at += 3) {
      const [b, c] = [index.getX(at + 1), index.getX(at + 2)];
      index.setX(at + 1, c);
      index.setX(at + 2, b);
    }
  }
  return [...parts];
}

/** The results for 0, 1 … count - 1. */
export const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index));

/** The middles of equal parts of a length that starts at `from`. */
export const middles = (from: number, to: number, count: number): number[] =>
  times(count, (index) => from + ((to - from) * (index + 0.5)) / count);
