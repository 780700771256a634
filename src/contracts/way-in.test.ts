import { describe, expect, it } from 'vitest';
import { commonCabins } from './passing.ts';
import { hardestOf, placesOnWay, usualWayIn, wholePassing } from './way-in.ts';

const box = (length: number, width: number, height: number) => ({ length, width, height });
const nothing = { entrance: null, lift: null, turn: null, flat: null };

describe('the way in', () => {
  it('asks the places that are on it, in their order', () => {
    const places = (way: typeof nothing) => placesOnWay(box(600, 500, 400), way);
    expect(places(nothing)).toEqual([]);
    expect(placesOnWay(box(600, 500, 400), usualWayIn).map(({ place }) => place)).toEqual([
      'entrance',
      'lift',
      'turn',
      'flat',
    ]);
  });

  it('names the place that lacks most, else the one that needs tilting', () => {
    const wide = placesOnWay(box(1050, 900, 850), usualWayIn);
    expect(hardestOf(wide)).toEqual({ place: 'lift', passing: { how: 'not', missing: 210 } });
    const way = { ...usualWayIn, lift: commonCabins[1000] };
    expect(hardestOf(placesOnWay(box(2400, 900, 600), way))?.passing.how).toBe('tilted');
    expect(hardestOf([])).toBeUndefined();
  });

  it('passes as its worst package does, and says where only the lift stops it', () => {
    const small = box(600, 500, 400);
    const long = box(2300, 700, 500);
    expect(wholePassing([small], usualWayIn)).toBe('straight');
    expect(wholePassing([small, long], usualWayIn)).toBe('stairs');
    expect(wholePassing([small, long], { ...usualWayIn, lift: null })).toBe('tilted');
    expect(wholePassing([box(2300, 2200, 900)], usualWayIn)).toBe('not');
    expect(wholePassing([long], { ...nothing, lift: usualWayIn.lift })).toBe('not');
    expect(wholePassing([long], nothing)).toBeNull();
  });
});
