// Reads a GLB back, for the tests: nothing of how it was made is used here.
import { type GLTF, type Mesh, WebIO } from '@gltf-transform/core';
import type { RoleSpan } from '../glb.ts';

export interface Primitive {
  readonly material: string;
  readonly colour: GLTF.IMaterialPbrMetallicRoughness['baseColorFactor'];
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly cloth: Float32Array;
  readonly indices: Uint16Array | Uint32Array;
}

/** A drawer, a door, a ladder, with the box around it, mm. */
export interface Found {
  readonly role: string;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

const meshesOf = async (glb: Uint8Array): Promise<Mesh[]> =>
  (await new WebIO().readBinary(glb)).getRoot().listMeshes();

/** What a reader of the GLB finds in it. */
export const primitivesOf = async (glb: Uint8Array): Promise<Primitive[]> =>
  (await meshesOf(glb)).flatMap(primitivesOfMesh);

const primitivesOfMesh = (mesh: Mesh): Primitive[] =>
  mesh.listPrimitives().map((primitive) => ({
    material: primitive.getMaterial()?.getName() ?? '',
    colour: primitive.getMaterial()?.getBaseColorFactor(),
    positions: primitive.getAttribute('POSITION')?.getArray() as Float32Array,
    normals: primitive.getAttribute('NORMAL')?.getArray() as Float32Array,
    cloth: primitive.getAttribute('TEXCOORD_0')?.getArray() as Float32Array,
    indices: primitive.getIndices()?.getArray() as Uint16Array,
  }));

/** The pieces that have a role. */
export async function piecesOf(glb: Uint8Array): Promise<Found[]> {
  const points = new Map<string, number[]>();
  for (const mesh of await meshesOf(glb)) {
    const [only] = primitivesOfMesh(mesh);
    const { roles = [] } = mesh.getExtras() as { roles?: RoleSpan[] };
    for (const { role, unit, start, count } of roles) {
      const corners = Array.from(only?.indices.subarray(start, start + count) ?? []);
      const places = corners.flatMap((at) =>
        Array.from(only?.positions.subarray(at * 3, at * 3 + 3) ?? []),
      );
      points.set(`${role} ${unit}`, [...(points.get(`${role} ${unit}`) ?? []), ...places]);
    }
  }
  return Array.from(points, ([key, places]) => ({
    role: key.split(' ')[0] ?? '',
    ...boundsOf([{ positions: Float32Array.from(places) }]),
  }));
}

/** The box around everything, in mm. */
export function boundsOf(primitives: readonly Pick<Primitive, 'positions'>[]) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of primitives) {
    for (let index = 0; index < positions.length; index++) {
      const value = (positions[index] ?? 0) * 1000;
      const axis = index % 3;
      if (value < (low[axis] ?? 0)) low[axis] = value;
      if (value > (high[axis] ?? 0)) high[axis] = value;
    }
  }
  return { low, high };
}
