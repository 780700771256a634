import { armchair } from './forms/armchairs.ts';
import { bed } from './forms/beds.ts';
import { blanket } from './forms/blankets.ts';
import { box } from './forms/box.ts';
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
import { mirror, mirrorAround } from './forms/mirrors.ts';
import { mixer } from './forms/mixers.ts';
import { nightstand } from './forms/nightstands.ts';
import { organizer } from './forms/organizers.ts';
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
import { type Around, depthRise, type Form, type Piece } from './piece.ts';

/** How a kind is drawn. */
export interface DrawnKind {
  form: Form;
  /** What the form shows outside its box, mm. */
  around?: (piece: Piece, width: number, height: number) => Around;
}

const nearAndFar = (_: Piece, _width: number, height: number): Around => ({
  behind: depthRise * height,
});

export const plainKind: DrawnKind = { form: box };

/** The drawn form of each kind of furniture, by the kind's name. */
export const drawnKinds: Readonly<Record<string, DrawnKind>> = {
  set: { form: furnitureSet, around: setAround },
  'corner-sofa': { form: cornerSofa, around: nearAndFar },
  sofa: { form: sofa },
  linen: { form: linenPile },
  rocker: { form: rocker },
  armchair: { form: armchair },
  nightstand: { form: nightstand },
  crib: { form: crib },
  bunk: { form: bunk },
  daybed: { form: daybed },
  bed: { form: bed },
  mattress: { form: mattress, around: (_, width) => ({ above: width * mattressRise }) },
  bench: { form: bench },
  pouf: { form: pouf },
  'sliding-wardrobe': { form: slidingWardrobe },
  'corner-wardrobe': { form: cornerWardrobe },
  'shoe-cabinet': { form: shoeCabinet },
  'coat-rack': { form: coatRack },
  hallway: { form: hallway },
  wardrobe: { form: wardrobe },
  'wall-unit': { form: wallUnit },
  'wall-shelf': { form: wallShelf },
  rack: { form: rack },
  'corner-kitchen': { form: cornerKitchen, around: nearAndFar },
  'island-kitchen': { form: islandKitchen, around: nearAndFar },
  sink: { form: sink },
  shower: { form: shower },
  mixer: { form: mixer },
  'ball-valve': { form: ballValve },
  organizer: { form: organizer },
  kitchen: { form: kitchen },
  'floor-lamp': { form: floorLamp },
  'table-lamp': { form: tableLamp },
  sconce: { form: sconce },
  pendant: { form: pendant },
  'coffee-table': { form: coffeeTable },
  'round-table': { form: roundTable },
  desk: { form: desk },
  'step-stool': { form: stepStool },
  stool: { form: stool },
  chair: { form: chair },
  table: { form: table },
  'tv-stand': { form: tvStand },
  cabinet: { form: nightstand },
  chest: { form: chest },
  mirror: { form: mirror, around: mirrorAround },
  rug: { form: rug },
  curtain: { form: curtains },
  blanket: { form: blanket },
  pillow: { form: pillow },
};
