import { expect, it } from 'vitest';
import { noBreaks } from './no-breaks.ts';

it.each([
  ['полка навесная — 2 шт.', 'полка навесная_— 2_шт.'],
  ['ЛДСП 16 мм, на 5 лет', 'ЛДСП 16_мм, на 5_лет'],
  ['износостойкость 60 000 циклов', 'износостойкость 60_000 циклов'],
  ['2 шага, 3 мужских стула', '2 шага, 3 мужских стула'],
])('%s', (text, expected) => {
  expect(noBreaks(text).replaceAll('\u00a0', '_')).toBe(expected);
});
