import { describe, expect, it } from 'vitest';
import { styleOf } from './number-style.ts';
import type { NumberKind } from './number-tails.ts';
import { type NumberReading, numberOf, readNumber } from './read-number.ts';

/** One word a reading: the number, «54990 or 54.99», or why it is none. */
const word = (read: NumberReading): number | string => {
  if ('value' in read) return read.value;
  return 'readings' in read ? read.readings.join(' or ') : read.refused;
};

/** What people and programs write where a number stands alone, and what it is. Add what the next one sends. */
const alone: Record<NumberKind, readonly (readonly [text: string, is: number | string])[]> = {
  money: [
    ['54990', 54_990],
    ['54 990', 54_990],
    ['54\u00a0990,00\u00a0₽', 54_990],
    ['1\u202f250\u2009000', 1_250_000],
    ["54'990", 54_990],
    ['54’990,50', 54_990.5],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1,234.50', 1_234.5],
    ['1.990,00', 1_990],
    ['54,990.00', 54_990],
    ['1 234.500', 1_234.5],
    ['54990.000', 54_990],
    ['0.990', 0.99],
    ['0,01', 0.01],
    ['54.9', 54.9],
    ['7,25', 7.25],
    ['54.990', '54990 or 54.99'],
    ['1.250', '1250 or 1.25'],
    ['12,500', '12500 or 12.5'],
    ['1,234', '1234 or 1.234'],
    ['от 54.990', 'from'],
    ['от 12 990', 'from'],
    ['От 12 990 ₽', 'from'],
    ['до 12 990', 'no_number'],
    ['1 990 руб./шт', 1990],
    ['1 990 руб/шт.', 1990],
    ['1 990 ₽ за шт', 1990],
    ['1990 р.', 1990],
    ['1990 RUB', 1990],
    ['20 000 рублей', 20_000],
    ['₽1990', 1990],
    ['руб. 1990', 1990],
    ['1990,-', 1990],
    ['54990.-', 54_990],
    ['54990=', 54_990],
    ['54990-00', 54_990],
    ['54990=00', 54_990],
    ['1990 руб. 50 коп.', 1990.5],
    ['1.990 руб. 50 коп.', 1990.5],
    ['54,990 руб. 00 коп.', 54_990],
    ['12990,005', 'kopecks'],
    ['12989.999999998', 12_990],
    ['0.30000000000000004', 0.3],
    ['-5', 'negative'],
    ['−5 ₽', 'negative'],
    ['0', 0],
    ['', 'no_number'],
    ['договорная', 'no_number'],
    ['12 тыс. руб.', 'no_number'],
    ['12 $', 'no_number'],
    ['1000-1500', 'no_number'],
    ['1000–1500', 'no_number'],
    ['10 / 20', 'no_number'],
    ['54990-50', 'no_number'],
    ['1 2', 'no_number'],
    ['12 5000', 'no_number'],
    ['1,2,3', 'no_number'],
    ['1.23.456', 'no_number'],
    ['1e5', 'no_number'],
    ['4,60123E+12', 'no_number'],
    ['.5', 'no_number'],
    ['5.', 'no_number'],
    ['9'.repeat(400), 'no_number'],
  ],
  pieces: [
    ['3', 3],
    ['3.00', 3],
    ['3,00', 3],
    ['1.0', 1],
    ['12 шт.', 12],
    ['1 штука', 1],
    ['1 000', 1000],
    ["1'000", 1000],
    ['0,000', 0],
    ['2.5', 'fraction'],
    ['2,5 шт', 'fraction'],
    ['10.000', '10000 or 10'],
    ['5,000', '5000 or 5'],
    ['1,250', '1250 or 1.25'],
    ['-3', 'negative'],
    ['−3', 'negative'],
    ['3 ₽', 'no_number'],
    ['3 м', 'no_number'],
    ['завтра', 'no_number'],
  ],
  days: [
    ['14', 14],
    ['14 дней', 14],
    ['1 день', 1],
    ['21,00', 21],
    ['10 рабочих дней', 10],
    ['10 раб. дн.', 10],
    ['1.5', 'fraction'],
    ['1.000', '1000 or 1'],
    ['2 недели', 'no_number'],
    ['10-14', 'no_number'],
    ['скоро', 'no_number'],
  ],
  length: [
    ['2100', 2100],
    ['2 100 мм', 2100],
    ['16,5 мм', 16.5],
    ['2.100', '2100 or 2.1'],
    ['210 см', 'no_number'],
    ['2100x900', 'no_number'],
  ],
  weight: [
    ['61.5', 61.5],
    ['61,5 кг', 61.5],
    ['12,500', 12.5],
    ['1.250 кг', 1.25],
    ['1 250 кг', 1250],
    ['500 г', 'no_number'],
  ],
  percent: [
    ['-10', -10],
    ['−10 %', -10],
    ['–10', -10],
    ['+7,5 %', 7.5],
    ['7.125', 7.125],
    ['десять', 'no_number'],
  ],
  number: [
    ['2,5 ГБ', 2.5],
    ['1 200 Вт', 1200],
    ['1.200', '1200 or 1.2'],
    ['12-15', 'no_number'],
    ['много', 'no_number'],
  ],
};

describe.each(Object.entries(alone))('alone, as %s', (kind, cases) => {
  it.each(cases)('%j is %j', (text, is) => {
    expect(word(readNumber(text, { kind: kind as NumberKind }))).toBe(is);
  });
});

/** The same in a column: its other values say what a point or a comma is, or leave it open. */
it.each<[text: string, others: readonly string[], is: number | string]>([
  ['54.990', ['1.250.000'], 54_990],
  ['54.990', ['54.9', '7.25'], 54.99],
  ['54.990', ['1,234.50'], 54.99],
  ['54.990', ['1.990,00'], 54_990],
  ['12,500', ['1.250.000'], 12.5],
  ['12,500', ['1,250,000', '990'], 12_500],
  ['12.500', ['54990.000'], 12.5],
  ['12.500', ['0.990'], 12.5],
  ['54.990', ['12.500', '7.250', '990', '54 990', 'договорная'], '54990 or 54.99'],
  ['54.990', ['7,25'], '54990 or 54.99'],
  ['54.990', ['1.250.000', '7.25'], '54990 or 54.99'],
  ['1.250.000', ['7.25'], 1_250_000],
  ['7.25', ['1.250.000'], 7.25],
])('%j beside %j is %j', (text, others, is) => {
  const style = styleOf([text, ...others]);
  expect(word(readNumber(text, { kind: 'money', style }))).toBe(is);
});

it('a fraction of pieces is refused where the column says that it is one', () => {
  const style = styleOf(['1,250', '0,500', '3,000']);
  const stock = ['1,250', '0,500', '3,000'].map((text) =>
    readNumber(text, { kind: 'pieces', style }),
  );
  expect(stock.map(word)).toEqual(['fraction', 'fraction', 3]);
});

it('is one number where nothing else is said', () => {
  const any = ['12', '12abc', '1.200', '7,5'].map((text) => numberOf(text, { kind: 'number' }));
  expect(any).toEqual([12, undefined, undefined, 7.5]);
});

it('hands back the unit that only the caller knows', () => {
  expect(readNumber('2,5 кг', { kind: 'number' })).toEqual({ value: 2.5, tail: 'кг' });
});
