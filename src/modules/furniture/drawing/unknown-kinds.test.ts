import { expect, it } from 'vitest';
import { drawPlate, drawVariant } from './index.ts';
import { expectSound } from './test-reading.ts';

const plate = (name: string, type?: string) =>
  drawVariant(
    {
      name,
      categorySlug: 'sad',
      icon: 'garden',
      attributes: type === undefined ? {} : { type_of_product: type },
    },
    'photo',
  ) === drawPlate('garden', name);

it.each([
  ['Полок банный «Жар»'],
  ['Комплект из ротанга «Бали»'],
  ['Подголовник для кресла'],
  ['Чаша (диван в подарок)'],
])('%s is not drawn: its photo is the plate of the category', (name) => {
  expect(plate(name)).toBe(true);
});

it.each([['Кресло для бани'], ['Обеденная группа «Пар»'], ['Комплект спальни «Жар»']])(
  '%s is drawn',
  (name) => {
    expect(plate(name)).toBe(false);
  },
);

it('a stated type says what a name does not', () => {
  expect(plate('«Жар» 120', 'Кресло')).toBe(false);
});

it('the size of an unknown thing is a box with its millimetres', () => {
  const attributes = { dimensions_width: 1200, dimensions_height: 450 };
  const svg = drawVariant({ name: 'Полок', categorySlug: 'sad', attributes }, 'dimensions');
  expectSound(svg);
  expect(svg).toContain('1200 мм');
  expect(svg).toContain('450 мм');
});
