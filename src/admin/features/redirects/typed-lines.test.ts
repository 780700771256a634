import { expect, it } from 'vitest';
import { faultsInLines, typedLines, withTarget } from './typed-lines.ts';

it('reads pairs as people type them, and as a spreadsheet gives them', () => {
  expect(typedLines('/a /b\n\n  https://staryj.example/c\t/d \r\n')).toEqual({
    lines: [
      { address: '/a', target: '/b', line: 1 },
      { address: 'https://staryj.example/c', target: '/d', line: 3 },
    ],
  });
});

it('says what is wrong by the lines of the member', () => {
  expect(typedLines('  \n')).toEqual({ faults: ['Напишите хотя бы одну строку.'] });
  expect(typedLines('/a /b\n\n/c\n/d /e /f')).toEqual({
    faults: ['Строка 3: нужны два адреса через пробел', 'Строка 4: нужны два адреса через пробел'],
  });
  expect(typedLines('/a /b\n'.repeat(1001))).toMatchObject({ faults: [expect.any(String)] });
  const read = typedLines('\n/a /b\n/c /d');
  const lines = 'lines' in read ? read.lines : [];
  expect(
    faultsInLines({ 'lines.1.target': ['такой страницы нет'], other: ['занято'] }, lines),
  ).toEqual(['Строка 3: такой страницы нет', 'занято']);
});

it('puts a page of the shop into the line with the cursor', () => {
  expect(withTarget('', 0, '/?page=a')).toBe('/?page=a');
  expect(withTarget('/a', 2, '/?page=a')).toBe('/a /?page=a');
  expect(withTarget('/a /b\n/c \n/d', 8, '/?page=a')).toBe('/a /b\n/c /?page=a\n/d');
  expect(withTarget('/a /b\n', 0, '/?page=a')).toBe('/a /?page=a\n');
});
