import { classify, type Labels, type Stance } from '#furniture';
import { shadedLook } from './colours.ts';
import type { DrawingInput } from './drawing-input.ts';
import { drawnKinds, plainKind } from './drawn-kinds.ts';
import type { Around, Form, Piece } from './piece.ts';

export interface Drawing {
  form: Form;
  piece: Piece;
  stance: Stance;
  /** Its kind is known, and the form shows what the goods state. Otherwise the plate of the category stands in its place. */
  isDrawn: boolean;
  /** The drawn front, mm. */
  width: number;
  height: number;
  labels: Labels;
  /** Must pass a door on its way in. */
  carried: boolean;
  /** How high above the floor it hangs, mm. */
  lift: number;
  /** Room for what the form shows outside the front, mm. */
  around: Required<Around>;
}

/** How a variant is drawn: its form, its front in mm and the labels its data allow. */
export const drawingOf = (input: DrawingInput): Drawing => {
  const thing = classify(input);
  const { kind, shown, look, words, seed } = thing;
  const { form, around } = drawnKinds[kind.name] ?? plainKind;
  const piece = { attributes: input.attributes, look: shadedLook(look), words, seed };
  return {
    form,
    piece,
    stance: thing.stance,
    isDrawn: thing.certain,
    width: shown.width,
    height: shown.height,
    labels: thing.labels,
    carried: kind.carried ?? false,
    lift: thing.lift,
    around: {
      above: 0,
      left: 0,
      right: 0,
      behind: 0,
      ...around?.(piece, shown.width, shown.height),
    },
  };
};
