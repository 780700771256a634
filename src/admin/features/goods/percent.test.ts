import { describe, expect, it } from 'vitest';
import { byPercent, readPercent } from './percent.ts';

const goods = [
  { id: 1, price: 12_490, old_price: null },
  { id: 2, price: 99.9, old_price: 150 },
  { id: 3, price: 54_990, old_price: 60_000 },
];
const change = (percent: number, rounding: number, isDiscount = false) =>
  byPercent(goods, { percent, rounding, isDiscount });

describe('prices by percent', () => {
  it('are rounded to the multiple, and never to nothing', () => {
    expect(change(7.5, 10).map(({ price }) => price?.to)).toEqual([13_430, 110, 59_110]);
    expect(change(-99, 1000).map(({ price }) => price?.to)).toEqual([1000, 1000, 1000]);
  });

  it('end an old price that is no longer above them', () => {
    expect(change(15, 1).map(({ old_price: old }) => old)).toEqual([
      undefined,
      undefined,
      { from: 60_000, to: null },
    ]);
  });

  it('as a discount show the highest price that was shown', () => {
    expect(change(-10, 10, true).map(({ old_price: old }) => old)).toEqual([
      { from: null, to: 12_490 },
      undefined,
      undefined,
    ]);
  });

  it('that do not change are left out', () => {
    expect(change(0.1, 1000).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(
      byPercent([{ id: 4, price: 1000, old_price: null }], {
        percent: 1,
        rounding: 100,
        isDiscount: false,
      }),
    ).toEqual([]);
  });
});

it('a percent is read as people write it', () => {
  expect(['-10', '+7,5 %', '−3', ' 5%'].map(readPercent)).toEqual([-10, 7.5, -3, 5]);
  expect(['0', '-100', 'десять', '1,234', ''].map(readPercent)).toEqual(Array(5).fill(undefined));
});
