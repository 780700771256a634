import { describe, expect, it } from 'vitest';
import type { VariantAttributes } from '#contracts/attributes.ts';
import { between, isBed, isChild, of, products, share, typeOf, variants } from './rows.ts';

describe('sizes', () => {
  it('let a bed hold its sleeping place', () => {
    for (const { id, a } of variants.filter(isBed)) {
      const { dimensions_width: w = 0, dimensions_depth: d = 0, bed_width = 0, bed_length = 0 } = a;
      expect([id, w > bed_width, d > bed_length]).toEqual([id, true, true]);
      expect([id, w < bed_width + 300, d < bed_length + 400]).toEqual([id, true, true]);
    }
  });

  it('make a mattress as large as its sleeping place', () => {
    for (const { id, a } of of('matrasyortopedicheskie')) {
      expect([id, a.dimensions_width, a.dimensions_depth, a.dimensions_height]).toEqual([
        id,
        a.bed_width,
        a.bed_length,
        a.dimensions_thickness,
      ]);
    }
  });

  it('let a sofa or an armchair unfold to its sleeping place', () => {
    const rows = of('divany', 'ofisnyedivany', 'kresla').filter(({ a }) => a.bed_width);
    for (const { id, a } of rows) {
      const width = Math.max(a.dimensions_width ?? 0, a.expanded_width ?? 0);
      const forward = (a.dimensions_depth ?? 0) + 1400;
      expect([id, (a.bed_width ?? 0) <= width]).toEqual([id, true]);
      expect([id, (a.bed_length ?? 0) <= Math.max(width, forward)]).toEqual([id, true]);
    }
  });

  it('give people room to sleep', () => {
    for (const { id, a } of variants.filter(({ a }) => a.sleeping_places && !isChild(a))) {
      const { sleeping_places: places = 0, bed_width = 0, bed_length = 0 } = a;
      expect([id, bed_length >= 1850]).toEqual([id, true]);
      const shared = /двухъярус|выкатн/.test(a.bed_type ?? '') ? 1 : places;
      expect([id, bed_width >= (shared === 2 ? 1400 : 700)]).toEqual([id, true]);
    }
  });

  it('put seats at the height of a knee, or of a bar', () => {
    for (const row of variants.filter(({ a }) => a.seat_height)) {
      const { id, a } = row;
      const [least, most] = /барн/.test(typeOf(row)) ? [620, 800] : [300, 600];
      expect([id, a.seat_height]).toEqual([id, expect.toSatisfy(between(least, most))]);
      const low = Math.min(a.seat_width ?? 0, a.dimensions_width ?? 0);
      expect([id, low]).toEqual([id, a.seat_width ?? 0]);
      expect([id, (a.seat_depth ?? 0) <= (a.dimensions_depth ?? 0)]).toEqual([id, true]);
    }
  });

  it('let cupboards through a door and dressers along a wall', () => {
    for (const { id, a } of of('komodytumby')) {
      expect([id, a.dimensions_depth]).toEqual([id, expect.toSatisfy(between(250, 700))]);
    }
    for (const { id, a } of of('shkafy')) {
      expect([id, a.dimensions_height]).toEqual([id, expect.toSatisfy(between(1700, 2600))]);
      const corner = a.corner_width ? 1300 : 700;
      expect([id, a.dimensions_depth]).toEqual([id, expect.toSatisfy(between(300, corner))]);
    }
  });

  it('grow when unfolded', () => {
    for (const { id, a } of variants) {
      const { dimensions_width = 0, expanded_width = 9e9 } = a;
      expect([id, expanded_width > dimensions_width]).toEqual([id, true]);
    }
  });
});

describe('weights', () => {
  // Kilograms in a cubic metre of the box around the thing.
  it.each<[string, number, number]>([
    ['divany', 20, 70],
    ['krovat', 8, 60],
    ['kresla', 20, 80],
    ['shkafy', 35, 130],
    ['kitchen', 15, 80],
    ['stolstyl', 15, 100],
    ['komodytumby', 80, 250],
    ['pufy', 4, 120],
    ['ofisnyedivany', 20, 70],
    ['matrasyortopedicheskie', 30, 100],
    ['gostinye', 30, 160],
    ['kranu', 25, 3000],
    ['prihozhie', 8, 250],
    ['detskayamebel', 12, 120],
    ['komplectmebeli', 15, 100],
    ['vsedlyaobustroystvakukhni', 20, 300],
    ['zerkala', 200, 700],
    ['svetilniki', 5, 700],
    ['kovry', 50, 500],
    ['tekstil', 10, 400],
  ])('%s: %d to %d kg/m³', (category, low, high) => {
    for (const { id, a } of of(category)) {
      const { dimensions_width = 0, dimensions_height = 0, dimensions_depth = 0 } = a;
      const volume = dimensions_width * dimensions_height * dimensions_depth * 1e-9;
      const density = (a.dimensions_weight ?? 0) / volume;
      expect([id, density]).toEqual([id, expect.toSatisfy(between(low, high))]);
    }
  });
});

describe('prices', () => {
  it('are whole roubles that a shop would print', () => {
    for (const { id, variant } of variants) {
      expect([id, variant.price % 10]).toEqual([id, 0]);
      expect([id, variant.price]).toEqual([id, expect.toSatisfy(between(500, 400_000))]);
    }
  });

  it('fall by 5 to 30 percent, on about a fifth of the variants', () => {
    const reduced = variants.filter(({ variant }) => variant.originalPrice !== undefined);
    for (const { id, variant } of reduced) {
      const percent = (1 - variant.price / (variant.originalPrice ?? 0)) * 100;
      expect([id, percent]).toEqual([id, expect.toSatisfy(between(5, 30))]);
    }
    expect(share(reduced, variants)).toBeGreaterThan(0.15);
    expect(share(reduced, variants)).toBeLessThan(0.27);
  });

  const sizes = ['dimensions_width', 'dimensions_height', 'dimensions_depth'] as const;
  const isLarger = (one: VariantAttributes, other: VariantAttributes) =>
    sizes.every((key) => (one[key] ?? 0) >= (other[key] ?? 0)) &&
    sizes.some((key) => (one[key] ?? 0) > (other[key] ?? 0));
  const stuffOf = (a: VariantAttributes) =>
    JSON.stringify([
      a.upholstery_materials,
      a.material,
      a.body_material,
      a.countertop_material,
      a.facade_design,
    ]);

  it('and weights grow with the size of the same thing', () => {
    for (const larger of variants) {
      for (const smaller of variants) {
        if (larger.product !== smaller.product || !isLarger(larger.a, smaller.a)) continue;
        const pair = `${larger.id} > ${smaller.id}`;
        const heavier = (larger.a.dimensions_weight ?? 0) > (smaller.a.dimensions_weight ?? 0);
        expect([pair, heavier]).toEqual([pair, true]);
        if (stuffOf(larger.a) !== stuffOf(smaller.a)) continue;
        const dearer = larger.variant.price >= smaller.variant.price;
        expect([pair, dearer]).toEqual([pair, true]);
      }
    }
  });

  it('follow the segment of things of one kind', () => {
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    const order = ['доступный', 'средний', 'премиум'];
    const kinds = [...new Set(variants.map((row) => `${row.category} ${typeOf(row)}`))];
    for (const kind of kinds) {
      const medians = order
        .map((segment) =>
          variants
            .filter((row) => `${row.category} ${typeOf(row)}` === kind)
            .filter(({ a }) => a.price_segment === segment)
            .map(({ variant }) => variant.price),
        )
        .filter((prices) => prices.length > 0)
        .map(median);
      expect([kind, medians]).toEqual([kind, [...medians].sort((a, b) => a - b)]);
    }
  });
});

describe('the shelf', () => {
  it('holds about a quarter of the variants, the rest is made to order', () => {
    const stocked = variants.filter(({ variant }) => variant.stock !== undefined);
    expect(share(stocked, variants)).toBeGreaterThan(0.2);
    expect(share(stocked, variants)).toBeLessThan(0.33);
    for (const { id, variant, a } of variants) {
      const { stock } = variant;
      if (stock === undefined) {
        expect([id, a.production_time_days]).toEqual([id, expect.toSatisfy(between(5, 60))]);
      } else {
        expect([id, stock > 0 && Number.isInteger(stock)]).toEqual([id, true]);
        expect([id, a.production_time_days]).toEqual([id, undefined]);
      }
    }
  });

  it('shows something new in a fifth of its products', () => {
    const fresh = products.filter(({ product }) => product.isNew);
    expect(share(fresh, products)).toBeGreaterThan(0.15);
    expect(share(fresh, products)).toBeLessThan(0.27);
  });
});
