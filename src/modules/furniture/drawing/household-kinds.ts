import { blanket } from './forms/blankets.ts';
import { chair } from './forms/chairs.ts';
import { chest } from './forms/chests.ts';
import { cornerKitchen } from './forms/corner-kitchens.ts';
import { curtains } from './forms/curtains.ts';
import { desk } from './forms/desks.ts';
import { floorLamp } from './forms/floor-lamps.ts';
import { islandKitchen } from './forms/island-kitchens.ts';
import { kitchen } from './forms/kitchens.ts';
import { mirror, mirrorAround } from './forms/mirrors.ts';
import { mixer, mixerStance } from './forms/mixers.ts';
import { nightstand } from './forms/nightstands.ts';
import { organizer, organizerStance } from './forms/organizers.ts';
import { pendant, showsPendant } from './forms/pendants.ts';
import { pillow } from './forms/pillows.ts';
import { roundTable } from './forms/round-tables.ts';
import { rug } from './forms/rugs.ts';
import { sconce } from './forms/sconces.ts';
import { shower } from './forms/showers.ts';
import { sink } from './forms/sinks.ts';
import { stepStool, stool } from './forms/stools.ts';
import { tableLamp } from './forms/table-lamps.ts';
import { coffeeTable, table } from './forms/tables.ts';
import { tvStand } from './forms/tv-stands.ts';
import { ballValve } from './forms/valves.ts';
import { board, fabric, hung, type Kind, nearAndFar, oakColour, steelColour } from './kind.ts';

/** Kitchens and plumbing, lamps, tables and chests, mirrors and textiles. */
export const householdKinds: Kind[] = [
  {
    match: /кухн[яи].*углов|углов.*кухн/,
    form: cornerKitchen,
    carried: true,
    around: nearAndFar,
    size: [2800, 2300],
    colour: '#8c9a89',
  },
  {
    match: /кухн[яи].*остров/,
    form: islandKitchen,
    carried: true,
    around: nearAndFar,
    size: [3600, 2400],
    colour: '#8c9a89',
  },
  {
    match: /мойк[аи]|раковина/,
    form: sink,
    size: [600, 500],
    colour: steelColour,
    stance: 'plan',
    round: 'outline',
  },
  { match: /душев/, form: shower, size: [300, 1150], colour: steelColour, stance: 'wall' },
  {
    match: /смесител/,
    form: mixer,
    size: [220, 300],
    colour: steelColour,
    side: true,
    stance: mixerStance,
  },
  { match: /кран|вентиль|kranu/, form: ballValve, size: [90, 70], colour: steelColour },
  {
    match: /органайзер|лоток|сушилк|корзин|контейнер|obustroy/,
    form: organizer,
    size: [450, 300],
    colour: board,
    stance: organizerStance,
  },
  { match: /кухн|kitchen/, form: kitchen, carried: true, size: [2400, 2300], colour: '#8c9a89' },
  { match: /торшер/, form: floorLamp, size: [420, 1550], colour: '#e6d9c2', round: 'body' },
  {
    match: /ламп/,
    form: tableLamp,
    size: [280, 460],
    colour: '#e6d9c2',
    side: true,
    round: 'body',
  },
  {
    match: /настенн|бра(?![а-я])/,
    form: sconce,
    spread: 6,
    round: 'body',
    size: [180, 260],
    colour: '#d8c6a8',
    stance: 'wall',
  },
  {
    match: /подвес|люстр|светильник|svetil/,
    form: pendant,
    round: 'body',
    shows: showsPendant,
    size: [420, 600],
    colour: '#c98f63',
    stance: 'ceiling',
  },
  {
    match: /журнальн|кофейн|приставн/,
    form: coffeeTable,
    size: [900, 450],
    colour: oakColour,
    round: 'body',
  },
  {
    match: /стол.*(кругл|овал)|кругл.*стол/,
    form: roundTable,
    round: 'body',
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
  { match: /табурет/, form: stool, size: [360, 460], colour: oakColour, round: 'body' },
  { match: /стул/, form: chair, size: [460, 850], colour: fabric, spread: 1.7 },
  { match: /стол|stolstyl/, form: table, size: [1400, 750], colour: oakColour },
  {
    match: /тумб.*(тв|tv|телевиз)|тв-тумб/,
    form: tvStand,
    stance: hung,
    lift: 260,
    size: [1600, 500],
    colour: board,
  },
  { match: /тумб/, form: nightstand, size: [450, 500], colour: board },
  { match: /комод|komody/, form: chest, size: [900, 900], colour: board },
  {
    match: /зеркал|zerkala/,
    form: mirror,
    round: 'body',
    around: mirrorAround,
    size: [700, 1100],
    colour: '#b8935a',
    stance: (words) => (/напольн/.test(words) ? 'floor' : 'wall'),
  },
  {
    match: /ков[её]р|ковров|палас|дорожк|kovry/,
    form: rug,
    spread: 8,
    round: 'outline',
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
