import { expect, it } from 'vitest';
import { surfaceOf } from './finishes.ts';
import { patterns } from './patterns.ts';

const SIDE = 256;
const at = (name: keyof typeof patterns, x: number, y: number) =>
  patterns[name].at((x + 0.5) / SIDE, (y + 0.5) / SIDE);

const names = Object.keys(patterns) as (keyof typeof patterns)[];

it.each(names)(
  '%s has heights from 0 to 1, and tones that are neither black nor twice as light',
  (name) => {
    const every = Array.from({ length: SIDE ** 2 }, (_, i) =>
      at(name, i % SIDE, Math.floor(i / SIDE)),
    );
    expect(every.filter(([height]) => !(height >= 0 && height <= 1))).toEqual([]);
    expect(every.filter(([, tone]) => !(tone > 0.4 && tone < 1.6))).toEqual([]);
    const mean = every.reduce((sum, [, tone]) => sum + tone, 0) / every.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.15);
  },
);

it.each(names)('%s repeats without a seam', (name) => {
  for (let y = 0; y < SIDE; y += 7) {
    expect(at(name, SIDE, y)).toEqual(at(name, 0, y).map((value) => expect.closeTo(value, 6)));
    expect(at(name, y, SIDE)).toEqual(at(name, y, 0).map((value) => expect.closeTo(value, 6)));
  }
});

it('tells canvas, velvet, leather and wood apart by the name of the material', () => {
  const patternsOf = ['fabric:рогожка', 'fabric:велюр', 'leather:экокожа', 'wood', 'lacquer'].map(
    (name) => surfaceOf(name).pattern,
  );
  expect(patternsOf).toEqual(['basket', 'velvet', 'leather', 'grain', undefined]);
  expect(surfaceOf('fabric:микровелюр').pattern).toBe('suede');
  expect(surfaceOf('metal:chrome')).toEqual({});
});
