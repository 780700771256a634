import { describe, expect, it } from 'vitest';
import { pastedLines, readLines } from './lines.ts';

describe('the lines of what comes and goes', () => {
  it('are read without the empty ones', () => {
    const typed = [
      { article: ' ДИВ-1 ', pieces: '3' },
      { article: '', pieces: ' ' },
      { article: 'СТУЛ', pieces: '12' },
    ];
    expect(readLines(typed)).toEqual({
      lines: [
        { article: 'ДИВ-1', pieces: 3 },
        { article: 'СТУЛ', pieces: 12 },
      ],
      kept: [typed[0], typed[2]],
    });
  });

  it('name each fault by its field', () => {
    const typed = ['0', '-1', '1,5', ''].map((pieces) => ({ article: 'А', pieces }));
    const read = readLines([...typed, { article: '', pieces: '2' }]);
    expect(Object.keys('faults' in read ? read.faults : {})).toEqual([
      'lines.0.pieces',
      'lines.1.pieces',
      'lines.2.pieces',
      'lines.3.pieces',
      'lines.4.article',
    ]);
    expect(readLines([])).toMatchObject({ faults: { 'lines.0.article': [expect.any(String)] } });
  });

  it('are pasted from a table, a lone word is not', () => {
    expect(pastedLines('А\t2\r\nБ\t3\r\n\r\n')).toEqual([
      { article: 'А', pieces: '2' },
      { article: 'Б', pieces: '3' },
    ]);
    expect(pastedLines('А\nБ')).toEqual([
      { article: 'А', pieces: '' },
      { article: 'Б', pieces: '' },
    ]);
    expect(pastedLines('диван угловой\n')).toBeUndefined();
  });
});
