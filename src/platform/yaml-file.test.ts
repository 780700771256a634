import { expect, it } from 'vitest';
import { z } from 'zod';
import { contentMessages } from '#messages/content.ts';
import { readYamlFile } from './yaml-file.ts';

const form = { schema: z.record(z.string(), z.array(z.number())), empty: {} };

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
