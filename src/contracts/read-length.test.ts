import { expect, it } from 'vitest';
import {
  isLengthParameter,
  lengthText,
  readLength,
  readMillimetres,
  withUnit,
} from './read-length.ts';

it.each([
  ['180', 1800, '180 см'],
  ['399', 3990, '399 см'],
  ['400', 400, '400'],
  ['1800', 1800, '1800'],
  ['1 800 мм', 1800, '1800 мм'],
  ['350 мм', 350, '350 мм'],
  ['180см', 1800, '180 см'],
  ['1,8 м', 1800, '1,8 м'],
  ['1.8м', 1800, '1,8 м'],
  ['60,5', 605, '60,5 см'],
  ['2,7', 2700, '2,7 м'],
  ['2,0', 2000, '2,0 м'],
  ['1.990 мм', 1990, '1990 мм'],
  ['1.990 м', 1990, '1,99 м'],
  ['1’990', 1990, '1990'],
  ['1.8', 1800, '1,8 м'],
  ['9', 90, '9 см'],
  ['2 m', 2000, '2 м'],
])('%s is %i mm, shown as %s', (text, millimetres, shown) => {
  expect([readLength(text), withUnit(text)]).toEqual([millimetres, shown]);
  expect(readLength(withUnit(text))).toBe(millimetres);
});

it.each(['', 'широкий', '1,', '-5', '180 дюймов', '1800 ₽', '10e3'])(
  '«%s» is no length',
  (text) => {
    expect([readLength(text), readMillimetres(text), withUnit(text)]).toEqual([
      undefined,
      undefined,
      text,
    ]);
  },
);

it('an address has millimetres, and understands units', () => {
  expect(['180', '180 см', '1800'].map(readMillimetres)).toEqual([180, 1800, 1800]);
});

it('a field shows what it would read', () => {
  for (const length of [5, 180, 355, 399, 400, 1800, 2405])
    expect(readLength(lengthText(length))).toBe(length);
});

it('knows which parameters are lengths', () => {
  const names = ['min_width', 'max_bed_length', 'fit_depth', 'min_price', 'max_weight', 'color'];
  expect(names.map(isLengthParameter)).toEqual([true, true, true, false, false, false]);
});
