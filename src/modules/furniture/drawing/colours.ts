import type { VariantAttributes } from '#contracts/attributes.ts';
import { type Tone, tone } from './palette.ts';

/** In order of precedence: the exact decor before the species, the species before the colour. */
const words: [RegExp, string][] = [
  [/сонома/, '#d0b48a'],
  [/вотан/, '#b88a55'],
  [/крафт/, '#b98d5c'],
  [/белён|белен|выбелен/, '#e3d6c0'],
  [/венге/, '#45342d'],
  [/орех/, '#7d563a'],
  [/дуб/, '#c19a66'],
  [/ясен/, '#d9c4a1'],
  [/сосн/, '#e0bd86'],
  [/бук(?!л)/, '#cf9f6e'],
  [/бер[её]з/, '#e2cda6'],
  [/вишн/, '#8f4a34'],
  [/ротанг|бамбук|джут/, '#c9a873'],
  [/бел|снежн/, '#f5f2ec'],
  [/молоч|слонов|ваниль|сливоч|айвори/, '#f0e7d7'],
  [/антрацит/, '#43464a'],
  [/графит/, '#505356'],
  [/ч[её]рн/, '#332f2c'],
  [/изумруд/, '#2f5f4c'],
  [/олив|фисташ|шалфе/, '#8b9274'],
  [/мят/, '#a9c2b0'],
  [/хвойн|зел[её]н/, '#4d6b57'],
  [/голуб|небесн/, '#a3bac6'],
  [/бирюз/, '#4d8a8a'],
  [/слив|ежевич/, '#6d4f5f'],
  [/син|индиго/, '#3b5470'],
  [/горчи|охр|ж[её]лт/, '#c89b45'],
  [/терракот|кирпич|рыж|оранж/, '#b4643c'],
  [/бордо|винн|марсал/, '#7a3b3d'],
  [/красн/, '#a84438'],
  [/пудр|роз/, '#d8b1a6'],
  [/лаванд|сирен|фиолет/, '#9a8cab'],
  [/латун|золот|бронз/, '#b8935a'],
  [/медь|медн/, '#b5754f'],
  [/хром|сталь|нерж|никел|серебр|алюмин/, '#bdbcb8'],
  [/шокол|кофе/, '#5f4536'],
  [/коричн|табак|коньяк/, '#845a3c'],
  [/капуч|мокко|какао|латте/, '#b59a80'],
  [/беж|песоч|льн|крем|верблю/, '#d8c8ae'],
  [/камен|бетон|мрамор/, '#c9c4bb'],
  [/сер|дымч|пепел/, '#a19d97'],
  [/дерев|массив|шпон|фанер|мдф|лдсп/, '#cda877'],
  [/пластик|металл|чугун/, '#56524e'],
];

const woodWords =
  /сонома|вотан|крафт|венге|орех|дуб|ясен|сосн|бук(?!л)|бер[её]з|вишн|дерев|массив|шпон|фанер/;

/** The tone that the words name, or undefined. */
export const toneOfWords = (...texts: (string | undefined)[]): Tone | undefined => {
  for (const text of texts) {
    const lower = text?.toLowerCase() ?? '';
    const found = words.find(([word]) => word.test(lower));
    if (found) return tone(found[1], woodWords.test(lower));
  }
  return undefined;
};

/** The tones of a variant. */
export interface Look {
  main: Tone;
  facade: Tone;
  top: Tone;
  legs: Tone;
}

/** Colours from the stated hex first, then from words in colour and material names. */
export const lookOf = (attributes: VariantAttributes, fallback: string): Look => {
  const { color } = attributes;
  const material = attributes.body_material ?? attributes.material;
  const wood =
    woodWords.test(color?.name.toLowerCase() ?? '') ||
    (/массив|шпон/.test(material?.toLowerCase() ?? '') && !attributes.upholstery_materials);
  const main = color?.hex
    ? tone(color.hex, wood)
    : (toneOfWords(color?.name, attributes.facade_color, material) ?? tone(fallback));
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
