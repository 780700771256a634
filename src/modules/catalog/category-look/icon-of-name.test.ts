import { expect, test } from 'vitest';
import { iconOfName } from './icon-of-name.ts';

test('the categories of the demo have the icons that were drawn for them', () => {
  expect(
    [
      'Диваны',
      'Кровати',
      'Кресла',
      'Шкафы',
      'Кухни',
      'Столы и стулья',
      'Комоды и тумбы',
      'Пуфы',
      'Офисные диваны',
      'Ортопедические матрасы',
      'Гостиные',
      'Краны и смесители',
      'Прихожие',
      'Детская мебель',
      'Комплекты мебели',
      'Всё для обустройства кухни',
      'Зеркала',
      'Светильники',
      'Ковры',
      'Текстиль для дома',
    ].map(iconOfName),
  ).toEqual([
    'sofa',
    'bed',
    'armchair',
    'wardrobe',
    'kitchen',
    'table',
    'chest',
    'pouf',
    'office',
    'mattress',
    'living_room',
    'tap',
    'hallway',
    'nursery',
    'set',
    'cookware',
    'mirror',
    'lamp',
    'rug',
    'textile',
  ]);
});

test.each([
  ['ДИВАНЫ-КРОВАТИ', 'sofa'],
  ['Мягкая мебель', 'sofa'],
  ['Мебель для спальни', 'bed'],
  ['Кухонные гарнитуры', 'kitchen'],
  ['Столы для кухни', 'table'],
  ['Шкафы в прихожую', 'wardrobe'],
  ['Тумбы под ТВ', 'chest'],
  ['ТВ-зоны', 'living_room'],
  ['Настольные лампы', 'lamp'],
  ['Люстры и бра', 'lamp'],
  ['Ковёр в гостиную', 'rug'],
  ['Постельное бельё', 'textile'],
  ['Стеллажи и полки', 'shelves'],
  ['Системы хранения', 'shelves'],
  ['Мебель для дачи', 'garden'],
  ['Садовая мебель', 'garden'],
  ['Мебель из ротанга', 'garden'],
  ['Для ванной', 'bath'],
  ['Декор', 'decor'],
  ['Детские кроватки', 'nursery'],
])('%s: the first known word decides', (name, icon) => {
  expect(iconOfName(name)).toBe(icon);
});

test.each(['Акции', 'Светлая мебель', 'Подстолья', 'Творчество', 'Sofas', '', 'constructor'])(
  '«%s» has no known word',
  (name) => {
    expect(iconOfName(name)).toBeNull();
  },
);
