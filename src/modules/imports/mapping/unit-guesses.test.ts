import { expect, it } from 'vitest';
import type { AttributeKey } from '#contracts/attributes.ts';
import { UnitGuesses } from './unit-guesses.ts';

it.each<[AttributeKey, number[], string | undefined]>([
  ['dimensions_width', [45, 120, 240], 'см'],
  ['dimensions_width', [400, 1200, 2400], 'мм'],
  ['dimensions_width', [0.8, 1.2, 2.4], 'м'],
  ['dimensions_width', [210, 300], undefined],
  ['dimensions_width', [45, 1200], undefined],
  ['bed_width', [80, 160], 'см'],
  ['bed_width', [800, 1600], 'мм'],
  ['dimensions_weight', [12.5, 61], 'кг'],
  ['dimensions_thickness', [16, 18], 'мм'],
  ['warranty_period_months', [12, 24], 'мес'],
  ['warranty_period_months', [1, 2], 'год'],
  ['production_time_days', [14, 21], undefined],
])('values of %s: %j are in %s', (key, values, unit) => {
  const guesses = new UnitGuesses();
  for (const value of values) guesses.add(key, value);
  expect(guesses.list()[0]?.unit).toBe(unit);
});
