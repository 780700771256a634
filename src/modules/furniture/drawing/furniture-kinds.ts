import { armchair } from './forms/armchairs.ts';
import { bed } from './forms/beds.ts';
import { bunk } from './forms/bunks.ts';
import { coatRack } from './forms/coats.ts';
import { cornerSofa } from './forms/corner-sofas.ts';
import { cornerWardrobe } from './forms/corner-wardrobes.ts';
import { crib } from './forms/cribs.ts';
import { daybed } from './forms/daybeds.ts';
import { hallway } from './forms/hallway.ts';
import { linenPile } from './forms/linen.ts';
import { mattress, mattressRise } from './forms/mattresses.ts';
import { nightstand } from './forms/nightstands.ts';
import { bench, pouf } from './forms/poufs.ts';
import { rack } from './forms/racks.ts';
import { rocker } from './forms/rockers.ts';
import { furnitureSet, setAround, showsSet } from './forms/sets.ts';
import { shoeCabinet } from './forms/shoe-cabinets.ts';
import { slidingWardrobe } from './forms/sliding-wardrobes.ts';
import { sofa } from './forms/sofas.ts';
import { wallShelf } from './forms/wall-shelves.ts';
import { wallUnit } from './forms/wall-units.ts';
import { wardrobe } from './forms/wardrobes.ts';
import { board, fabric, hung, type Kind, nearAndFar } from './kind.ts';

/** What one sits and lies on, and what holds things in rooms. */
export const furnitureKinds: Kind[] = [
  {
    match: /комплект|набор мебел|гарнитур|обеденная группа/,
    form: furnitureSet,
    carried: true,
    size: [3600, 2200],
    colour: board,
    around: setAround,
    shows: showsSet,
  },
  {
    match: /диван.*углов|углов.*диван/,
    form: cornerSofa,
    carried: true,
    around: nearAndFar,
    size: [2600, 880],
    spread: 2.4,
    colour: fabric,
  },
  {
    match: /диван|кушетк|софа|divany/,
    form: sofa,
    carried: true,
    size: [2200, 880],
    spread: 2.4,
    colour: fabric,
  },
  { match: /постельн|бель[её]/, form: linenPile, size: [380, 90], colour: '#a9bfcc' },
  { match: /качалк/, form: rocker, size: [980, 1000], colour: fabric, side: true, spread: 1.4 },
  { match: /кресл|kresla/, form: armchair, size: [800, 900], colour: fabric, spread: 2 },
  { match: /прикроват/, form: nightstand, size: [450, 500], colour: board },
  { match: /колыбел|кроватка|манеж/, form: crib, side: true, size: [1250, 950], colour: '#e6d3b3' },
  {
    match: /двухъярус|двухэтаж|чердак/,
    form: bunk,
    carried: true,
    size: [2060, 1700],
    colour: '#d9c4a1',
    side: true,
  },
  { match: /тахт/, form: daybed, carried: true, size: [2080, 880], colour: fabric, side: true },
  {
    match: /кроват|krovat/,
    form: bed,
    carried: true,
    size: [1700, 1050],
    colour: '#b9a48c',
    spread: 2.4,
  },
  {
    match: /матра|matras/,
    form: mattress,
    carried: true,
    size: [1600, 220],
    colour: '#e9e2d6',
    around: (_, width) => ({ above: width * mattressRise }),
  },
  { match: /банкет/, form: bench, size: [1100, 460], colour: '#b98f76' },
  { match: /пуф|pufy/, form: pouf, size: [500, 430], colour: '#b98f76', spread: 3, round: 'body' },
  { match: /купе/, form: slidingWardrobe, carried: true, size: [2000, 2300], colour: '#d3c1a4' },
  {
    match: /шкаф.*углов/,
    form: cornerWardrobe,
    carried: true,
    size: [920, 2200],
    colour: '#d3c1a4',
  },
  { match: /обувниц/, form: shoeCabinet, size: [600, 1100], colour: '#d3c1a4' },
  { match: /вешалк/, form: coatRack, size: [500, 1800], colour: '#a97c50' },
  { match: /прихож|prihozh/, form: hallway, carried: true, size: [1400, 2150], colour: board },
  {
    match: /шкаф|пенал|гардероб|shkafy/,
    form: wardrobe,
    carried: true,
    size: [1400, 2200],
    colour: '#d3c1a4',
  },
  {
    match: /стенк|гостин/,
    form: wallUnit,
    stance: hung,
    lift: 350,
    carried: true,
    size: [3000, 2100],
    colour: board,
  },
  { match: /полк[аи]/, form: wallShelf, size: [800, 240], colour: board, stance: 'wall' },
  { match: /стеллаж|этажер|буфет/, form: rack, carried: true, size: [900, 1900], colour: board },
];
