import { expect, it } from 'vitest';
import { floorOf, kmOf } from './delivery-numbers.ts';

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['200', 200],
  ['201', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['7й', undefined],
  ['2,5', undefined],
  ['', undefined],
])('the floor of «%s» is %s', (text, floor) => {
  expect(floorOf(text)).toBe(floor);
});

it.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['2000', 2000],
  ['2001', undefined],
  ['5000', undefined],
  ['-5', undefined],
  ['0', undefined],
  ['12,5 км', undefined],
])('«%s» is %s kilometres', (text, km) => {
  expect(kmOf(text)).toBe(km);
});
