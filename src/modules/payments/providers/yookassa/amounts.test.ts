import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKopecks, writtenAmount } from './amounts.ts';

describe('kopecks', () => {
  it('1.6 no. 5: are written and read without a loss, whatever the sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (kopecks) => {
        const { value } = writtenAmount(kopecks);
        expect(value).toMatch(/^\d+\.\d\d$/);
        expect(readKopecks(value)).toBe(kopecks);
      }),
    );
  });

  it.each([
    ['0.29', 29],
    ['1.1', 110],
    ['4.35', 435],
    ['1.005', undefined],
    ['61490.00', 6_149_000],
    ['61490', 6_149_000],
    ['-1.00', undefined],
    ['1e3', undefined],
    ['1,00', undefined],
    ['', undefined],
    ['.50', undefined],
  ])('%s is read as %s', (text, kopecks) => {
    expect(readKopecks(text)).toBe(kopecks);
  });

  it.each([0.5, -1, Number.NaN, 2 ** 53])('%s is no sum to be asked for', (kopecks) => {
    expect(() => writtenAmount(kopecks)).toThrow(RangeError);
  });
});
