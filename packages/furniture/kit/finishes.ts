import type { Attributes } from '../attributes.ts';
import { type Look, toneOfWords } from '../colours.ts';
import { lightness, mix, type Tone } from '../palette.ts';

/** What a surface is: a name that tells the material, its colour and how it takes light. */
export interface Finish {
  /** `wood`, `fabric:велюр`, `metal`, `glass`: a renderer may put a finer material in its place. */
  readonly name: string;
  readonly colour: string;
  readonly roughness: number;
  readonly metalness: number;
  readonly opacity?: number;
  /** Light of its own, from 0. */
  readonly glow?: number;
}

const surface = (name: string, roughness: number, metalness = 0) => {
  return (colour: string): Finish => ({ name, colour, roughness, metalness });
};

export const wood = surface('wood', 0.55);
export const lacquer = surface('lacquer', 0.42);
export const plastic = surface('plastic', 0.4);
export const stone = surface('stone', 0.25);
/** Stone with veins. */
export const marble = surface('stone:мрамор', 0.25);
export const linen = surface('fabric:лён', 0.95);
export const wicker = surface('wicker', 0.8);
export const chrome = surface('metal:chrome', 0.12, 1)('#d3d4d4');
export const brass = surface('metal:brass', 0.28, 1)('#b8935a');
export const steel = surface('metal:steel', 0.3, 1)('#b9b9b6');
export const blackMetal = surface('metal:black', 0.5, 0.4)('#2b2927');
export const painted = surface('metal:painted', 0.45, 0.1);
/** A whole mirror would be black in a viewer, whose room has nothing to show in it. */
export const mirrorGlass = surface('mirror', 0.06, 0.45)('#e3e9e6');
export const shadow = surface('shadow', 1)('#221f1c');
export const bedLinen = linen('#f3efe7');
export const glass: Finish = {
  name: 'glass',
  colour: '#dfe8e4',
  roughness: 0.05,
  metalness: 0,
  opacity: 0.25,
};
export const lamplight = (colour = '#fff1d6'): Finish => ({
  name: 'light',
  colour,
  roughness: 0.5,
  metalness: 0,
  glow: 1,
});

export const darker = (finish: Finish, part = 0.2): Finish => ({
  ...finish,
  colour: mix(finish.colour, '#211c17', part),
});

export const paler = (finish: Finish, part = 0.2): Finish => ({
  ...finish,
  colour: mix(finish.colour, '#fffaf2', part),
});

/** Whether wood can have the colour by itself: from honey to wenge, but not white, grey or blue. */
function isWoodColour(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const depth = (red - blue) / Math.max(red, 1);
  return red > green && green > blue && depth > 0.16 && depth < 0.8;
}

/** Wood for the tones of wood, enamel for the others and for wood that is painted. */
export const solid = (tone: Tone): Finish =>
  tone.wood && isWoodColour(tone.base) ? wood(tone.base) : lacquer(tone.base);

/** The metal that words name, or undefined. */
export function metalOf(words: string, colour: string): Finish | undefined {
  if (/хром/.test(words)) return chrome;
  if (/латун|золот/.test(words)) return brass;
  if (!/сталь|металл|алюмин|чугун|никел|нерж|бронз/.test(words)) return undefined;
  if (/никел|нерж/.test(words)) return steel;
  if (/бронз/.test(words)) return { ...brass, name: 'metal:bronze', colour: '#7c5f42' };
  return lightness(colour) < 0.3 ? blackMetal : painted(colour);
}

/** Cloth or leather, by the first upholstery material that is stated. */
function upholstery(a: Attributes, { main }: Look): Finish {
  const lower = (a.upholstery_materials?.[0] ?? 'рогожка').toLowerCase();
  // Where the colour is that of a wooden thing, its soft parts are of a quiet colour of their own.
  const hard = a.body_material !== undefined || (main.wood && isWoodColour(main.base));
  const colour = !hard ? main.base : /кож/.test(lower) ? '#7a6553' : '#cdc2b0';
  if (/кож/.test(lower)) return { ...surface(`leather:${lower}`, 0.42)(colour) };
  return surface(`fabric:${lower}`, /велюр|бархат/.test(lower) ? 0.75 : 0.95)(colour);
}

/** The finishes of a variant. */
export interface Finishes {
  body: Finish;
  facade: Finish;
  /** Where a facade has two colours, the upper one. */
  upper: Finish;
  top: Finish;
  legs: Finish;
  cloth: Finish;
}

export function finishesOf(a: Attributes, look: Look): Finishes {
  const material = `${a.body_material ?? ''} ${a.material ?? ''}`.toLowerCase();
  const body = /^\s*(сталь|металл)/.test(material)
    ? (metalOf(material, look.main.base) ?? solid(look.main))
    : solid(look.main);
  const stated = a.facade_color?.toLowerCase() ?? '';
  // «верх белый, низ дуб», «белый и дуб натуральный»: the variant's own colour, and a second one.
  const own = toneOfWords(a.color?.name)?.base;
  const tones = stated
    .split(/,| и /)
    .filter((text) => !/зеркал|стекл|патин/.test(text))
    .flatMap((text) => toneOfWords(text) ?? []);
  const second = tones.find(({ base }) => base !== own && base !== look.main.base);
  const facade = tones.length === 1 && second ? solid(second) : body;
  const upper = tones.length > 1 && second ? solid(second) : facade;
  const legWords = `${a.legs_color ?? ''} ${a.legs_material ?? ''}`.toLowerCase();
  const legs =
    metalOf(legWords, look.legs.base) ??
    (/пластик/.test(legWords)
      ? plastic(a.legs_color ? look.legs.base : '#35312d')
      : wood(look.legs.base));
  const topWords = `${a.countertop_material ?? ''} ${a.countertop_color ?? ''}`.toLowerCase();
  const top = /мрамор/.test(topWords)
    ? marble(look.top.base)
    : /камен|кварц|бетон/.test(topWords)
      ? stone(look.top.base)
      : solid(look.top);
  return {
    body,
    facade,
    upper,
    top,
    legs,
    cloth: upholstery(a, look),
  };
}
