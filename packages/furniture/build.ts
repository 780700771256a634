import { Box3, type BufferGeometry, Matrix4, Vector3 } from 'three';
import type { VariantAttributes } from '#contracts/attributes.ts';
import { freeLengthsOf, type Length } from '../../src/modules/furniture/drawing/free-lengths.ts';
import type { Stance } from '../../src/modules/furniture/drawing/piece.ts';
import { type Drawing, drawingOf } from '../../src/modules/furniture/drawing/registry.ts';
import { builders, plainBuilder } from './builders.ts';
import { finishesOf } from './kit/finishes.ts';
import type { Part } from './kit/part.ts';
import type { ModelPiece, Size } from './kit/piece.ts';

export interface ModelInput {
  readonly categorySlug: string;
  readonly productSlug: string;
  readonly name: string;
  readonly attributes: VariantAttributes;
}

export interface Model {
  readonly parts: readonly Part[];
  readonly size: Size;
  readonly stance: Stance;
  /** Lengths in which the shown thing rightly differs from the stated ones. */
  readonly free: readonly Length[];
  /** How far the finished parts had to be stretched to the stated size, 1 for not at all. */
  readonly stretch: readonly [x: number, y: number, z: number];
}

/** Spread over the numbers, the same on every machine (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

function sizeOf(
  { stance, width, height }: Drawing,
  a: VariantAttributes,
  usualDepth: number,
): Size {
  const flat = stance === 'plan';
  return {
    w: a.dimensions_width ?? width,
    h: a.dimensions_height ?? a.dimensions_thickness ?? (flat ? 40 : height),
    d: a.dimensions_depth ?? (flat ? height : usualDepth),
  };
}

function boundsOf(parts: readonly Part[]): Box3 {
  const box = new Box3();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box;
}

/** Stands the parts on y = 0 over the origin and takes the last millimetres out of them. */
function settle(parts: readonly Part[], size: Size, free: readonly Length[]) {
  const box = boundsOf(parts);
  const [is, middle] = [box.getSize(new Vector3()), box.getCenter(new Vector3())];
  const ratio = (key: Length, length: number) =>
    free.includes(key) || length === 0 ? 1 : size[key] / length;
  const stretch = [ratio('w', is.x), ratio('h', is.y), ratio('d', is.z)] as const;
  const matrix = new Matrix4()
    .makeScale(...stretch)
    .multiply(new Matrix4().makeTranslation(-middle.x, -box.min.y, -middle.z));
  for (const { geometry } of parts) geometry.applyMatrix4(matrix);
  return stretch;
}

/** The thing that a variant's data describe, in mm, at its stated size. */
export function modelOf({ categorySlug, productSlug, name, attributes }: ModelInput): Model {
  const drawing = drawingOf({ categorySlug, name, attributes });
  const { build, depth } = builders.get(drawing.form) ?? plainBuilder;
  const free = freeLengthsOf(drawing.form, drawing.piece);
  const size = sizeOf(drawing, attributes, depth);
  const piece: ModelPiece = {
    ...drawing.piece,
    title: `${attributes.type_of_product ?? attributes.entity ?? ''} ${name}`.toLowerCase(),
    coarse: false,
    finishes: finishesOf(attributes, drawing.piece.look),
    choose: (about, options) =>
      options[hashOf(`${productSlug}/${about}`) % options.length] ?? options[0],
  };
  const parts = build(size, piece).filter(({ geometry }) => hasTriangles(geometry));
  return { parts, size, stance: drawing.stance, free, stretch: settle(parts, size, free) };
}

const hasTriangles = (geometry: BufferGeometry) => (geometry.getIndex()?.count ?? 0) > 0;
