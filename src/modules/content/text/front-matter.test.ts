import { expect, test } from 'vitest';
import { contentMessages } from '#messages/site/content.ts';
import { readFrontMatter } from './front-matter.ts';
import { parseMarkdown } from './parse-markdown.ts';

test('fields are read, and the text keeps the lines of the file', () => {
  const page = readFrontMatter('---\r\ntitle: О нас\r\nsince: 2026-11-22\r\n---\r\n\r\n# Нет\r\n');
  if ('problems' in page) throw new Error();
  expect(page.fields).toEqual({ title: 'О нас', since: '2026-11-22' });
  expect(parseMarkdown(page.body)).toEqual({
    problems: [{ line: 6, message: contentMessages.headingLevel }],
  });
});

test('a line that is no YAML and a file without fields are problems', () => {
  expect(readFrontMatter('---\ntitle: О нас\nlead: Да: нет\n---\nТекст')).toEqual({
    problems: [{ line: 3, message: contentMessages.yaml }],
    body: '\n\n\n\nТекст',
  });
  expect(readFrontMatter('Текст\n\n---\nx: 1\n---\n')).toEqual({
    problems: [{ line: 1, message: contentMessages.frontMatter }],
  });
});

test.each([']'.repeat(60_000), '['.repeat(60_000), `title: ${'а'.repeat(1_100_000)}`])(
  'a head that would hold its parser is refused unread: %.10s',
  (head) => {
    expect(readFrontMatter(`---\n${head}\n---\nТекст`)).toMatchObject({
      problems: [{ line: 1, message: contentMessages.tangled }],
    });
  },
);
