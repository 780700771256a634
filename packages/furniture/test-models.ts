import { type Document, type GLTF, WebIO } from '@gltf-transform/core';
import { demoCategories } from '../../db/demo/index.ts';
import { type Model, type ModelInput, modelOf, toGlb } from './index.ts';

interface Made {
  readonly id: string;
  readonly input: ModelInput;
  readonly model: Model;
  readonly glb: Uint8Array;
}

/** Every variant of the demo, as models take it, by product. */
export const demoProducts = demoCategories.flatMap((category) =>
  category.products.map((product) => ({
    category: category.slug,
    slug: product.slug,
    variants: product.variants.map((variant) => ({
      id: `${product.slug}/${variant.slug}`,
      input: {
        categorySlug: category.slug,
        productSlug: product.slug,
        name: product.name,
        attributes: variant.attributes,
      },
    })),
  })),
);

export const make = async (id: string, input: ModelInput): Promise<Made> => {
  const model = modelOf(input);
  return { id, input, model, glb: await toGlb(model.parts) };
};

export const read = (glb: Uint8Array): Promise<Document> => new WebIO().readBinary(glb);

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
  const document = await read(glb);
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
