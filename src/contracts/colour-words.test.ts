import { expect, it } from 'vitest';
import { hexOfColour } from './colour-words.ts';

it.each([
  ['Дуб сонома', '#d0b48a'],
  ['Тёмно-серый', '#a19d97'],
  ['Dark grey', '#a19d97'],
  ['WENGE', '#45342d'],
  ['топлёное молоко', '#eadcc4'],
  ['Апельсин', undefined],
  ['Velvet 32', undefined],
])('the swatch of %s is %s', (name, hex) => {
  expect(hexOfColour(name)).toBe(hex);
});
