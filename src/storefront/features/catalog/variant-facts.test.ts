import { expect, it } from 'vitest';
import { factsOf } from './variant-facts.ts';

it('what decides comes first: of a sofa-bed the place to sleep, the mechanism and the cloth', () => {
  const sofa = {
    max_load: 250,
    seat_height: 430,
    dimensions_weight: 98,
    upholstery_materials: ['велюр'],
    mechanism: 'дельфин',
    bed_width: 1450,
    bed_length: 2000,
    warranty_period_months: 24,
  };
  expect(factsOf(sofa, [])).toEqual([
    ['Спальное место', '145\u00a0×\u00a0200\u00a0см'],
    ['Механизм', 'Дельфин'],
    ['Обивка', 'Велюр'],
    ['Вес', '98\u00a0кг'],
    ['Гарантия', '2\u00a0года'],
  ]);
});

it('what is not stated is left out, terms of the warranty are told instead of its months', () => {
  expect(factsOf({}, [])).toEqual([]);
  const chest = { doors_count: 2, warranty: '5 лет на механизм', warranty_period_months: 18 };
  const life = { label: 'Срок службы', value: '10', unit: 'лет' };
  expect(factsOf(chest, [life, { label: 'Ручки', value: 'латунь', unit: '' }])).toEqual([
    ['Дверей', '2'],
    ['Гарантия', '5\u00a0лет на механизм'],
    ['Срок службы', '10\u00a0лет'],
  ]);
});
