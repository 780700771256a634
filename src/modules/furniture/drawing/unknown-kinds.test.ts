import { expect, it } from 'vitest';
import type { DrawingInput } from './drawing-input.ts';
import { drawComparison, drawPlate, drawVariant } from './index.ts';
import { boxesOf, expectSound } from './test-reading.ts';

const isPlate = ({ name, ...more }: Pick<DrawingInput, 'name'> & Partial<DrawingInput>) =>
  drawVariant({ name, categorySlug: 'sad', icon: 'garden', attributes: {}, ...more }, 'photo') ===
  drawPlate('garden', name);

it.each([
  ['Полок банный «Жар»'],
  ['Комплект из ротанга «Бали»'],
  ['Подголовник для кресла'],
  ['Чаша (диван в подарок)'],
])('%s is not drawn: its photo is the plate of the category', (name) => {
  expect(isPlate({ name })).toBe(true);
});

it.each([
  ['Кресло для бани', {}],
  ['Светильник круглый «Жар»', {}],
  ['Ковёр «Жар» овальный', { dimensions_width: 1600, dimensions_depth: 2300 }],
  [
    'Обеденная группа «Пар»',
    {
      furniture_set: ['Стол 1 шт', 'Стул 4 шт'],
      dimensions_width: 1200,
      dimensions_height: 820,
    },
  ],
])('%s is drawn', (name, attributes) => {
  expect(isPlate({ name, attributes })).toBe(false);
});

it.each([
  ['a set without its contents', { name: 'Обеденная группа Милан (стол + 6 стула)' }],
  [
    'a set with other things',
    {
      name: 'Комплект спальни «Жар»',
      attributes: {
        furniture_set: ['комод'],
        dimensions_width: 2640,
        dimensions_height: 2200,
      },
    },
  ],
  [
    'a dining group with the height of its table',
    {
      name: 'Обеденная группа «Пар»',
      attributes: {
        furniture_set: ['Стол 1 шт', 'Стул 4 шт'],
        dimensions_width: 1200,
        dimensions_height: 750,
      },
    },
  ],
  ['a circle of unknown size', { name: 'Ковёр Акварель, круг' }],
  [
    'a circle by its characteristics that is not as long as it is wide',
    {
      name: 'Ковёр Акварель',
      attributes: { dimensions_width: 1600, dimensions_depth: 2300 },
      characteristics: [{ label: 'Форма', value: 'круг', unit: '' }],
    },
  ],
  [
    'a round table top of another form',
    {
      name: 'Стол Хельга',
      characteristics: [{ label: 'Форма столешницы', value: 'овальная', unit: '' }],
    },
  ],
  ['a chandelier without arms', { name: 'Люстра Arte 4001/1', variantName: 'Gold' }],
  [
    'a form squashed beyond belief',
    {
      name: 'Кресло-качалка',
      attributes: { dimensions_width: 600, dimensions_height: 1000 },
    },
  ],
])('%s is not drawn', (_, input) => {
  expect(isPlate(input)).toBe(true);
});

it('a circle of one stated size is drawn as a circle', () => {
  const svg = drawVariant(
    { name: 'Ковёр d160', categorySlug: 'sad', attributes: { dimensions_width: 1600 } },
    'photo',
  );
  expect(boxesOf(svg)).toMatchObject([{ wide: 1600, tall: 1600 }]);
});

it('a stated type says what a name does not', () => {
  expect(isPlate({ name: '«Жар» 120', attributes: { type_of_product: 'Кресло' } })).toBe(false);
});

it('a variant has the colour of its name where it states no other', () => {
  const sofa = (variantName: string, attributes = {}) =>
    drawVariant({ name: 'Диван', variantName, categorySlug: 'divany', attributes }, 'photo');
  expect(sofa('серый')).not.toBe(sofa(''));
  expect(sofa('серый')).toBe(sofa('', { color: { name: 'серый' } }));
  expect(sofa('синий', { color: { name: 'серый' } })).toBe(sofa('серый'));
});

it('a thing that is not drawn has no drawing of its sizes, and is their box in a comparison', () => {
  const attributes = { dimensions_width: 1200, dimensions_height: 450 };
  const bench = { name: 'Полок', categorySlug: 'sad', attributes };
  expect(drawVariant(bench, 'dimensions')).toBe(drawPlate('shapes', 'Полок'));
  const svg = drawComparison([bench, bench]);
  expectSound(svg, 25_000);
  expect(svg).toContain('1200 мм');
  expect(svg).toContain('450 мм');
});
