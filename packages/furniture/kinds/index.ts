import type { Kind } from '../kind.ts';
import { armchairs } from './armchairs.ts';
import { ballValves } from './ball-valves.ts';
import { beds } from './beds.ts';
import { benches } from './benches.ts';
import { blankets } from './blankets.ts';
import { bunks } from './bunks.ts';
import { cabinets } from './cabinets.ts';
import { chairs } from './chairs.ts';
import { chests } from './chests.ts';
import { coatRacks } from './coat-racks.ts';
import { coffeeTables } from './coffee-tables.ts';
import { cornerKitchens } from './corner-kitchens.ts';
import { cornerSofas } from './corner-sofas.ts';
import { cornerWardrobes } from './corner-wardrobes.ts';
import { cribs } from './cribs.ts';
import { curtains } from './curtains.ts';
import { daybeds } from './daybeds.ts';
import { desks } from './desks.ts';
import { floorLamps } from './floor-lamps.ts';
import { hallways } from './hallways.ts';
import { islandKitchens } from './island-kitchens.ts';
import { kitchens } from './kitchens.ts';
import { linen } from './linen.ts';
import { mattresses } from './mattresses.ts';
import { mirrors } from './mirrors.ts';
import { mixers } from './mixers.ts';
import { nightstands } from './nightstands.ts';
import { organizers } from './organizers.ts';
import { pendants } from './pendants.ts';
import { pillows } from './pillows.ts';
import { poufs } from './poufs.ts';
import { racks } from './racks.ts';
import { rockers } from './rockers.ts';
import { roundTables } from './round-tables.ts';
import { rugs } from './rugs.ts';
import { sconces } from './sconces.ts';
import { sets } from './sets.ts';
import { shoeCabinets } from './shoe-cabinets.ts';
import { showers } from './showers.ts';
import { sinks } from './sinks.ts';
import { slidingWardrobes } from './sliding-wardrobes.ts';
import { sofas } from './sofas.ts';
import { stepStools } from './step-stools.ts';
import { stools } from './stools.ts';
import { tableLamps } from './table-lamps.ts';
import { tables } from './tables.ts';
import { tvStands } from './tv-stands.ts';
import { wallShelves } from './wall-shelves.ts';
import { wallUnits } from './wall-units.ts';
import { wardrobes } from './wardrobes.ts';

/** The first kind whose words match is taken: the narrower words stand before the wider. */
export const kinds: readonly Kind[] = [
  sets,
  cornerSofas,
  sofas,
  linen,
  rockers,
  armchairs,
  nightstands,
  cribs,
  bunks,
  daybeds,
  beds,
  mattresses,
  benches,
  poufs,
  slidingWardrobes,
  cornerWardrobes,
  shoeCabinets,
  coatRacks,
  hallways,
  wardrobes,
  wallUnits,
  wallShelves,
  racks,
  cornerKitchens,
  islandKitchens,
  sinks,
  showers,
  mixers,
  ballValves,
  organizers,
  kitchens,
  floorLamps,
  tableLamps,
  sconces,
  pendants,
  coffeeTables,
  roundTables,
  desks,
  stepStools,
  stools,
  chairs,
  tables,
  tvStands,
  cabinets,
  chests,
  mirrors,
  rugs,
  curtains,
  blankets,
  pillows,
];
