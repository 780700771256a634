import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readText } from '../../src/admin/ui/text-editor/read-text.ts';
import { writeText } from '../../src/admin/ui/text-editor/write-text.ts';
import { parseMarkdown } from '../../src/modules/content/text/parse-markdown.ts';

/** As if every block of a text had been touched. */
function rewritten(markdown: string): string {
  const { doc } = readText(markdown);
  return writeText(doc, { blocks: new WeakMap(), gaps: ['', ''] });
}

const shown = (markdown: string) => {
  const read = parseMarkdown(markdown);
  return 'text' in read ? read.text : undefined;
};

const line = fc
  .array(
    fc.constantFrom(
      ...[
        'диван',
        'стол ',
        ' ',
        '**жирно**',
        '*наклонно*',
        '**в *одном* **',
        '[доставка](/?page=a)',
      ],
      ...[
        '[*к* **ж**](https://a.ru/?b=*)',
        '[опасно](javascript:alert)',
        '`код`',
        '<b>',
        '![к](/k.png)',
      ],
      ...[
        '{shop}',
        '\\*',
        '&nbsp;',
        '1.',
        '2\\.',
        '#',
        '|',
        '—',
        '«',
        '_',
        '*',
        '[',
        ']',
        '> ',
        '\\\n',
      ],
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''));

const start = fc.constantFrom(
  '',
  '',
  '## ',
  '### ',
  '# ',
  '- ',
  '* ',
  '1. ',
  '2. ',
  '> ',
  '  - ',
  '- - ',
  '---',
  '| а | б |\n| - | - |\n| ',
);

const markdown = fc
  .array(fc.tuple(start, line, fc.constantFrom('\n', '\n\n', '\n\n\n', '  \n')), { maxLength: 8 })
  .map((lines) => lines.map((parts) => parts.join('')).join(''));

it('a text that is read and written is the same to the letter', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const { doc, origin } = readText(text);
      expect(writeText(doc, origin)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

it('a text of which every block was touched shows the same', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const before = shown(text);
      fc.pre(before !== undefined);
      expect({ text, written: rewritten(text), shown: shown(rewritten(text)) }).toMatchObject({
        shown: before,
      });
    }),
    { numRuns: 500 },
  );
});

it('a text of which one block was touched shows the same', () => {
  fc.assert(
    fc.property(markdown, fc.nat(7), (text, place) => {
      const before = shown(text);
      fc.pre(before !== undefined);
      const { doc, origin } = readText(text);
      const touched = doc.children.map((node, index) =>
        index === place ? node.type.create(node.attrs, node.content) : node,
      );
      const written = writeText(doc.type.create(null, touched), origin);
      expect({ text, written, shown: shown(written) }).toMatchObject({ shown: before });
    }),
    { numRuns: 300 },
  );
});

it('a list that stands right below a touched paragraph stays a list', () => {
  const { doc, origin } = readText('диван\n\nстол\n- *\n');
  const touched = doc.children.map((node, index) =>
    index === 1 ? node.type.create(node.attrs, node.content) : node,
  );
  const written = writeText(doc.type.create(null, touched), origin);
  expect(shown(written)).toEqual(['диван', 'стол', { list: ['*'] }]);
});

const files = ['pages', 'documents'].flatMap((folder) =>
  readdirSync(`db/demo/content/${folder}`).map((file) => `db/demo/content/${folder}/${file}`),
);

it.each(files)('%s is read whole, and shows the same when it is written', (file) => {
  const text = readFileSync(file, 'utf8').replace(/^---[\s\S]*?^---\n+/m, '');
  const { doc, origin } = readText(text);
  expect(doc.children.filter(({ type }) => type.name === 'raw')).toEqual([]);
  expect(writeText(doc, origin)).toBe(text);
  expect(shown(rewritten(text))).toEqual(shown(text));
  expect(shown(text)).toBeDefined();
});
