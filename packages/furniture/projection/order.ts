import type { ModelInput } from '../build.ts';
import { boxed } from './box.ts';
import { comparisonSheet } from './sheet/comparison-sheet.ts';
import { dimensionsSheet } from './sheet/dimensions-sheet.ts';
import { photoSheet } from './sheet/photo-sheet.ts';
import type { Pictured, Words } from './sheet/pictured.ts';

/** A thing to draw: by its model, or as a plain box. */
export interface Subject extends ModelInput {
  readonly isBox: boolean;
}

/** A drawing that is asked for: one thing alone, one with its lengths, or two to four side by side. */
export interface DrawingOrder {
  readonly sheet: 'photo' | 'dimensions' | 'comparison';
  readonly subjects: readonly Subject[];
  readonly words: Words;
}

/** The SVG of the order, of things that are made ready for it. */
export function sheetOf({ sheet, words }: DrawingOrder, things: readonly Pictured[]): string {
  if (sheet === 'comparison') return comparisonSheet(things, words);
  const [thing] = things;
  if (!thing) throw new RangeError('Nothing is to be drawn');
  return sheet === 'photo' ? photoSheet(thing, words) : dimensionsSheet(thing, words);
}

/** A thing as the box of its lengths. Throws where width or height is not stated: then it has no drawing. */
export function boxOfSubject(subject: Subject): Pictured {
  const box = boxed(subject);
  if (!box) throw new RangeError(`${subject.name} does not state its width and height`);
  return box;
}
