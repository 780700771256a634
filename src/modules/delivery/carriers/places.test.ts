import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarriedPackage } from './carrier.ts';
import { placesOf } from './places.ts';

const box = (length: number, width: number, height: number, weight: number): CarriedPackage => ({
  length,
  width,
  height,
  weight,
});
const volume = ({ length, width, height }: CarriedPackage) => length * width * height;
const sum = (packages: readonly CarriedPackage[], of: (one: CarriedPackage) => number) =>
  packages.reduce((all, one) => all + of(one), 0);

describe('the places of an order', () => {
  it('twenty small pieces of one kind are one place, not twenty', () => {
    const lamps = Array.from({ length: 20 }, () => box(100, 100, 100, 0.5));
    const [place, ...others] = placesOf(lamps);
    expect(others).toEqual([]);
    expect(place).toMatchObject({ weight: 10 });
    expect(place && volume(place)).toBe(20 * 100 ** 3);
  });

  it('a wardrobe of five packages is five places of their own sizes', () => {
    const wardrobe = [
      box(2400, 600, 80, 42),
      box(2400, 600, 80, 42),
      box(1200, 600, 120, 38),
      box(600, 400, 100, 12),
      box(2100, 500, 60, 25),
    ];
    expect(placesOf(wardrobe)).toEqual(wardrobe);
  });

  it('small pieces of different sizes stay apart', () => {
    const pieces = [box(100, 100, 100, 1), box(120, 100, 100, 1), box(100, 100, 100, 2)];
    expect(placesOf(pieces)).toEqual(pieces);
  });

  it('a carton has its weight', () => {
    const vases = Array.from({ length: 7 }, () => box(150, 150, 300, 6));
    expect(placesOf(vases).map(({ weight }) => weight)).toEqual([12, 12, 12, 6]);
  });
});

describe('any order', () => {
  const side = fc.integer({ min: 1, max: 700 });
  const packages = fc
    .array(
      fc.tuple(
        fc.record({
          length: side,
          width: side,
          height: side,
          weight: fc.integer({ min: 1, max: 30 }),
        }),
        fc.integer({ min: 1, max: 40 }),
      ),
      { maxLength: 4 },
    )
    .map((kinds) => kinds.flatMap(([one, count]) => Array.from({ length: count }, () => one)));

  it('weighs in its places what it weighs, takes no less room, and never more places than packages', () => {
    fc.assert(
      fc.property(packages, (given) => {
        const places = placesOf(given);
        expect(sum(places, ({ weight }) => weight)).toBe(sum(given, ({ weight }) => weight));
        expect(sum(places, volume)).toBeGreaterThanOrEqual(sum(given, volume));
        expect(places.length).toBeLessThanOrEqual(given.length);
      }),
    );
  });
});
