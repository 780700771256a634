import { type GLTF, WebIO } from '@gltf-transform/core';

export interface Primitive {
  readonly material: string;
  readonly colour: GLTF.IMaterialPbrMetallicRoughness['baseColorFactor'];
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly cloth: Float32Array;
  readonly indices: Uint16Array | Uint32Array;
}

/** What a reader of the GLB finds in it. */
export async function primitivesOf(glb: Uint8Array): Promise<Primitive[]> {
  const document = await new WebIO().readBinary(glb);
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .map((primitive) => ({
      material: primitive.getMaterial()?.getName() ?? '',
      colour: primitive.getMaterial()?.getBaseColorFactor(),
      positions: primitive.getAttribute('POSITION')?.getArray() as Float32Array,
      normals: primitive.getAttribute('NORMAL')?.getArray() as Float32Array,
      cloth: primitive.getAttribute('TEXCOORD_0')?.getArray() as Float32Array,
      indices: primitive.getIndices()?.getArray() as Uint16Array,
    }));
}

/** The box around everything, in mm. */
export function boundsOf(primitives: readonly Primitive[]) {
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
