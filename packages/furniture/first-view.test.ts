import { expect, it } from 'vitest';
import { firstTurn } from './first-view.ts';

const wide = { w: 2000, h: 900, d: 900 };
const high = { w: 2600, h: 2200, d: 1600 };
const long = { ...wide, d: 3000 };
const none = { side: undefined };

it('looks from the left at what stands, nearly from the front at what hangs, and at the longer side', () => {
  expect(firstTurn({ stance: 'floor', size: wide, ...none })).toBe(-30);
  expect(firstTurn({ stance: 'wall', size: wide, ...none })).toBe(-16);
  expect(firstTurn({ stance: 'floor', size: long, ...none })).toBe(56);
});

it('looks past a high wing, not at its back', () => {
  expect(firstTurn({ stance: 'floor', size: high, side: 'left' })).toBe(30);
  expect(firstTurn({ stance: 'floor', size: high, side: 'right' })).toBe(-30);
  expect(firstTurn({ stance: 'floor', size: wide, side: 'left' })).toBe(-30);
  const deep = { ...high, d: 4000 };
  expect(firstTurn({ stance: 'floor', size: deep, side: 'left' })).toBe(56);
  expect(firstTurn({ stance: 'floor', size: deep, side: 'right' })).toBe(-56);
});

it('looks from the other side the second time', () => {
  for (const side of ['left', 'right', undefined] as const) {
    for (const size of [high, wide, long]) {
      const thing = { stance: 'floor', size, side } as const;
      expect(firstTurn(thing, { second: true })).toBe(-firstTurn(thing));
    }
  }
});
