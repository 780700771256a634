import { armchair } from './forms/armchairs.ts';
import { bed } from './forms/beds.ts';
import { blanket } from './forms/blankets.ts';
import { bunk } from './forms/bunks.ts';
import { chair } from './forms/chairs.ts';
import { chest } from './forms/chests.ts';
import { coatRack } from './forms/coats.ts';
import { cornerKitchen } from './forms/corner-kitchens.ts';
import { cornerSofa } from './forms/corner-sofas.ts';
import { cornerWardrobe } from './forms/corner-wardrobes.ts';
import { crib } from './forms/cribs.ts';
import { curtains } from './forms/curtains.ts';
import { daybed } from './forms/daybeds.ts';
import { desk } from './forms/desks.ts';
import { floorLamp } from './forms/floor-lamps.ts';
import { hallway } from './forms/hallway.ts';
import { islandKitchen } from './forms/island-kitchens.ts';
import { kitchen } from './forms/kitchens.ts';
import { linenPile } from './forms/linen.ts';
import { mattress, mattressRise } from './forms/mattresses.ts';
import { mirror } from './forms/mirrors.ts';
import { mixer } from './forms/mixers.ts';
import { nightstand } from './forms/nightstands.ts';
import { organizer, organizerStance } from './forms/organizers.ts';
import { pendant } from './forms/pendants.ts';
import { pillow } from './forms/pillows.ts';
import { bench, pouf } from './forms/poufs.ts';
import { rack } from './forms/racks.ts';
import { rocker } from './forms/rockers.ts';
import { roundTable } from './forms/round-tables.ts';
import { rug } from './forms/rugs.ts';
import { sconce } from './forms/sconces.ts';
import { furnitureSet, setAround } from './forms/sets.ts';
import { shoeCabinet } from './forms/shoe-cabinets.ts';
import { shower } from './forms/showers.ts';
import { sink } from './forms/sinks.ts';
import { slidingWardrobe } from './forms/sliding-wardrobes.ts';
import { sofa } from './forms/sofas.ts';
import { stepStool, stool } from './forms/stools.ts';
import { tableLamp } from './forms/table-lamps.ts';
import { coffeeTable, table } from './forms/tables.ts';
import { tvStand } from './forms/tv-stands.ts';
import { ballValve } from './forms/valves.ts';
import { wallShelf } from './forms/wall-shelves.ts';
import { wallUnit } from './forms/wall-units.ts';
import { wardrobe } from './forms/wardrobes.ts';
import { type Around, depthRise, type Form, type Piece, type Stance } from './piece.ts';

/** One way of drawing, and what tells it. */
export interface Kind {
  match: RegExp;
  form: Form;
  /** Usual width and height, mm; of a thing seen from above, width and length. */
  size: [number, number];
  colour: string;
  stance?: Stance | ((words: string) => Stance);
  /** Seen from its side, where that is the longer one. */
  side?: true;
  /** What the form shows outside its box, mm. */
  around?: (piece: Piece, width: number, height: number) => Around;
}

const fabric = '#8d9a8c';

const board = '#c9ab80';

const oakColour = '#c19a66';

const steelColour = '#b9b7b2';

const nearAndFar = (_: Piece, _width: number, height: number): Around => ({
  behind: depthRise * height,
});

/** The first kind that matches is drawn: the narrower words stand before the wider. */
export const kinds: Kind[] = [
  {
    match: /комплект|набор мебел|гарнитур|обеденная группа/,
    form: furnitureSet,
    size: [3600, 2200],
    colour: board,
    around: setAround,
  },
  {
    match: /диван.*углов|углов.*диван/,
    form: cornerSofa,
    around: nearAndFar,
    size: [2600, 880],
    colour: fabric,
  },
  { match: /диван|кушетк|софа|divany/, form: sofa, size: [2200, 880], colour: fabric },
  { match: /постельн|бель[её]/, form: linenPile, size: [380, 90], colour: '#a9bfcc' },
  { match: /качалк/, form: rocker, size: [980, 1000], colour: fabric, side: true },
  { match: /кресл|kresla/, form: armchair, size: [800, 900], colour: fabric },
  { match: /прикроват/, form: nightstand, size: [450, 500], colour: board },
  { match: /колыбел|кроватка|манеж/, form: crib, side: true, size: [1250, 950], colour: '#e6d3b3' },
  {
    match: /двухъярус|двухэтаж|чердак/,
    form: bunk,
    size: [2060, 1700],
    colour: '#d9c4a1',
    side: true,
  },
  { match: /тахт/, form: daybed, size: [2080, 880], colour: fabric, side: true },
  { match: /кроват|krovat/, form: bed, size: [1700, 1050], colour: '#b9a48c' },
  {
    match: /матра|matras/,
    form: mattress,
    size: [1600, 220],
    colour: '#e9e2d6',
    around: (_, width) => ({ above: width * mattressRise }),
  },
  { match: /банкет/, form: bench, size: [1100, 460], colour: '#b98f76' },
  { match: /пуф|pufy/, form: pouf, size: [500, 430], colour: '#b98f76' },
  { match: /купе/, form: slidingWardrobe, size: [2000, 2300], colour: '#d3c1a4' },
  { match: /шкаф.*углов/, form: cornerWardrobe, size: [920, 2200], colour: '#d3c1a4' },
  { match: /обувниц/, form: shoeCabinet, size: [600, 1100], colour: '#d3c1a4' },
  { match: /вешалк/, form: coatRack, size: [500, 1800], colour: '#a97c50' },
  { match: /прихож|prihozh/, form: hallway, size: [1400, 2150], colour: board },
  { match: /шкаф|пенал|гардероб|shkafy/, form: wardrobe, size: [1400, 2200], colour: '#d3c1a4' },
  { match: /стенк|гостин/, form: wallUnit, size: [3000, 2100], colour: board },
  { match: /полк[аи]/, form: wallShelf, size: [800, 240], colour: board, stance: 'wall' },
  { match: /стеллаж|этажер|буфет/, form: rack, size: [900, 1900], colour: board },
  {
    match: /кухн[яи].*углов|углов.*кухн/,
    form: cornerKitchen,
    around: nearAndFar,
    size: [2800, 2300],
    colour: '#8c9a89',
  },
  {
    match: /кухн[яи].*остров/,
    form: islandKitchen,
    around: nearAndFar,
    size: [3600, 2400],
    colour: '#8c9a89',
  },
  { match: /мойк[аи]|раковина/, form: sink, size: [600, 500], colour: steelColour, stance: 'plan' },
  { match: /душев/, form: shower, size: [300, 1150], colour: steelColour, stance: 'wall' },
  { match: /смесител/, form: mixer, size: [220, 300], colour: steelColour, side: true },
  { match: /кран|вентиль|kranu/, form: ballValve, size: [90, 70], colour: steelColour },
  {
    match: /органайзер|лоток|сушилк|корзин|контейнер|obustroy/,
    form: organizer,
    size: [450, 300],
    colour: board,
    stance: organizerStance,
  },
  { match: /кухн|kitchen/, form: kitchen, size: [2400, 2300], colour: '#8c9a89' },
  { match: /торшер/, form: floorLamp, size: [420, 1550], colour: '#e6d9c2' },
  { match: /ламп/, form: tableLamp, size: [280, 460], colour: '#e6d9c2', side: true },
  {
    match: /настенн|бра(?![а-я])/,
    form: sconce,
    size: [180, 260],
    colour: '#d8c6a8',
    stance: 'wall',
  },
  {
    match: /подвес|люстр|светильник|svetil/,
    form: pendant,
    size: [420, 600],
    colour: '#c98f63',
    stance: 'ceiling',
  },
  { match: /журнальн|кофейн|приставн/, form: coffeeTable, size: [900, 450], colour: oakColour },
  {
    match: /стол.*(кругл|овал)|кругл.*стол/,
    form: roundTable,
    size: [1000, 750],
    colour: oakColour,
  },
  {
    match: /стол.*(письмен|компьютер|рабоч)|парта|бюро|туалетн.*стол/,
    form: desk,
    size: [1200, 750],
    colour: board,
  },
  { match: /стремянк/, form: stepStool, size: [420, 500], colour: oakColour },
  { match: /табурет/, form: stool, size: [360, 460], colour: oakColour },
  { match: /стул/, form: chair, size: [460, 850], colour: fabric },
  { match: /стол|stolstyl/, form: table, size: [1400, 750], colour: oakColour },
  { match: /тумб.*(тв|tv|телевиз)|тв-тумб/, form: tvStand, size: [1600, 500], colour: board },
  { match: /тумб/, form: nightstand, size: [450, 500], colour: board },
  { match: /комод|komody/, form: chest, size: [900, 900], colour: board },
  {
    match: /зеркал|zerkala/,
    form: mirror,
    size: [700, 1100],
    colour: '#b8935a',
    stance: (words) => (/напольн/.test(words) ? 'floor' : 'wall'),
  },
  {
    match: /ков[её]р|ковров|палас|дорожк|kovry/,
    form: rug,
    size: [2000, 1400],
    colour: '#b58f74',
    stance: 'plan',
  },
  { match: /штор|тюл|портьер|занавес/, form: curtains, size: [2000, 2600], colour: '#9aa695' },
  {
    match: /плед|покрывал|одеял/,
    form: blanket,
    size: [1300, 1700],
    colour: '#b98f76',
    stance: 'plan',
  },
  {
    match: /подушк|наволоч|tekstil/,
    form: pillow,
    size: [450, 450],
    colour: '#b98f76',
    stance: 'plan',
  },
];

/** What is drawn when no words say more. */
export const plainKind: Kind = { match: /./, form: wardrobe, size: [900, 1200], colour: board };

/** Categories whose slug does not say what they hold. */
export const categoryWords: Record<string, string> = {
  ofisnyedivany: 'диван',
  gostinye: 'стенка',
  detskayamebel: 'кровать',
  komplectmebeli: 'комплект спальни',
  vsedlyaobustroystvakukhni: 'органайзер',
};
