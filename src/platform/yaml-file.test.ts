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
