import type { VariantAttributes } from '#contracts/attributes.ts';
import { lookOf } from './colours.ts';
import { armchair } from './forms/armchairs.ts';
import { bed, bunk, crib } from './forms/beds.ts';
import { chair, stool } from './forms/chairs.ts';
import { chest, nightstand, shoeCabinet, tvStand } from './forms/chests.ts';
import { coatRack, hallway } from './forms/hallway.ts';
import { mirror, organizer } from './forms/household.ts';
import { cornerKitchen, kitchen } from './forms/kitchens.ts';
import { floorLamp, pendant, tableLamp } from './forms/lamps.ts';
import { mattress } from './forms/mattresses.ts';
import { ballValve, mixer, sink } from './forms/plumbing.ts';
import { bench, pouf } from './forms/poufs.ts';
import { furnitureSet } from './forms/sets.ts';
import { rack, wallUnit } from './forms/shelving.ts';
import { cornerSofa, sofa } from './forms/sofas.ts';
import { coffeeTable, desk, roundTable, table } from './forms/tables.ts';
import { blanket, curtains, pillow, rug } from './forms/textiles.ts';
import { slidingWardrobe, wardrobe } from './forms/wardrobes.ts';
import type { Form, Piece } from './piece.ts';

/** What holds the thing: it stands, hangs on the wall or from the ceiling, or is seen from above. */
export type Stance = 'floor' | 'wall' | 'ceiling' | 'plan';

interface Kind {
  match: RegExp;
  form: Form;
  /** Usual width and height, mm; of a thing seen from above, width and length. */
  size: [number, number];
  colour: string;
  stance?: Stance;
}

/** The first kind whose words match is drawn; the type counts before the name and the category. */
const kinds: Kind[] = [
  { match: /комплект|набор мебел|гарнитур|обеденная группа/, form: furnitureSet, size: [3600, 2200], colour: '#c9ab80' },
  { match: /диван.*углов|углов.*диван|divan-ugl/, form: cornerSofa, size: [2600, 880], colour: '#8d9a8c' },
  { match: /диван|кушетк|софа|тахт|divany/, form: sofa, size: [2200, 880], colour: '#8d9a8c' },
  { match: /колыбел|кроватка|манеж/, form: crib, size: [1250, 950], colour: '#e6d3b3' },
  { match: /двухъярус|двухэтаж|чердак/, form: bunk, size: [2060, 1700], colour: '#d9c4a1' },
  { match: /кроват|krovat/, form: bed, size: [1700, 1050], colour: '#b9a48c' },
  { match: /матра|наматрас|matras/, form: mattress, size: [1600, 220], colour: '#d9d2c5' },
  { match: /кресл|kresla/, form: armchair, size: [800, 900], colour: '#8d9a8c' },
  { match: /банкет/, form: bench, size: [1100, 460], colour: '#b98f76' },
  { match: /пуф|pufy/, form: pouf, size: [500, 430], colour: '#b98f76' },
  { match: /купе/, form: slidingWardrobe, size: [2000, 2300], colour: '#d3c1a4' },
  { match: /обувниц/, form: shoeCabinet, size: [600, 1100], colour: '#d3c1a4' },
  { match: /вешалк/, form: coatRack, size: [500, 1800], colour: '#a97c50' },
  { match: /прихож|prihozh/, form: hallway, size: [1400, 2150], colour: '#c9ab80' },
  { match: /шкаф|пенал|гардероб|shkafy/, form: wardrobe, size: [1400, 2200], colour: '#d3c1a4' },
  { match: /стенк|гостин/, form: wallUnit, size: [3000, 2100], colour: '#c9ab80' },
  { match: /стеллаж|полк|этажер|буф/, form: rack, size: [900, 1900], colour: '#c9ab80' },
  { match: /кухн[яи].*углов|углов.*кухн/, form: cornerKitchen, size: [2800, 2300], colour: '#8c9a89' },
  { match: /мойк|раковин/, form: sink, size: [600, 500], colour: '#b9b7b2', stance: 'plan' },
  { match: /смесител/, form: mixer, size: [220, 300], colour: '#b9b7b2' },
  { match: /кран|вентиль|kranu/, form: ballValve, size: [90, 70], colour: '#b8935a' },
  { match: /органайзер|лоток|сушилк|корзин|контейнер|рейлинг|obustroy/, form: organizer, size: [450, 300], colour: '#c9ab80' },
  { match: /кухн|kitchen/, form: kitchen, size: [2400, 2300], colour: '#8c9a89' },
  { match: /журнальн|кофейн|приставн/, form: coffeeTable, size: [900, 450], colour: '#c19a66' },
  { match: /стол.*(кругл|овал)|кругл.*стол/, form: roundTable, size: [1000, 750], colour: '#c19a66' },
  { match: /стол.*(письмен|компьютер|рабоч)|парт|бюро|туалетн.*стол/, form: desk, size: [1200, 750], colour: '#c9ab80' },
  { match: /стул(?!.*стол)/, form: chair, size: [460, 850], colour: '#8d9a8c' },
  { match: /табурет/, form: stool, size: [360, 460], colour: '#c19a66' },
  { match: /стол|stolstyl/, form: table, size: [1400, 750], colour: '#c19a66' },
  { match: /тумб.*(тв|tv|телевиз)|тв-тумб/, form: tvStand, size: [1600, 500], colour: '#c9ab80' },
  { match: /прикроват|тумб/, form: nightstand, size: [450, 500], colour: '#c9ab80' },
  { match: /комод|komody/, form: chest, size: [900, 900], colour: '#c9ab80' },
  { match: /зеркал|zerkala/, form: mirror, size: [700, 1100], colour: '#b8935a', stance: 'wall' },
  { match: /торшер/, form: floorLamp, size: [420, 1550], colour: '#e6d9c2' },
  { match: /настольн/, form: tableLamp, size: [280, 460], colour: '#e6d9c2' },
  { match: /подвес|люстр|светильник|svetil/, form: pendant, size: [420, 600], colour: '#c98f63', stance: 'ceiling' },
  { match: /ков[её]р|палас|дорожк|kovry/, form: rug, size: [2000, 1400], colour: '#b58f74', stance: 'plan' },
  { match: /штор|тюл|портьер|занавес/, form: curtains, size: [2000, 2600], colour: '#9aa695' },
  { match: /плед|покрывал|одеял/, form: blanket, size: [1300, 1700], colour: '#b98f76', stance: 'plan' },
  { match: /подушк|наволоч|tekstil/, form: pillow, size: [450, 450], colour: '#b98f76', stance: 'wall' },
  { match: /./, form: wardrobe, size: [900, 1200], colour: '#c9ab80' },
];

/** Categories whose slug does not say what they hold. */
const categoryWords: Record<string, string> = {
  ofisnyedivany: 'диван офисный',
  gostinye: 'стенка',
  detskayamebel: 'кровать',
  komplectmebeli: 'комплект',
  vsedlyaobustroystvakukhni: 'органайзер',
};

export interface Drawing {
  form: Form;
  piece: Piece;
  stance: Stance;
  /** The drawn front, mm. */
  width: number;
  height: number;
  /** What is stated and shown as a label, mm. */
  labels: { width?: number | undefined; height?: number | undefined; depth?: number | undefined };
}

export interface DrawingInput {
  categorySlug: string;
  name: string;
  attributes: VariantAttributes;
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
};

const seedOf = (text: string): number => {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return seed;
};

const kindOf = ({ categorySlug, name, attributes: a }: DrawingInput): Kind => {
  const tries = [a.type_of_product, a.entity, name, categoryWords[categorySlug] ?? categorySlug];
  for (const text of tries) {
    const found = text && kinds.slice(0, -1).find(({ match }) => match.test(text.toLowerCase()));
    if (found) return found;
  }
  return kinds.at(-1)!;
};

/** How a variant is drawn: its form, its front in mm and the labels its data allow. */
export const drawingOf = (input: DrawingInput): Drawing => {
  const { attributes: a, name } = input;
  const kind = kindOf(input);
  const stance = kind.stance ?? 'floor';
  const { dimensions_width: width, dimensions_depth: depth } = a;
  const height = a.dimensions_height ?? (kind.form === mattress ? a.dimensions_thickness : undefined);
  const flat = stance === 'plan';
  const labels = flat && depth ? { width, height: depth, depth: height } : { width, height, depth };
  const words = [name, ...textsOf(a)].join(' ').toLowerCase();
  return {
    form: kind.form,
    stance,
    width: width ?? kind.size[0],
    height: labels.height ?? kind.size[1],
    labels,
    piece: {
      attributes: a,
      look: lookOf(a, name, kind.colour),
      words,
      seed: seedOf(a.series ?? /«([^»]+)»/.exec(name)?.[1] ?? name.split(/[,(]/)[0] ?? ''),
    },
  };
};
