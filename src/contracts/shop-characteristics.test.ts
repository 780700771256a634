import { expect, it } from 'vitest';
import { readCharacteristicNumber } from './shop-characteristics.ts';

it.for([
  ['1200', 1200],
  ['1 200', 1200],
  ['1\u202f200 Вт', 1200],
  ["1'200", 1200],
  ['0,7', 0.7],
  ['0.75 вт', 0.75],
  ['60 Вт.', 60],
  // As the shop itself writes a fraction.
  ['1,125', 1.125],
  ['1.250.000', 1_250_000],
  // Can mean two.
  ['1.250', undefined],
  ['60 кВт', undefined],
  ['до 60', undefined],
  ['−5', undefined],
  ['', undefined],
  ['много', undefined],
] as const)('the number of a characteristic in watts: «%s»', ([text, number]) => {
  expect(readCharacteristicNumber(text, { unit: 'Вт' })).toBe(number);
});
