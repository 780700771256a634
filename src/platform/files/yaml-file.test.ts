import { expect, it } from 'vitest';
import { z } from 'zod';
import { contentMessages } from '#messages/site/content.ts';
import { readYamlFile } from './yaml-file.ts';

const form = { schema: z.record(z.string(), z.array(z.number())), empty: {} };
const anything = { schema: z.record(z.string(), z.unknown()), empty: {} };

it('reads a file with as many brackets as an owner writes', () => {
  const text = Array.from({ length: 1000 }, (_, number) => `a${number}: [1, 2]`).join('\n');
  expect(Object.keys(readYamlFile('a.yaml', text, form).content ?? {})).toHaveLength(1000);
});

it('refuses unread what would hold its parser', () => {
  expect(readYamlFile('a.yaml', ']'.repeat(60_000), form)).toMatchObject({
    content: undefined,
    problems: [{ file: 'a.yaml', line: 1, message: contentMessages.tangled }],
  });
});

it('says where a file is wrong, and of one that is wrong everywhere where it begins', () => {
  const linesOf = (text: string) =>
    readYamlFile('a.yaml', text, form).problems.map(({ line }) => line);
  expect(linesOf('a: [1]\nb: [2]\nc: "3\n')).toEqual([4]);
  expect(linesOf('a: [1]\n  b: [2]\n')[0]).toBe(2);
  const everywhere = linesOf('"a"\n'.repeat(3000));
  expect(everywhere.slice(0, 3)).toEqual([2, 3, 4]);
  expect(everywhere).toHaveLength(100);
});

it('reads a file of very many fields', () => {
  const text = Array.from({ length: 60_000 }, (_, number) => `a${number}: 1`).join('\n');
  const { content } = readYamlFile('a.yaml', text, anything);
  expect(Object.keys(content ?? {})).toHaveLength(60_000);
});

it('says where a field is there twice, at any depth', () => {
  const linesOf = (text: string) =>
    readYamlFile('a.yaml', text, anything).problems.map(({ line }) => line);
  expect(linesOf('a: [1]\nb: [2]\na: [3]\n')).toEqual([3]);
  expect(linesOf('a:\n  - b: 1\n    c: 2\n    b: 3\nb: 4\n')).toEqual([4]);
  expect(linesOf('{ a: 1, "a": 2 }')).toEqual([1]);
  expect(linesOf('a:\n  b: 1\nc:\n  b: 1\n')).toEqual([]);
});

it('puts what an alias stands for in its place, and says which stands for nothing or for too much', () => {
  const read = (text: string) => readYamlFile('a.yaml', text, anything);
  expect(read('a: &one [1]\nb: *one\n').content).toEqual({ a: [1], b: [1] });
  const linesOf = (text: string) => read(text).problems.map(({ line }) => line);
  expect(linesOf('a: [1]\nb: *one\n')).toEqual([2]);
  const levels = Array.from({ length: 9 }, (_, level) => {
    const below = `*a${level}, `.repeat(9);
    return `a${level + 1}: &a${level + 1} [${below}]`;
  });
  expect(linesOf(`a0: &a0 [1]\n${levels.join('\n')}\n`)[0]).toBe(2);
  const many = Array.from({ length: 5000 }, (_, place) => `a${place}: &a 1\nb${place}: *a\n`);
  expect(linesOf(many.join(''))[0]).toBe(2);
});
