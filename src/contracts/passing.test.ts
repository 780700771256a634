import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aroundTurn, intoLift, type PackageSize, throughOpening } from './passing.ts';

const box = (length: number, width: number, height: number): PackageSize => ({
  length,
  width,
  height,
});

describe('through an opening', () => {
  const door = { width: 800, height: 2000 };

  it('passes what has its two smaller sides below those of the opening, less room for hands', () => {
    expect(throughOpening(box(2300, 900, 700), door)).toEqual({ how: 'straight' });
    expect(throughOpening(box(2300, 1900, 790), door)).toEqual({ how: 'straight' });
    expect(throughOpening(box(2300, 1900, 830), door)).toEqual({ how: 'not', missing: 40 });
    // By Carver's condition a thin one leans through what an upright one does not; a thicker one does not.
    expect(throughOpening(box(2300, 2030, 100), door)).toEqual({ how: 'tilted' });
    expect(throughOpening(box(2300, 2100, 300), door)).toEqual({ how: 'not', missing: 110 });
    expect(throughOpening(box(2300, 2200, 700), door)).toMatchObject({ how: 'not' });
  });
});

describe('into a lift', () => {
  const door = { width: 700, height: 2000 };
  const cabin = { width: 1000, depth: 1100, height: 2100, door };

  it('passes what stands, lies or leans in it, and says how much is missing for the rest', () => {
    expect(intoLift(box(2000, 600, 500), cabin)).toEqual({ how: 'straight' });
    expect(intoLift(box(1050, 690, 690), cabin)).toEqual({ how: 'straight' });
    expect(intoLift(box(2200, 600, 200), cabin)).toEqual({ how: 'tilted' });
    expect(intoLift(box(2600, 600, 500), cabin)).toEqual({ how: 'not', missing: 510 });
    // The door is too narrow for what the cabin could hold.
    expect(intoLift(box(1000, 900, 800), cabin)).toEqual({ how: 'not', missing: 110 });
    // High enough, and too broad for the floor.
    const wide = { ...cabin, door: { width: 1400, height: 2000 } };
    expect(intoLift(box(1300, 1200, 1100), wide)).toEqual({ how: 'not', missing: 110 });
  });
});

describe('around a turn', () => {
  const turn = { before: 1000, after: 1000, height: 2500 };

  it('passes what its length and thickness allow at 45 degrees, upright where the ceiling allows it', () => {
    // Without thickness the longest is the root of eight times the width; thickness takes twice itself.
    expect(aroundTurn(box(2200, 900, 250), turn)).toEqual({ how: 'straight' });
    expect(aroundTurn(box(2400, 900, 600), turn)).toEqual({ how: 'tilted' });
    const low = { ...turn, height: 2100 };
    expect(aroundTurn(box(2400, 900, 600), low)).toMatchObject({ how: 'not' });
    expect(aroundTurn(box(2400, 1500, 1200), low)).toMatchObject({ how: 'not' });
    // So much wider both corridors would let it through, and no less.
    const found = aroundTurn(box(2400, 900, 600), low);
    const missing = found.how === 'not' ? found.missing : 0;
    const wider = (more: number) => ({ ...low, before: 1000 + more, after: 1000 + more });
    expect(missing).toBeGreaterThan(100);
    expect(aroundTurn(box(2400, 900, 600), wider(missing + 1)).how).not.toBe('not');
    expect(aroundTurn(box(2400, 900, 600), wider(missing - 2)).how).toBe('not');
  });
});

describe('any package', () => {
  const side = fc.integer({ min: 50, max: 3000 });
  const size = fc.record({ length: side, width: side, height: side });
  const room = fc.integer({ min: 500, max: 2600 });
  const rank = { straight: 0, tilted: 1, not: 2 };

  it('passes the same whichever way its sides are named, and no worse where there is more room', () => {
    fc.assert(
      fc.property(
        size,
        room,
        room,
        room,
        fc.integer({ min: 0, max: 300 }),
        (one, a, b, c, more) => {
          const named = { length: one.height, width: one.length, height: one.width };
          const small = { width: a, height: b };
          const large = { width: a + more, height: b + more };
          const places = [
            (wanted: PackageSize) => throughOpening(wanted, small),
            (wanted: PackageSize) =>
              intoLift(wanted, { width: a, depth: b, height: c, door: small }),
            (wanted: PackageSize) => aroundTurn(wanted, { before: a, after: b, height: c }),
          ];
          const larger = [
            (wanted: PackageSize) => throughOpening(wanted, large),
            (wanted: PackageSize) =>
              intoLift(wanted, { width: a + more, depth: b + more, height: c + more, door: large }),
            (wanted: PackageSize) =>
              aroundTurn(wanted, { before: a + more, after: b + more, height: c + more }),
          ];
          for (const [index, place] of places.entries()) {
            const found = place(one);
            expect(place(named)).toEqual(found);
            if (found.how === 'not') expect(found.missing).toBeGreaterThan(0);
            const inMore = larger[index]?.(one);
            if (inMore && found.how !== 'not') expect(inMore.how).not.toBe('not');
            expect(rank[found.how]).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
