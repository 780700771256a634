import { describe, expect, it } from 'vitest';
import { jumpOf, jumpsOf, type PriceStep } from './price-jumps.ts';

const step = (from: number | null, to: number | null): PriceStep => ({ from, to });
const same = (count: number): PriceStep[] => Array.from({ length: count }, () => step(1000, 1000));
const times = (count: number, one: PriceStep): PriceStep[] =>
  Array.from({ length: count }, () => one);

describe('a change of one price, in kopecks', () => {
  it.for([
    ['54 990 ₽ read as 54,99 ₽', 5_499_000, 5_499, 'half'],
    ['54,99 ₽ read as 54 990 ₽', 5_499, 5_499_000, 'half'],
    ['a half less exactly', 1000, 500, 'fifth'],
    ['a kopeck below a half', 1000, 499, 'half'],
    ['a half more exactly', 1000, 1500, 'fifth'],
    ['a kopeck above one and a half', 1000, 1501, 'half'],
    ['a fifth more exactly', 1000, 1200, 'small'],
    ['a kopeck above a fifth', 1000, 1201, 'fifth'],
    ['a fifth less exactly', 1000, 800, 'small'],
    ['a kopeck below a fifth less', 1000, 799, 'fifth'],
    ['nothing', 1000, 1000, 'small'],
    ['one kopeck', 1, 2, 'half'],
    ['a first price', null, 1000, undefined],
    ['a price of 0 before', 0, 1000, undefined],
    ['a price of 0 after', 1000, 0, undefined],
    ['a price that ends', 1000, null, undefined],
    ['no price at all', null, null, undefined],
  ] as const)('by %s', ([, from, to, jump]) => {
    expect(jumpOf(step(from, to))).toBe(jump);
  });
});

describe('the prices of a load', () => {
  const half = step(1000, 100);
  const fifth = step(1000, 1300);
  it.for([
    ['none', [], false, 0],
    ['all the same', same(100), false, 0],
    ['one by more than a half, of very many', [...same(1000), half], true, 1],
    ['a tenth by more than a fifth', [...same(90), ...times(10, fifth)], false, 0],
    ['more than a tenth by more than a fifth', [...same(89), ...times(11, fifth)], true, 11],
    ['all by a fifth exactly', times(50, step(1000, 1200)), false, 0],
    [
      'those by a half count for the tenth as well',
      [...same(89), ...times(10, fifth), half],
      true,
      11,
    ],
    ['one of nine by more than a fifth', [...same(8), fifth], false, 0],
    ['nine of nine by more than a fifth', times(9, fifth), false, 0],
    ['two of ten by more than a fifth', [...same(8), fifth, fifth], true, 2],
    ['first prices only', times(100, step(null, 1000)), false, 0],
    [
      'first prices do not thin out the others',
      [...times(1000, step(0, 5)), ...same(8), fifth, fifth],
      true,
      2,
    ],
  ] as const)('%s', ([, steps, asks, asked]) => {
    const jumps = jumpsOf(steps);
    expect([jumps.asks, jumps.asked]).toEqual([asks, asked]);
    expect(steps.filter((one) => jumps.isAsked(one))).toHaveLength(asked);
  });

  it('counts many at once', () => {
    const jumps = jumpsOf([...times(11, fifth)]);
    expect(jumps.asks).toBe(true);
    jumps.see(step(1000, 1000), 99);
    expect(jumps.asks).toBe(false);
  });
});
