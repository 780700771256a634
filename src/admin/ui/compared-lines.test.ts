import { expect, it } from 'vitest';
import { comparedLines } from './compared-lines.ts';

const marks = { same: ' ', gone: '-', new: '+' } as const;
const compare = (before: string, after: string) =>
  comparedLines(before, after).map(({ kind, text }) => marks[kind] + text);

it('names the lines that go and those that come, each where it stands', () => {
  expect(compare('стол\nстул\nшкаф', 'стол\nкресло\nшкаф\nполка')).toEqual([
    ' стол',
    '-стул',
    '+кресло',
    ' шкаф',
    '+полка',
  ]);
  expect(compare('', 'стол')).toEqual(['-', '+стол']);
  expect(compare('стол', 'стол')).toEqual([' стол']);
});

it('keeps every line of a long text', () => {
  const text = Array.from({ length: 3000 }, (_, index) => `строка ${index}`).join('\n');
  expect(
    comparedLines(text, text)
      .map((line) => line.text)
      .join('\n'),
  ).toBe(text);
});
