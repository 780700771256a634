import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOWN, tariffs, told, UP, zone } from '#tests/support/quotes.ts';
import { findZone } from './find-zone.ts';
import { quote } from './quote.ts';
import type { Piece, SizeClass, Zone } from './tariffs.ts';

describe('the zone of a destination', () => {
  const named = (key: string, places: Zone['places']): Zone => ({
    ...zone({ base: { by: 'order', price: 0 } }, places),
    key,
  });
  const piter = { name: 'Санкт-Петербург', region: 'Санкт-Петербург' };
  const zones = [
    named('region', { regions: ['Приморский край'] }),
    named('piter', { towns: [piter] }),
    named('ring', { around: piter }),
  ];

  it('is that of its own name: a space or another case changes nothing, a town of like name is another', () => {
    const key = (name: string, region: string, km = 0) =>
      findZone(zones, { town: { name, region }, km })?.key;
    expect(key('Владивосток ', 'приморский  край')).toBe('region');
    expect(key('санкт-петербург', 'Санкт-Петербург')).toBe('piter');
    expect(key('Санкт-Петербург', 'Санкт-Петербург', 20)).toBe('ring');
    expect(key('Петергоф', 'Санкт-Петербург')).toBeUndefined();
    expect(key('Благовещенск', 'Амурская область')).toBeUndefined();
  });
});

describe('any cart', () => {
  const money = fc.integer({ min: 0, max: 50_000_000 });
  const aPiece: fc.Arbitrary<Piece> = fc.record({
    list: money,
    paid: money,
    categories: fc.constantFrom('divany', 'shkafy', 'stolstyl').map((slug) => [slug]),
    weight: fc.integer({ min: 0, max: 300 }),
    sizeClass: fc.constantFrom<SizeClass>(1, 2, 3, 4, 5),
    isUnusual: fc.boolean(),
    fitsLift: fc.constantFrom(true, false, null),
  });
  const aCart = fc.record({
    pieces: fc.array(aPiece, { minLength: 1, maxLength: 12 }),
    discount: fc.constant(0),
  });
  const price = fc.integer({ min: 0, max: 300_000 });
  const rule = fc.oneof(
    price.map((one) => ({ by: 'order', price: one }) as const),
    price.map((one) => ({ by: 'piece', price: one }) as const),
    fc
      .tuple(price, price, price, price, price)
      .map(
        ([a, b, c, d, e]) => ({ by: 'class', prices: { 1: a, 2: b, 3: c, 4: d, 5: e } }) as const,
      ),
    fc
      .record({
        hundredths: fc.integer({ min: 0, max: 2000 }),
        least: price,
        of: fc.constantFrom('list' as const, 'paid' as const),
      })
      .map((percent) => ({ by: 'percent', percent }) as const),
  );
  const someTariffs = fc
    .record({
      prices: fc.tuple(price, price, price),
      kmPrices: fc.tuple(price, price),
      passenger: fc.option(rule, { nil: null }),
      eachFloor: rule,
      higher: rule,
      countsFirst: fc.boolean(),
      unusual: price,
      assembly: rule,
    })
    .map(({ prices, kmPrices, passenger, eachFloor, higher, countsFirst, unusual, assembly }) => {
      const [low = 0, middle = 0, high = 0] = prices.toSorted((a, b) => a - b);
      return tariffs({
        zones: [
          zone({
            base: {
              by: 'weight',
              bands: [
                { upTo: 50, price: low },
                { upTo: 200, price: middle },
                { upTo: null, price: high },
              ],
            },
            km: {
              free: 5,
              steps: [
                { upTo: 100, price: kmPrices[0] },
                { upTo: null, price: kmPrices[1] },
              ],
            },
          }),
        ],
        lift: {
          passenger,
          carrying: {
            eachFloor,
            countsFirst,
            unusual,
            higher: { from: 6, eachFloor: higher, for: 'those' },
          },
        },
        assembly: [{ rule: assembly }],
      });
    });
  const all = { ...UP, isAssembled: true };
  const to = fc.record({
    town: fc.constant(TOWN),
    km: fc.integer({ min: 0, max: 400 }),
    floor: fc.integer({ min: 1, max: 25 }),
    lift: fc.constantFrom('none' as const, 'passenger' as const),
  });
  const whole = (...given: Parameters<typeof quote>) => told(quote(...given)).sum;

  it('has one quote: never below zero, the same for any order of its pieces, never less for more floors, weight or road', () => {
    fc.assert(
      fc.property(aCart, to, someTariffs, (some, place, rates) => {
        const made = quote(some, place, all, rates);
        expect(told(made).calls).toEqual([]);
        for (const part of Object.values(made)) {
          if (typeof part === 'object' && 'amount' in part) {
            expect(part.amount).toBeGreaterThanOrEqual(0);
            expect(Number.isInteger(part.amount)).toBe(true);
          }
        }
        const turned = { ...some, pieces: some.pieces.toReversed() };
        expect(quote(turned, place, all, rates)).toEqual(made);
        const sum = whole(some, place, all, rates);
        const higher = { ...place, floor: place.floor + 1 };
        const farther = { ...place, km: place.km + 7 };
        const heavier = {
          ...some,
          pieces: some.pieces.map((one) => ({ ...one, weight: (one.weight ?? 0) + 30 })),
        };
        expect(whole(some, higher, all, rates)).toBeGreaterThanOrEqual(sum);
        // A town and the country around it are one zone here.
        expect(whole(some, farther, all, rates)).toBeGreaterThanOrEqual(sum);
        expect(whole(heavier, place, all, rates)).toBeGreaterThanOrEqual(sum);
      }),
      { numRuns: 2_000 },
    );
  });
});
