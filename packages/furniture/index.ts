import type { Model, ModelInput } from './build.ts';
import type { Part } from './kit/part.ts';

export type { Attributes, Description } from './attributes.ts';
export type { Model, ModelInput } from './build.ts';
export { classify, type Thing } from './classify.ts';
export { hexOfColour } from './colour-words.ts';
export type { Look } from './colours.ts';
export { toneOfWords } from './colours.ts';
export { firstTurn } from './first-view.ts';
export type { Labels, Opening, Stance } from './kind.ts';
export { lightness, mix, type Tone, tone } from './palette.ts';
export type { DrawingOrder, Subject } from './projection/order.ts';
export { type Passed, passingSheet } from './projection/sheet/passing-sheet.ts';
export type { Words } from './projection/sheet/pictured.ts';
export { escapeXml } from './projection/sheet/svg.ts';
export { statedOf } from './projection/stated.ts';
export { hashOfSources } from './sources.ts';
export {
  createWorkshop,
  isDrawing,
  TooManyWaiting,
  type Wanted,
  type Workshop,
} from './workshop.ts';

/** The model of a thing. It loads `three` and computes in the calling thread: a server asks a {@link createWorkshop workshop}. */
export const buildModel = async (input: ModelInput): Promise<Model> =>
  (await import('./build.ts')).modelOf(input);

/** Parts as a GLB in metres, in the calling thread. */
export const writeGlb = async (parts: readonly Part[]): Promise<Uint8Array> =>
  (await import('./glb.ts')).toGlb(parts);
