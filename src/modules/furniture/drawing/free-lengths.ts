import { blanket } from './forms/blankets.ts';
import { curtains } from './forms/curtains.ts';
import { desk } from './forms/desks.ts';
import { mirror } from './forms/mirrors.ts';
import { furnitureSet } from './forms/sets.ts';
import type { Form, Piece } from './piece.ts';

export type Length = 'w' | 'h' | 'd';

/** Lengths in which the shown thing rightly differs from the stated ones. */
const freeLengths: ReadonlyMap<Form, readonly Length[]> = new Map<Form, readonly Length[]>([
  // Its stated width and depth are the bed's, the sofa's or the table's alone.
  [furnitureSet, ['w', 'h', 'd']],
  // Its stated depth is the thickness of the cloth, which hangs in folds.
  [curtains, ['d']],
  // Shown folded; the data state it spread out.
  [blanket, ['w', 'h', 'd']],
]);

export function freeLengthsOf(form: Form, { words }: Pick<Piece, 'words'>): readonly Length[] {
  // The glass is stated; the strap rises above it, the chair stands before its desk.
  if (form === mirror && /на ремне/.test(words)) return ['h'];
  if (form === desk && /стул в комплекте/.test(words)) return ['h', 'd'];
  return freeLengths.get(form) ?? [];
}
