import { armchair as armchairDrawing } from '../../src/modules/furniture/drawing/forms/armchairs.ts';
import { bed as bedDrawing } from '../../src/modules/furniture/drawing/forms/beds.ts';
import { blanket as blanketDrawing } from '../../src/modules/furniture/drawing/forms/blankets.ts';
import { bunk as bunkDrawing } from '../../src/modules/furniture/drawing/forms/bunks.ts';
import { chair as chairDrawing } from '../../src/modules/furniture/drawing/forms/chairs.ts';
import { chest as chestDrawing } from '../../src/modules/furniture/drawing/forms/chests.ts';
import { coatRack as coatRackDrawing } from '../../src/modules/furniture/drawing/forms/coats.ts';
import { cornerKitchen as cornerKitchenDrawing } from '../../src/modules/furniture/drawing/forms/corner-kitchens.ts';
import { cornerSofa as cornerSofaDrawing } from '../../src/modules/furniture/drawing/forms/corner-sofas.ts';
import { cornerWardrobe as cornerWardrobeDrawing } from '../../src/modules/furniture/drawing/forms/corner-wardrobes.ts';
import { crib as cribDrawing } from '../../src/modules/furniture/drawing/forms/cribs.ts';
import { curtains as curtainsDrawing } from '../../src/modules/furniture/drawing/forms/curtains.ts';
import { daybed as daybedDrawing } from '../../src/modules/furniture/drawing/forms/daybeds.ts';
import { desk as deskDrawing } from '../../src/modules/furniture/drawing/forms/desks.ts';
import { floorLamp as floorLampDrawing } from '../../src/modules/furniture/drawing/forms/floor-lamps.ts';
import { hallway as hallwayDrawing } from '../../src/modules/furniture/drawing/forms/hallway.ts';
import { islandKitchen as islandKitchenDrawing } from '../../src/modules/furniture/drawing/forms/island-kitchens.ts';
import { kitchen as kitchenDrawing } from '../../src/modules/furniture/drawing/forms/kitchens.ts';
import { linenPile as linenPileDrawing } from '../../src/modules/furniture/drawing/forms/linen.ts';
import { mattress as mattressDrawing } from '../../src/modules/furniture/drawing/forms/mattresses.ts';
import { mirror as mirrorDrawing } from '../../src/modules/furniture/drawing/forms/mirrors.ts';
import { mixer as mixerDrawing } from '../../src/modules/furniture/drawing/forms/mixers.ts';
import { nightstand as nightstandDrawing } from '../../src/modules/furniture/drawing/forms/nightstands.ts';
import { organizer as organizerDrawing } from '../../src/modules/furniture/drawing/forms/organizers.ts';
import { pendant as pendantDrawing } from '../../src/modules/furniture/drawing/forms/pendants.ts';
import { pillow as pillowDrawing } from '../../src/modules/furniture/drawing/forms/pillows.ts';
import {
  bench as benchDrawing,
  pouf as poufDrawing,
} from '../../src/modules/furniture/drawing/forms/poufs.ts';
import { rack as rackDrawing } from '../../src/modules/furniture/drawing/forms/racks.ts';
import { rocker as rockerDrawing } from '../../src/modules/furniture/drawing/forms/rockers.ts';
import { roundTable as roundTableDrawing } from '../../src/modules/furniture/drawing/forms/round-tables.ts';
import { rug as rugDrawing } from '../../src/modules/furniture/drawing/forms/rugs.ts';
import { sconce as sconceDrawing } from '../../src/modules/furniture/drawing/forms/sconces.ts';
import { furnitureSet as furnitureSetDrawing } from '../../src/modules/furniture/drawing/forms/sets.ts';
import { shoeCabinet as shoeCabinetDrawing } from '../../src/modules/furniture/drawing/forms/shoe-cabinets.ts';
import { shower as showerDrawing } from '../../src/modules/furniture/drawing/forms/showers.ts';
import { sink as sinkDrawing } from '../../src/modules/furniture/drawing/forms/sinks.ts';
import { slidingWardrobe as slidingWardrobeDrawing } from '../../src/modules/furniture/drawing/forms/sliding-wardrobes.ts';
import { sofa as sofaDrawing } from '../../src/modules/furniture/drawing/forms/sofas.ts';
import {
  stepStool as stepStoolDrawing,
  stool as stoolDrawing,
} from '../../src/modules/furniture/drawing/forms/stools.ts';
import { tableLamp as tableLampDrawing } from '../../src/modules/furniture/drawing/forms/table-lamps.ts';
import {
  coffeeTable as coffeeTableDrawing,
  table as tableDrawing,
} from '../../src/modules/furniture/drawing/forms/tables.ts';
import { tvStand as tvStandDrawing } from '../../src/modules/furniture/drawing/forms/tv-stands.ts';
import { ballValve as ballValveDrawing } from '../../src/modules/furniture/drawing/forms/valves.ts';
import { wallShelf as wallShelfDrawing } from '../../src/modules/furniture/drawing/forms/wall-shelves.ts';
import { wallUnit as wallUnitDrawing } from '../../src/modules/furniture/drawing/forms/wall-units.ts';
import { wardrobe as wardrobeDrawing } from '../../src/modules/furniture/drawing/forms/wardrobes.ts';
import type { Form } from '../../src/modules/furniture/drawing/piece.ts';
import { armchair } from './forms/armchairs.ts';
import { bed } from './forms/beds.ts';
import { bench } from './forms/benches.ts';
import { blanket } from './forms/blankets.ts';
import { chair } from './forms/chairs.ts';
import { chest, nightstand, shoeCabinet, tvStand } from './forms/chests.ts';
import { bunk, crib } from './forms/children-beds.ts';
import { coatRack } from './forms/coat-racks.ts';
import { cornerSofa } from './forms/corner-sofas.ts';
import { curtains } from './forms/curtains.ts';
import { daybed } from './forms/daybeds.ts';
import { desk } from './forms/desks.ts';
import { floorLamp } from './forms/floor-lamps.ts';
import { hallway } from './forms/hallways.ts';
import { islandKitchen } from './forms/island-kitchens.ts';
import { cornerKitchen, kitchen } from './forms/kitchens.ts';
import { linenPile } from './forms/linen.ts';
import { mattress } from './forms/mattresses.ts';
import { mirror } from './forms/mirrors.ts';
import { mixer } from './forms/mixers.ts';
import { organizer } from './forms/organizers.ts';
import { pendant } from './forms/pendants.ts';
import { pillow } from './forms/pillows.ts';
import { pouf } from './forms/poufs.ts';
import { rack } from './forms/racks.ts';
import { rocker } from './forms/rockers.ts';
import { coffeeTable, roundTable } from './forms/round-tables.ts';
import { rug } from './forms/rugs.ts';
import { sconce } from './forms/sconces.ts';
import { furnitureSet } from './forms/sets.ts';
import { shower } from './forms/showers.ts';
import { sink } from './forms/sinks.ts';
import { sofa } from './forms/sofas.ts';
import { stepStool, stool } from './forms/stools.ts';
import { tableLamp } from './forms/table-lamps.ts';
import { table } from './forms/tables.ts';
import { ballValve } from './forms/valves.ts';
import { wallShelf } from './forms/wall-shelves.ts';
import { wallUnit } from './forms/wall-units.ts';
import { cornerWardrobe, slidingWardrobe, wardrobe } from './forms/wardrobes.ts';
import type { Build } from './kit/piece.ts';

export interface Builder {
  readonly build: Build;
  /** Usual depth where the data state none, mm. */
  readonly depth: number;
}

const builder = (build: Build, depth: number): Builder => ({ build, depth });

/** What builds each form: one thing is told apart from another once, by the drawings. */
export const builders: ReadonlyMap<Form, Builder> = new Map([
  [sofaDrawing, builder(sofa, 950)],
  [cornerSofaDrawing, builder(cornerSofa, 1700)],
  [armchairDrawing, builder(armchair, 850)],
  [rockerDrawing, builder(rocker, 950)],
  [poufDrawing, builder(pouf, 500)],
  [benchDrawing, builder(bench, 400)],
  [bedDrawing, builder(bed, 2120)],
  [daybedDrawing, builder(daybed, 2080)],
  [bunkDrawing, builder(bunk, 2060)],
  [cribDrawing, builder(crib, 1260)],
  [mattressDrawing, builder(mattress, 2000)],
  [chestDrawing, builder(chest, 450)],
  [nightstandDrawing, builder(nightstand, 400)],
  [tvStandDrawing, builder(tvStand, 400)],
  [shoeCabinetDrawing, builder(shoeCabinet, 300)],
  [wardrobeDrawing, builder(wardrobe, 580)],
  [slidingWardrobeDrawing, builder(slidingWardrobe, 620)],
  [cornerWardrobeDrawing, builder(cornerWardrobe, 920)],
  [wallUnitDrawing, builder(wallUnit, 430)],
  [rackDrawing, builder(rack, 340)],
  [wallShelfDrawing, builder(wallShelf, 200)],
  [hallwayDrawing, builder(hallway, 400)],
  [coatRackDrawing, builder(coatRack, 480)],
  [kitchenDrawing, builder(kitchen, 600)],
  [cornerKitchenDrawing, builder(cornerKitchen, 1700)],
  [islandKitchenDrawing, builder(islandKitchen, 2400)],
  [tableDrawing, builder(table, 800)],
  [roundTableDrawing, builder(roundTable, 1000)],
  [coffeeTableDrawing, builder(coffeeTable, 600)],
  [deskDrawing, builder(desk, 600)],
  [chairDrawing, builder(chair, 520)],
  [stoolDrawing, builder(stool, 360)],
  [stepStoolDrawing, builder(stepStool, 400)],
  [furnitureSetDrawing, builder(furnitureSet, 2000)],
  [mixerDrawing, builder(mixer, 180)],
  [showerDrawing, builder(shower, 430)],
  [ballValveDrawing, builder(ballValve, 40)],
  [sinkDrawing, builder(sink, 500)],
  [organizerDrawing, builder(organizer, 280)],
  [floorLampDrawing, builder(floorLamp, 420)],
  [tableLampDrawing, builder(tableLamp, 280)],
  [sconceDrawing, builder(sconce, 110)],
  [pendantDrawing, builder(pendant, 420)],
  [mirrorDrawing, builder(mirror, 35)],
  [rugDrawing, builder(rug, 2300)],
  [curtainsDrawing, builder(curtains, 100)],
  [blanketDrawing, builder(blanket, 1700)],
  [pillowDrawing, builder(pillow, 450)],
  [linenPileDrawing, builder(linenPile, 300)],
]);

export const plainBuilder: Builder = builder(wardrobe, 500);
