import { expect, it } from 'vitest';
import { changeText } from './audit-words.ts';

const said = (field: string, change: Parameters<typeof changeText>[1]) =>
  changeText(field, change, 'Europe/Moscow');

it('a change of the log is told in the words of the screens', () => {
  expect(said('filters', { from: null, to: 'color, dimensions_width, own:Нагрузка' })).toBe(
    'фильтры: — → Цвет, Ширина, Нагрузка',
  );
  expect(said('characteristics', 'changed')).toBe('свои характеристики товаров: изменено');
  expect(said('search_pages', 'changed')).toMatch(/^страницы по.словам поиска: изменено$/);
});
