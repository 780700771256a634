import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { asWritten, CSV_START, csvLine } from './csv.ts';

const read = (text: string) => parse(text, { delimiter: ';', bom: true });

describe('a table for spreadsheets', () => {
  it('is read back as it was written', () => {
    const cells = ['a;b', 'say "no"', 'two\nlines', "d'or", '', 'диван'];
    expect(read(CSV_START + csvLine(cells) + csvLine(cells))).toEqual([cells, cells]);
  });

  it.each([
    '=1+1',
    '+7-900-1',
    '+1+cmd',
    '-2',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '＝1+1',
    '＠SUM(A1)',
    '\u0001=1',
    '\u200e=1',
    '\u200b\u202e@A1',
  ])('gives a spreadsheet no formula: %j', (text) => {
    expect(read(csvLine([text]))).toEqual([[`'${text}`]]);
  });

  it.each(['+70000000000', '+7 (000) 000-00-00'])('leaves the phone number %s as it is', (text) =>
    expect(csvLine([text])).toBe(`${text}\r\n`),
  );

  it.each([
    '=К-12',
    '-101/А',
    '+7-КР',
    '@home 5',
    "'85",
    "'=85",
    "''-1",
    '+70000000000',
    '0017',
    '',
  ])('gives back %j', (text) => {
    const cell = read(csvLine([text, 'x']))[0]?.[0] ?? 'none';
    expect(asWritten(cell)).toBe(text);
  });

  it('leaves numbers and missing values as they are', () => {
    expect(csvLine([-12, 3.5, null])).toBe('-12;3.5;\r\n');
    expect(csvLine([-0.01, '-0,01'], ',')).toBe(`-0,01;"'-0,01"\r\n`);
  });
});
