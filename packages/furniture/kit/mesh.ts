import { BufferAttribute, BufferGeometry, Vector3 } from 'three';

/** x, y, z in mm: to the right, up, to the front. */
export type Point = readonly [x: number, y: number, z: number];

/** Collects vertices and triangles; a triangle turns itself to where its vertices look. */
export class Mesh {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly indices: number[] = [];

  vertex(at: Point, normal: Point): number {
    this.positions.push(...at);
    this.normals.push(...normal);
    return this.positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    const [p, q, r] = [this.point(a), this.point(b), this.point(c)];
    const face = q.sub(p).cross(r.sub(p));
    if (face.lengthSq() < 1e-12) return;
    const seen = this.normal(a).add(this.normal(b)).add(this.normal(c));
    this.indices.push(...(face.dot(seen) < 0 ? [a, c, b] : [a, b, c]));
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const attribute = (values: number[]) => new BufferAttribute(Float32Array.from(values), 3);
    geometry.setAttribute('position', attribute(this.positions));
    geometry.setAttribute('normal', attribute(this.normals));
    geometry.setIndex(this.indices);
    return geometry;
  }

  private point(index: number) {
    return new Vector3().fromArray(this.positions, index * 3);
  }

  private normal(index: number) {
    return new Vector3().fromArray(this.normals, index * 3);
  }
}

/** Normals that agree wherever vertices share a place, so that seams between patches do not show. */
export function smoothNormals(geometry: BufferGeometry): BufferGeometry {
  geometry.computeVertexNormals();
  const positions = geometry.getAttribute('position');
  const normals = geometry.getAttribute('normal');
  const sums = new Map<string, Vector3>();
  const keys = Array.from({ length: positions.count }, (_, index) =>
    [positions.getX(index), positions.getY(index), positions.getZ(index)]
      .map((value) => Math.round(value * 20))
      .join(),
  );
  keys.forEach((key, index) => {
    const sum = sums.get(key) ?? new Vector3();
    sums.set(key, sum.add(new Vector3().fromBufferAttribute(normals, index)));
  });
  keys.forEach((key, index) => {
    const sum = sums.get(key)?.clone().normalize();
    if (sum && sum.lengthSq() > 0.5) normals.setXYZ(index, sum.x, sum.y, sum.z);
  });
  return geometry;
}
