import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richText, type TextLine } from '#contracts/rich-text.ts';
import { lineOfRuns, type Run } from '#contracts/text-runs.ts';
import { termOf } from '#contracts/text-terms.ts';
import { writeMarkdown } from '#contracts/written-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Words with every character that means something in Markdown. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'диван',
        'а',
        '«',
        '»',
        '—',
        '\u00a0',
        ' ',
        '5',
        '.',
        '1.',
        '-',
        '+',
        '#',
        '##',
      ),
      fc.constantFrom(
        '*',
        '**',
        '_',
        '`',
        '~',
        '[',
        ']',
        '(',
        ')',
        '!',
        '<b>',
        '>',
        '|',
        '\\',
        '&amp;',
      ),
      fc.constantFrom(
        '---',
        '===',
        'https://a.ru',
        'a@b.ru',
        '/?page=x',
        ':',
        '"',
        "'",
        '=',
        '\u00ad',
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

const run: fc.Arbitrary<Run> = fc.record({
  text: words,
  mark: fc.constantFrom(undefined, undefined, 'strong', 'emphasis'),
  link: fc.constantFrom(undefined, undefined, '/?page=delivery', 'https://a.ru/(x)?y=1&z=*a*'),
});

const line: fc.Arbitrary<TextLine> = fc
  .array(run, { minLength: 1, maxLength: 5 })
  .map(lineOfRuns)
  .filter((made) => made !== null);

const plain = words
  .map((text) => lineOfRuns([{ text }]))
  .filter((made) => typeof made === 'string');

const block = fc.oneof(
  line,
  fc.record({ heading: plain, level: fc.constantFrom<2 | 3>(2, 3) }),
  fc
    .record({ list: fc.array(line, { minLength: 1, maxLength: 3 }) })
    .filter(({ list }) => !list.every((item) => termOf(item))),
  fc.record({
    list: fc.array(line, { minLength: 1, maxLength: 3 }),
    ordered: fc.constant<true>(true),
  }),
  fc.record({
    terms: fc.array(fc.record({ term: plain, text: line }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    table: fc.array(fc.tuple(line, fc.oneof(fc.constant(''), line)), {
      minLength: 2,
      maxLength: 3,
    }),
  }),
);

test('what is written is read back as the same text', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (text) => {
      const markdown = writeMarkdown(text);
      expect({ markdown, ...parseMarkdown(markdown) }).toEqual({ markdown, text });
      expect(richText.parse(text)).toEqual(text);
    }),
    { numRuns: 100 },
  );
});

test('an owner can read what is written', () => {
  expect(
    writeMarkdown([
      { heading: 'Сроки', level: 2 },
      { terms: [{ term: '7 дней', text: 'на отказ' }] },
      { list: ['шкаф'] },
      ['Смотрите ', { link: '/?page=delivery', text: 'доставку' }, '.'],
    ]),
  ).toBe(`## Сроки

- **7 дней** — на отказ

* шкаф

Смотрите [доставку](/?page=delivery).
`);
});
