import { describe, expect, it } from 'vitest';
import type { Facet } from '#contracts/facets.ts';
import { offersChoice } from './filter-groups.ts';

const range = (name: string, min: number | null, max: number | null): Facet => ({
  kind: 'range',
  name,
  label: name,
  unit: 'мм',
  min,
  max,
});
const options = (name: string, ...values: string[]): Facet => ({
  kind: 'options',
  name,
  label: name,
  options: values.map((value) => ({ value, count: 1, hex: null })),
});

describe('a filter that the specification names', () => {
  it.each(['price', 'width', 'height', 'depth', 'bed_width', 'bed_length'])(
    'is shown where all values are equal: %s',
    (name) => {
      expect(offersChoice(range(name, 2000, 2000))).toBe(true);
    },
  );

  it('is shown even when all products have the same value §5.17', () => {
    expect(offersChoice(options('sleeping_places', '2'))).toBe(true);
  });
});

describe('another filter', () => {
  it.each([
    [range('seat_height', 450, 450), false],
    [range('seat_height', null, null), false],
    [range('seat_height', 400, 450), true],
    [options('brand', 'Лад'), false],
    [options('brand', 'Лад', 'Лес'), true],
  ])('is shown where there is a choice: %j, %s', (facet, isShown) => {
    expect(offersChoice(facet)).toBe(isShown);
  });
});
