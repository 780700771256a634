import { expect, it } from 'vitest';
import { districtLines, linesOf, plainLines, textOf, townLines } from './written-lists.ts';

it('towns and districts are read as they are written', () => {
  const towns = linesOf(townLines, ' Тверь, Тверская область \n\nКлин,Московская область');
  expect(towns).toEqual([
    { name: 'Тверь', region: 'Тверская область' },
    { name: 'Клин', region: 'Московская область' },
  ]);
  expect(linesOf(townLines, textOf(townLines, towns))).toEqual(towns);
  const districts = linesOf(districtLines, 'Москва, Москва: Хамовники');
  expect(districts).toEqual([
    { town: { name: 'Москва', region: 'Москва' }, district: 'Хамовники' },
  ]);
  expect(textOf(districtLines, districts)).toBe('Москва, Москва: Хамовники');
  expect(linesOf(plainLines, 'а\nб\n')).toEqual(['а', 'б']);
});

it('what a line lacks is empty, so that saving can name it', () => {
  expect(linesOf(townLines, 'Тверь')).toEqual([{ name: 'Тверь', region: '' }]);
  expect(linesOf(districtLines, 'Тверь')).toEqual([
    { town: { name: 'Тверь', region: '' }, district: '' },
  ]);
});
