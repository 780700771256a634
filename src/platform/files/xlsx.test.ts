import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { writeXlsx, type XlsxCell } from './xlsx.ts';

async function filesOf(pages: XlsxCell[][][]): Promise<Record<string, string>> {
  async function* given() {
    yield* pages;
  }
  const columns = [
    { title: 'Имя', width: 20 },
    { title: 'Сумма', width: 10 },
  ];
  const chunks = await Array.fromAsync(writeXlsx('Лист', columns, given()));
  const files = unzipSync(Buffer.concat(chunks));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const SHEET = 'xl/worksheets/sheet1.xml';

it('writes well-formed files whatever the texts hold', async () => {
  const files = await filesOf([[['<a & "b">\u0000\u0008\ud800 _x0041_ ]]>', 1500.5]]]);
  for (const xml of Object.values(files)) {
    expect(() => new SaxesParser().write(xml).close()).not.toThrow();
  }
  expect(files[SHEET]).toContain('&lt;a &amp; "b"&gt;\ufffd _x005F_x0041_ ]]&gt;');
});

it('numbers the rows through all pages, and leaves empty cells out', async () => {
  const files = await filesOf([
    [
      ['а', 1],
      [null, 2],
    ],
    [],
    [['', 3]],
  ]);
  const places = [...(files[SHEET] ?? '').matchAll(/<c r="(\w+)"/g)].map(([, place]) => place);
  expect(places).toEqual(['A1', 'B1', 'A2', 'B2', 'B3', 'B4']);
});
