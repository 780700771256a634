import { expect, it } from 'vitest';
import { packedSides } from './carried-sizes.ts';

const sidesIn = (value: string, unit: string) =>
  packedSides({ packages: null, stated: { label: 'Размеры упаковки', value, unit } });

it.each([
  ['200 × 60 × 22.5', 'см', [2000, 600, 225]],
  ['2000х600х225 мм', '', [2000, 600, 225]],
  ['2,1*0,6*0,3', 'м', [2100, 600, 300]],
  ['200/60/22', 'см', [2000, 600, 220]],
])('reads %s %s', (value, unit, sides) => {
  expect(sidesIn(value, unit)).toEqual([sides]);
});

it.each([
  ['200 × 60 × 22', ''],
  ['200 × 60', 'см'],
  ['0 × 60 × 20', 'см'],
  ['30 × 20 × 20', 'км'],
  ['картонная коробка', 'см'],
])('does not guess what %s %s means', (value, unit) => {
  expect(sidesIn(value, unit)).toEqual([]);
});
