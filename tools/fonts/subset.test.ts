import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { capitalFiles, capitals, letterFiles, subset } from './subset.ts';

const css = readFileSync('src/tokens/fonts.css', 'utf8');

it.each(letterFiles)('$file is what the font in use gives', async ({ file, source, letters }) => {
  expect(readFileSync(file).equals(await subset(source, letters))).toBe(true);
});

it.each(capitalFiles)('$file is what the font in use gives', async ({ file, source, letters }) => {
  expect(readFileSync(file).equals(await capitals(source, letters))).toBe(true);
});

it.each(letterFiles)('$file is asked for where one of its letters stands', ({ file, letters }) => {
  const name = file.split('/').at(-1) ?? '';
  const face = css.split('@font-face').find((part) => part.includes(name)) ?? '';
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  const named = ranges.flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  expect(String.fromCodePoint(...named)).toBe(letters);
});
