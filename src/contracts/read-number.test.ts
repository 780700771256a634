import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each([
  ['10000', 10_000],
  ['10 000', 10_000],
  ['10\u00a0000,50', 10_000.5],
  ['1\u202f250\u2009000', 1_250_000],
  [' 1.5 ', 1.5],
  ['20 000 ₽', 20_000],
  ['1 000 000,50 руб.', 1_000_000.5],
  ['500р', 500],
  ['500 Р.', 500],
  ['0', 0],
])('reads %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each(['', ' ', '₽', 'руб', '-5', '1e3', '12abc', '1,2,3', '.5', '5.', 'десять'])(
  'takes %j for no number',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);
