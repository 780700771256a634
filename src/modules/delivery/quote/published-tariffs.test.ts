import { describe, expect, it } from 'vitest';
import {
  cart,
  DOOR,
  HERE,
  piece,
  roubles,
  TOWN,
  tariffs,
  told,
  UP,
  zone,
} from '#tests/support/quotes.ts';
import { quote } from './quote.ts';
import type { Zone } from './tariffs.ts';

describe('the tariffs that shops publish', () => {
  const town = tariffs({
    zones: [
      zone({
        base: { by: 'order', price: roubles(500) },
        freeFrom: roubles(10_000),
        km: { free: 15, steps: [{ upTo: null, price: roubles(20) }] },
      }),
    ],
    lift: {
      passenger: null,
      carrying: { eachFloor: { by: 'order', price: roubles(100) }, countsFirst: false },
    },
  });

  it('free from a sum; a hundred a floor by hand without the first', () => {
    const to = { ...HERE, floor: 7, lift: 'none' } as const;
    const made = quote(cart(piece(9_000)), to, UP, town);
    expect(told(made)).toEqual({ sum: 500 + 600, calls: [] });
    expect(made.missingToFree).toBe(roubles(1_000));
    expect(told(quote(cart(piece(10_000)), to, UP, town)).sum).toBe(600);
    // 18 km beyond the ring, of which 15 are free.
    expect(told(quote(cart(piece(9_000)), { ...HERE, km: 18 }, DOOR, town)).sum).toBe(560);
    expect(told(quote(cart(piece(9_000)), { ...to, lift: 'passenger' }, UP, town)).sum).toBe(500);
  });

  it('bands of weight, and kilometres', () => {
    const byWeight = tariffs({
      zones: [
        zone({
          base: {
            by: 'weight',
            bands: [
              { upTo: 50, price: roubles(1_000) },
              { upTo: 200, price: roubles(1_500) },
              { upTo: null, price: roubles(2_200) },
            ],
          },
          km: { free: 0, steps: [{ upTo: null, price: roubles(40) }] },
        }),
      ],
    });
    const heavy = cart(piece(1, { weight: 110 }), piece(1, { weight: 100 }));
    expect(told(quote(heavy, { ...HERE, km: 12 }, DOOR, byWeight)).sum).toBe(2_680);
    // The limit is of the whole order, not of a thing; a band holds its end.
    const two = cart(piece(1, { weight: 100 }), piece(1, { weight: 100 }));
    expect(told(quote(two, HERE, DOOR, byWeight)).sum).toBe(1_500);
    const unknown = cart(piece(1), piece(1, { weight: null }));
    expect(told(quote(unknown, HERE, DOOR, byWeight)).calls).toEqual(['weight not known']);
  });

  it.each([
    ['those', 400 * 4 + 350 * 2],
    ['all', 350 * 6],
  ] as const)('cheaper from the sixth floor on, for %s floors', (reading, sum) => {
    const byClass = (price: number) => ({ by: 'class', prices: { 4: roubles(price) } }) as const;
    const rates = tariffs({
      zones: [zone({ base: { by: 'order', price: 0 } })],
      lift: {
        passenger: byClass(800),
        carrying: {
          eachFloor: byClass(400),
          countsFirst: false,
          higher: { from: 6, eachFloor: byClass(350), for: reading },
        },
      },
    });
    const at = (floor: number) =>
      told(quote(cart(piece(1)), { ...HERE, floor, lift: 'none' }, UP, rates)).sum;
    expect(at(7)).toBe(sum);
    expect(at(5)).toBe(1_600);
    const byLift = quote(cart(piece(1)), { ...HERE, floor: 9, lift: 'passenger' }, UP, rates);
    expect(told(byLift).sum).toBe(800);
    const odd = cart(piece(1, { sizeClass: 2 }));
    const refused = quote(odd, { ...HERE, floor: 3, lift: 'none' }, UP, rates);
    expect(told(refused).calls).toEqual(['size not known']);
  });

  it.each([
    [false, 1_000 + 4 * 200],
    [true, 1_000 + 5 * 200],
  ])(
    'two per cent of the list price, at least 600, and 200 a floor (first floor counts: %s)',
    (countsFirst, sum) => {
      const share = {
        by: 'percent',
        percent: { hundredths: 200, least: roubles(600), of: 'list' },
      } as const;
      const rates = tariffs({
        zones: [zone({ base: { by: 'order', price: 0 } })],
        lift: {
          passenger: share,
          carrying: { base: share, eachFloor: { by: 'order', price: roubles(200) }, countsFirst },
          tooBig: roubles(450),
        },
        assembly: [
          {
            categories: ['divany'],
            rule: {
              by: 'percent',
              percent: { hundredths: 1000, least: roubles(1_200), of: 'paid' },
            },
          },
          {
            rule: {
              by: 'percent',
              percent: { hundredths: 1000, least: roubles(1_500), of: 'paid' },
            },
          },
        ],
      });
      const to = { ...HERE, floor: 5, lift: 'none' } as const;
      const reduced = piece(45_000, { list: roubles(50_000) });
      expect(told(quote(cart(reduced), to, UP, rates)).sum).toBe(sum);
      const stuck = quote(
        cart(piece(50_000, { fitsLift: false })),
        { ...to, lift: 'passenger' },
        UP,
        rates,
      );
      expect(told(stuck).sum).toBe(5 * 450);
      const assembled = { ...DOOR, isAssembled: true };
      const both = cart(piece(20_000), piece(5_000, { categories: ['shkafy'] }));
      expect(quote(both, HERE, assembled, rates).assembly).toMatchObject({
        amount: roubles(2_000 + 1_500),
      });
    },
  );

  it('to the door, an hour, one per cent a floor, steps of kilometres, another visit', () => {
    const onePercent = { hundredths: 100, of: 'paid' } as const;
    const rates = tariffs({
      zones: [
        zone({
          base: { by: 'order', price: roubles(1_400) },
          furtherPiece: roubles(600),
          km: {
            free: 0,
            steps: [
              { upTo: 100, price: roubles(40) },
              { upTo: 200, price: roubles(50) },
              { upTo: null, price: roubles(70) },
            ],
          },
          repeat: roubles(1_400),
        }),
      ],
      lift: {
        passenger: { by: 'percent', percent: onePercent, over: roubles(30_000) },
        carrying: { eachFloor: { by: 'percent', percent: onePercent }, countsFirst: true },
      },
    });
    const to = { ...HERE, floor: 3, lift: 'none' } as const;
    const made = quote(cart(piece(60_000)), to, { ...UP, slot: roubles(1_000) }, rates);
    expect(told(made)).toEqual({ sum: 1_400 + 1_000 + 1_800, calls: [] });
    const cheap = quote(cart(piece(30_000)), { ...to, lift: 'passenger' }, UP, rates);
    expect(told(cheap).sum).toBe(1_400);
    const far = quote(cart(piece(1)), { ...HERE, km: 250 }, { ...DOOR, isRepeated: true }, rates);
    expect(told(far).sum).toBe(1_400 + 100 * 40 + 100 * 50 + 50 * 70 + 1_400);
    expect(told(quote(cart(piece(1), piece(1)), HERE, DOOR, rates)).sum).toBe(2_000);
  });

  it('paid pickup; a freight lift by pieces; 50 more a floor for what is unusual', () => {
    const rates = tariffs({
      zones: [zone({ base: { by: 'order', price: roubles(1_200) }, furtherPiece: roubles(600) })],
      lift: {
        passenger: { by: 'order', price: roubles(300) },
        freight: { by: 'piece', price: roubles(800) },
        carrying: {
          eachFloor: { by: 'class', prices: { 1: roubles(200), 4: roubles(400) } },
          countsFirst: false,
          unusual: roubles(50),
        },
      },
      pickup: { first: roubles(700), further: roubles(350) },
    });
    const three = cart(piece(1), piece(1), piece(1));
    expect(told(quote(three, HERE, { ...DOOR, isPickup: true }, rates)).sum).toBe(1_400);
    const freight = { ...HERE, floor: 9, lift: 'freight' } as const;
    expect(quote(three, freight, UP, rates).lift).toMatchObject({ amount: roubles(2_400) });
    const odd = cart(piece(1, { isUnusual: true }), piece(1, { sizeClass: 1 }));
    const up = quote(odd, { ...HERE, floor: 4, lift: 'none' }, UP, rates);
    expect(up.carrying).toMatchObject({ amount: roubles(3 * (400 + 200) + 3 * 50) });
  });

  it('districts of a town, each its price; a lift whatever the floor', () => {
    const district = (name: string, price: number): Zone => ({
      key: name,
      name,
      places: { districts: [{ town: TOWN, district: name }] },
      rate: { base: { by: 'order', price: roubles(price) } },
    });
    const rates = tariffs({ zones: [district('Заречный', 1_700), district('Северный', 2_300)] });
    const to = (name: string) => ({ ...HERE, district: name });
    expect(told(quote(cart(piece(1)), to('заречный '), DOOR, rates)).sum).toBe(1_700);
    expect(told(quote(cart(piece(1)), to('Северный'), DOOR, rates)).sum).toBe(2_300);
    expect(told(quote(cart(piece(1)), to('Южный'), DOOR, rates)).calls).toEqual(['no zone']);
    expect(told(quote(cart(piece(1)), HERE, DOOR, rates)).calls).toEqual(['no zone']);
  });
});
