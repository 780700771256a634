import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTsv, parseTsv } from './tsv.ts';

describe('a table on the clipboard', () => {
  it('is cells between tabs and lines of any kind; the last line end begins no line', () => {
    expect(parseTsv('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(parseTsv('54\u00a0990,00 ₽')).toEqual([['54\u00a0990,00 ₽']]);
    expect(parseTsv('1\n\n2\n')).toEqual([['1'], [''], ['2']]);
    expect(parseTsv('1\t\n\t2')).toEqual([
      ['1', ''],
      ['', '2'],
    ]);
  });

  it('has cells in quotes with tabs, lines and quotes in them', () => {
    expect(parseTsv('"Диван ""Ладога""\r\nсерый"\t5\n"a\tb"\t6')).toEqual([
      ['Диван "Ладога"\nсерый', '5'],
      ['a\tb', '6'],
    ]);
  });

  it('has quotes that are none', () => {
    expect(parseTsv('5" труба\t"не закрыта\n"а" б')).toEqual([
      ['5" труба', '"не закрыта'],
      ['"а" б'],
    ]);
  });

  it('is read as it was written, whatever is in it', () => {
    const cell = fc.string({ unit: fc.constantFrom('а', '1', '"', '\t', '\n', ' ', ',') });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(cell, { minLength: 1 }),
        (width, cells) => {
          const table = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
            Array.from({ length: width }, (_, col) => cells[row * width + col] ?? 'x'),
          );
          // The last line end is that of the table: one cell without text is written as nothing.
          expect(parseTsv(`${formatTsv(table)}\n`)).toEqual(table);
        },
      ),
    );
  });
});
