import { expect, it } from 'vitest';
import { hexOfColour } from './colour-words.ts';

it.each([
  ['Дуб сонома', '#d0b48a'],
  ['серый', '#a19d97'],
  ['Тёмно-серый', '#77736f'],
  ['светло серый', '#c6c3bd'],
  ['Дуб крафт белый', '#e3d6c0'],
  ['Oak Craft White', '#e3d6c0'],
  ['Velvet Emerald', '#2f5f4c'],
  ['Taupe', '#a3958a'],
  ['Terracotta 12', '#b4643c'],
  ['Dark grey', '#a19d97'],
  ['WENGE', '#45342d'],
  ['топлёное молоко', '#eadcc4'],
  ['Апельсин', undefined],
  ['Velvet 32', undefined],
])('the swatch of %s is %s', (name, hex) => {
  expect(hexOfColour(name)).toBe(hex);
});
