import { Box3, type BufferGeometry, Matrix4, Vector3 } from 'three';
import type { Description } from './attributes.ts';
import { classify, type Thing } from './classify.ts';
import { finishesOf } from './kit/finishes.ts';
import type { Part } from './kit/part.ts';
import type { Length, Piece, Size } from './kit/piece.ts';

/** What a model is made from. The description is followed; the slug of the product chooses what it leaves open. */
export interface ModelInput extends Description {
  readonly productSlug: string;
  /** Its second pose, where {@link Thing.opening} says that it has one. */
  readonly open?: boolean;
}

/** x to the right as seen by one who faces the thing, y up, z to the viewer; the floor is y = 0, the middle x = z = 0. Lengths are mm. */
export interface Model extends Pick<Thing, 'stance' | 'side' | 'views' | 'free' | 'size'> {
  readonly parts: readonly Part[];
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

function boundsOf(parts: readonly Part[]): Box3 {
  const box = new Box3();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box;
}

/** The scale and the matrix that centre the parts over the origin, put them on y = 0 and stretch them to the stated size exactly. */
function settling(parts: readonly Part[], size: Size, free: readonly Length[]) {
  const box = boundsOf(parts);
  const [is, middle] = [box.getSize(new Vector3()), box.getCenter(new Vector3())];
  const ratio = (key: Length, length: number) =>
    free.includes(key) || length === 0 ? 1 : size[key] / length;
  const stretch = [ratio('w', is.x), ratio('h', is.y), ratio('d', is.z)] as const;
  const matrix = new Matrix4()
    .makeScale(...stretch)
    .multiply(new Matrix4().makeTranslation(-middle.x, -box.min.y, -middle.z));
  return { stretch, matrix };
}

/** The thing that a description tells, at its stated size; an open one stands where the closed one does. */
export async function modelOf(input: ModelInput): Promise<Model> {
  const { productSlug, name, attributes } = input;
  const thing = classify(input);
  const { kind, size, free, stance, side, views, look, words, seed, opening } = thing;
  const piece: Piece = {
    attributes,
    look,
    finishes: finishesOf(attributes, look),
    words,
    title: `${attributes.type_of_product ?? attributes.entity ?? ''} ${name}`.toLowerCase(),
    seed,
    side,
    coarse: false,
    open: false,
    choose: (about, options) =>
      options[hashOf(`${productSlug}/${about}`) % options.length] ?? options[0],
  };
  const build = await kind.build();
  const made = (one: Piece) => build(size, one).filter(({ geometry }) => hasTriangles(geometry));
  const closed = made(piece);
  const { stretch, matrix } = settling(closed, size, free);
  const parts = input.open && opening ? made({ ...piece, open: true }) : closed;
  for (const { geometry } of parts) geometry.applyMatrix4(matrix);
  return { parts, side, size, stance, views, free, stretch };
}

const hasTriangles = (geometry: BufferGeometry) => (geometry.getIndex()?.count ?? 0) > 0;
