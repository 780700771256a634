import type { Attributes } from './attributes.ts';
import { colourWords, hexOfColour } from './colour-words.ts';
import { type Tone, tone } from './palette.ts';

const woodWords =
  /сонома|вотан|крафт|венге|орех|дуб|ясен|сосн|бук(?!л)|бер[её]з|вишн|дерев|массив|шпон|фанер/;

/** The tone that the words name, or undefined. */
export const toneOfWords = (...texts: (string | undefined)[]): Tone | undefined => {
  for (const text of texts) {
    const lower = text?.toLowerCase() ?? '';
    const found = colourWords.find(([word]) => word.test(lower));
    if (found) return tone(found[1], woodWords.test(lower));
  }
  return undefined;
};

/** The tones of a thing. */
export interface Look {
  readonly main: Tone;
  readonly facade: Tone;
  readonly top: Tone;
  readonly legs: Tone;
}

/** Colours from the stated hex first, then from words in colour and facade, the name of the variant, and the material. */
export const lookOf = (attributes: Attributes, fallback: string, variantName = ''): Look => {
  const { color } = attributes;
  const material = attributes.body_material ?? attributes.material;
  const wood =
    woodWords.test((color?.name ?? variantName).toLowerCase()) ||
    (/массив|шпон/.test(material?.toLowerCase() ?? '') && !attributes.upholstery_materials);
  const ofVariant = hexOfColour(variantName);
  const main = color?.hex
    ? tone(color.hex, wood)
    : (toneOfWords(color?.name, attributes.facade_color) ??
      (ofVariant ? tone(ofVariant, wood) : undefined) ??
      toneOfWords(material) ??
      tone(fallback));
  return {
    main,
    facade: toneOfWords(attributes.facade_color) ?? main,
    top: toneOfWords(attributes.countertop_color, attributes.countertop_material) ?? main,
    legs:
      toneOfWords(attributes.legs_color) ??
      (main.wood && woodWords.test(attributes.legs_material ?? '')
        ? main
        : (toneOfWords(attributes.legs_material) ?? tone('#8a623f', true))),
  };
};
