import { BufferAttribute, BufferGeometry } from 'three';
import type { Point } from './mesh.ts';

/** A skin over closed lines of equally many points, each joined to the next; a last line whose points are one place closes it. */
export function loft(rings: readonly (readonly Point[])[]): BufferGeometry {
  const count = rings[0]?.length ?? 0;
  const indices = rings.slice(1).flatMap((_, ring) =>
    Array.from({ length: count }, (_, at) => {
      const [p, q] = [ring * count + at, ring * count + ((at + 1) % count)];
      return [p, q + count, q, p, p + count, q + count];
    }).flat(),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(rings.flat(2)), 3));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}
