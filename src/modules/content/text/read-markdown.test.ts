import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readMarkdown, readMarkdownBeside } from './read-markdown.ts';

const LONG = 'Доставка - от 2-3 дней, **до двери**.\n\n'.repeat(100);

it('a long text is read beside all other work, and as a short one is', async () => {
  const read = readMarkdownBeside(LONG);
  expect(await Promise.race([read, turn('other work')])).toBe('other work');
  expect(await read).toEqual(readMarkdown(LONG));
});

it('a long text is refused with its lines', async () => {
  expect(await readMarkdownBeside(`${LONG}# Заголовок`)).toEqual({
    problems: [{ line: 201, message: expect.any(String) }],
  });
});
