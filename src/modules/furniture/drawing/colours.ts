import { type Look as PlainLook, toneOfWords as plainToneOfWords } from '#furniture';
import { shaded, type Tone } from './palette.ts';

/** The tones of a variant, with their shades. */
export interface Look {
  main: Tone;
  facade: Tone;
  top: Tone;
  legs: Tone;
}

export const shadedLook = ({ main, facade, top, legs }: PlainLook): Look => ({
  main: shaded(main),
  facade: shaded(facade),
  top: shaded(top),
  legs: shaded(legs),
});

/** The tone that the words name, or undefined. */
export const toneOfWords = (...texts: (string | undefined)[]): Tone | undefined => {
  const found = plainToneOfWords(...texts);
  return found && shaded(found);
};
