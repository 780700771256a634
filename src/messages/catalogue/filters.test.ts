import { expect, it } from 'vitest';
import { attributes } from '#contracts/attributes.ts';
import { attributeOfFilter, filterKind, filterNames } from '#contracts/filters.ts';
import { filterMessages } from './filters.ts';
import { productListMessages } from './product-list.ts';

const wayOut = (name: string, label = 'Метка', count = 5) =>
  filterMessages.wayOut({ name, label, count });

it('every range filter has a dative form; the others use the name', () => {
  for (const name of filterNames) {
    const isLimit = ['range', 'fit'].includes(filterKind(name) ?? '');
    expect(wayOut(name), name).toMatch(
      isLimit
        ? /^Без ограничения по [а-яё ]+\u00a0— 5\u00a0товаров$/
        : /^Без фильтра «Метка»\u00a0— 5/,
    );
  }
  expect(wayOut('width', 'Ширина', 12)).toBe('Без ограничения по ширине\u00a0— 12\u00a0товаров');
  expect(wayOut('color', 'Цвет', 21)).toBe('Без фильтра «Цвет»\u00a0— 21\u00a0товар');
});

it('the dative belongs to the label of the filter', () => {
  for (const name of filterNames.filter((one) => filterKind(one) === 'range')) {
    const key = attributeOfFilter(name);
    const label = key ? attributes[key].label : 'Цена';
    // Only the ending differs from the nominative.
    expect(wayOut(name).toLowerCase(), name).toContain(label.toLowerCase().slice(0, 3));
  }
});

it('shows a selected value with grouped digits and its unit', () => {
  const text = (words: string) => words.replaceAll('\u00a0', ' ');
  const { range, chosenNiche, opener, show } = filterMessages;
  expect(text(range({ label: 'Ширина', unit: 'мм', isLength: true }, { max: 2000 }))).toBe(
    'Ширина до 200 см',
  );
  expect(
    text(range({ label: 'Толщина фасада', unit: 'мм', isLength: true }, { min: 16, max: 22 })),
  ).toBe('Толщина фасада от 16 до 22 мм');
  expect(text(range({ label: 'Толщина', unit: 'мм', isLength: true }, { min: 80, max: 255 }))).toBe(
    'Толщина от 8 до 25,5 см',
  );
  expect(
    text(range({ label: 'Цена', unit: '₽', isLength: false }, { min: 10_000, max: 1500.5 })),
  ).toBe('Цена от 10 000 до 1 500,5 ₽');
  expect(text(range({ label: 'Ход', unit: 'мм', isLength: false }, { max: 450 }))).toBe(
    'Ход до 450 мм',
  );
  expect(text(chosenNiche({ width: 1200, depth: 605 }))).toBe(
    'Ниша: ширина 120 см, глубина 60,5 см',
  );
  expect([opener(0), opener(3)]).toEqual(['Фильтры', 'Фильтры, 3']);
  expect([1, 2, 5, 21, 1000].map(show).map(text)).toEqual([
    'Показать 1 товар',
    'Показать 2 товара',
    'Показать 5 товаров',
    'Показать 21 товар',
    'Показать 1 000 товаров',
  ]);
  expect([0, 1, 22, 31].map(productListMessages.found).map(text)).toEqual([
    'Найдено 0 товаров',
    'Найден 1 товар',
    'Найдено 22 товара',
    'Найден 31 товар',
  ]);
});
