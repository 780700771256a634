import { expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

it.each([
  ['Пётр Примерович Образцов', 'Пётр Примерович Образцов'],
  ['Анна-Мария', 'Анна-Мария'],
  ['', ''],
  ['Пётр https://evil.example/a Образцов', 'Пётр Образцов'],
  ['Пётр evil.example', 'Пётр'],
  ['www.evil.example', ''],
  ['вы@выиграли.рф приз', 'приз'],
])('%j is greeted as %j', (name, greeted) => {
  expect(shownName(name)).toBe(greeted);
});

it('a sermon is cut after a word', () => {
  const shown = shownName('Срочно переведите деньги '.repeat(8));
  expect(shown).toMatch(/^Срочно переведите деньги .*[а-я]…$/);
  expect(shown.length).toBeLessThanOrEqual(61);
});
