import type { Part } from '../kit/part.ts';
import { patchesOf } from './patches.ts';

/** All triangles of a thing. */
export interface Mesh {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  /** Three vertices a triangle. */
  readonly index: Uint32Array;
  /** The smooth patch of each triangle, from 1. */
  readonly patch: Uint32Array;
  /** The part of each patch; entry 0 stands for no patch. */
  readonly partOf: readonly number[];
}

export function meshOf(parts: readonly Part[]): Mesh {
  const sum = (count: (part: Part) => number) => parts.reduce((all, one) => all + count(one), 0);
  const vertices = sum(({ geometry }) => geometry.getAttribute('position').count);
  const corners = sum(({ geometry }) => geometry.getIndex()?.count ?? 0);
  const position = new Float32Array(vertices * 3);
  const normal = new Float32Array(vertices * 3);
  const index = new Uint32Array(corners);
  const patch = new Uint32Array(corners / 3);
  const partOf = [-1];
  let [vertex, corner] = [0, 0];
  parts.forEach(({ geometry, finish }, part) => {
    const places = geometry.getAttribute('position').array;
    const own = geometry.getIndex()?.array ?? [];
    position.set(places, vertex * 3);
    normal.set(geometry.getAttribute('normal').array, vertex * 3);
    const patches = patchesOf(places, own, /^(?:fabric|leather)/.test(finish.name));
    patch.set(
      patches.patch.map((one) => one + partOf.length),
      corner / 3,
    );
    for (let i = 0; i < patches.count; i++) partOf.push(part);
    for (let i = 0; i < own.length; i++) index[corner + i] = vertex + (own[i] ?? 0);
    vertex += places.length / 3;
    corner += own.length;
  });
  return { position, normal, index, patch, partOf };
}
