import { expect, test } from 'vitest';
import { contentMessages as messages } from '#messages/site/content.ts';
import { parseMarkdown } from './parse-markdown.ts';

const textOf = (markdown: string) => {
  const result = parseMarkdown(markdown);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.text;
};

const problemsOf = (markdown: string) => {
  const result = parseMarkdown(markdown);
  return 'problems' in result ? result.problems : [];
};

test('paragraphs, headings and lists are read, and plain text stays a bare string', () => {
  const markdown = `## Сроки

Обычно семь дней.
Иногда десять.

### Куда

1. Москва
2. Тула

- шкаф
- стол
`;
  expect(textOf(markdown)).toEqual([
    { heading: 'Сроки', level: 2 },
    'Обычно семь дней. Иногда десять.',
    { heading: 'Куда', level: 3 },
    { list: ['Москва', 'Тула'], ordered: true },
    { list: ['шкаф', 'стол'] },
  ]);
});

test('bold, italic and links are read; spaces stay outside of them', () => {
  expect(
    textOf('Мы **возим** *бережно*: [сроки **и** цены](/?page=delivery), <mailto:a@b.ru>.'),
  ).toEqual([
    [
      'Мы ',
      { strong: 'возим' },
      ' ',
      { emphasis: 'бережно' },
      ': ',
      { link: '/?page=delivery', text: ['сроки ', { strong: 'и' }, ' цены'] },
      ', ',
      { link: 'mailto:a@b.ru', text: 'mailto:a@b.ru' },
      '.',
    ],
  ]);
  expect(textOf('**до [сюда](/) и дальше**')).toEqual([
    [{ strong: 'до' }, ' ', { link: '/', text: [{ strong: 'сюда' }] }, ' ', { strong: 'и дальше' }],
  ]);
});

test('a list whose items begin with bold text and a dash or colon is a list of terms', () => {
  expect(
    textOf('- **14 дней** — на *возврат*\n- **7 дней**: на отказ\n- **Час** - на звонок'),
  ).toEqual([
    {
      terms: [
        { term: '14 дней', text: ['на ', { emphasis: 'возврат' }] },
        { term: '7 дней', text: 'на отказ' },
        { term: 'Час', text: 'на звонок' },
      ],
    },
  ]);
  expect(textOf('- **14 дней** — на возврат\n- просто пункт')).toEqual([
    { list: [[{ strong: '14 дней' }, ' — на возврат'], 'просто пункт'] },
  ]);
});

test('a table keeps its cells, the missing ones empty', () => {
  expect(textOf('| Город | Цена |\n|---|---|\n| Тула | **500** |\n| Омск |')).toEqual([
    {
      table: [
        ['Город', 'Цена'],
        ['Тула', [{ strong: '500' }]],
        ['Омск', ''],
      ],
    },
  ]);
});

test('each refused construct is a problem with its line', () => {
  const markdown = `Текст и <b>жирный</b>

![Диван](/divan.jpg)

\`код\`

> цитата

# Название

- пункт
  - внутри

***оба***

[сюда](javascript:alert(1)) и [туда](//evil.example)

строка\\
строка

## **Жирный**

3. три

| а |
|---|
| 1 | 2 |

| без строк |
|---|

<script>
alert(1)
</script>

Абзац
---

[а]: https://example.com
`;
  expect(problemsOf(markdown)).toEqual([
    { line: 1, message: messages.html },
    { line: 1, message: messages.html },
    { line: 3, message: messages.image },
    { line: 3, message: messages.empty },
    { line: 5, message: messages.code },
    { line: 5, message: messages.empty },
    { line: 7, message: messages.quote },
    { line: 9, message: messages.headingLevel },
    { line: 12, message: messages.nested },
    { line: 14, message: messages.marks },
    { line: 16, message: messages.linkAddress('javascript:alert(1)') },
    { line: 16, message: messages.linkAddress('//evil.example') },
    { line: 18, message: messages.lineBreak },
    { line: 21, message: messages.headingText },
    { line: 23, message: messages.numbering },
    { line: 27, message: messages.tableRow(1) },
    { line: 29, message: messages.tableHead },
    { line: 32, message: messages.html },
    { line: 37, message: messages.rule },
    { line: 39, message: messages.reference },
  ]);
});

test('a text, a paragraph and a page have a largest size', () => {
  expect(problemsOf(`Начало\n\n${'а'.repeat(5001)}`)).toEqual([
    { line: 3, message: messages.tooLarge },
  ]);
  expect(problemsOf('а\n\n'.repeat(301))).toEqual([{ line: 1, message: messages.tooManyBlocks }]);
  expect(problemsOf('а'.repeat(100_001))).toEqual([{ line: 1, message: messages.tooLarge }]);
});

test.each([
  ['_*', messages.tooManyMarks],
  ['[', messages.tooManyMarks],
  ['**а** ', messages.tooManyMarks],
  ['[а](/б) ', messages.tooManyMarks],
  ['\\', messages.tooLarge],
  ['<', messages.tooLarge],
  ['а\n\n', messages.tooManyBlocks],
  ['\r', messages.tooManyBlocks],
  ['> ', messages.nested],
  ['1. ', messages.nested],
  ['\t- ', messages.nested],
])('a text of nothing but %j is refused before it is parsed', (part, message) => {
  const text = part.repeat(100_000 / part.length);
  expect(problemsOf(text)).toEqual([{ line: 1, message }]);
});

test('a long text of terms, with a bold word and a link in each paragraph, is none of these', () => {
  const paragraph = `**Покупатель** и [продавец](/?page=about): ${'условия, '.repeat(30)}конец.\n\n`;
  expect(problemsOf(paragraph.repeat(290))).toEqual([]);
});
