import { describe, expect, it } from 'vitest';
import { isFaulty } from './cells.ts';
import { readDays, readHidden, readPrice, readStock } from './read-cell.ts';

const prices = (texts: string[]) =>
  texts.map((text) => readPrice(text)).map((cell) => (isFaulty(cell) ? cell.text : cell.value));

describe('a price', () => {
  it('is read as people and spreadsheets write it', () => {
    expect(
      prices(['54 990', '54\u00a0990,00\u00a0₽', '54990,50', '54990.5', '12 500 руб.', '0,01']),
    ).toEqual([54_990, 54_990, 54_990.5, 54_990.5, 12_500, 0.01]);
  });

  it('keeps its text with what is wrong', () => {
    const wrong = ['дорого', '0', '1000000001', '1,234', '12990,005', 'от 12 990', '-5', ''];
    expect(prices(wrong)).toEqual(wrong);
    expect(readPrice('дорого')).toMatchObject({ fault: expect.stringContaining('Введите сумму') });
    expect(readPrice('12990,005')).toMatchObject({ fault: expect.stringContaining('Копеек') });
    expect(readPrice('от 12 990')).toMatchObject({ fault: expect.stringContaining('без «от»') });
  });

  it('that can mean two is kept and asked about', () => {
    const fault = '«54.990»: это 54\u00a0990\u00a0₽ или 54,99\u00a0₽? Напишите 54990 или 54,99';
    expect(readPrice('54.990')).toEqual({ text: '54.990', fault });
    expect(readPrice('54.990', { '.': 'thousands' })).toEqual({ value: 54_990 });
    expect(readPrice('54.990', { '.': 'fraction' })).toEqual({ value: 54.99 });
  });
});

describe('a stock', () => {
  const counted = (pieces: number) => ({ value: { kind: 'counted', pieces } });

  it('is read leniently', () => {
    const texts = [
      '12',
      ' 12 шт.',
      '1 000',
      '3,00',
      '3.00',
      '1.0',
      '1 штука',
      'Нет',
      'нет в наличии',
      '—',
    ];
    expect(texts.map((text) => readStock(text))).toEqual(
      [12, 12, 1000, 3, 3, 1, 1, 0, 0, 0].map(counted),
    );
    expect(['под заказ', 'Под Заказ', 'заказ'].map((text) => readStock(text))).toEqual(
      Array(3).fill({ value: { kind: 'to_order' } }),
    );
    expect(['есть', 'В наличии', 'на складе', '+'].map((text) => readStock(text))).toEqual(
      Array(4).fill({ value: { kind: 'uncounted' } }),
    );
  });

  it('keeps its text with what is wrong', () => {
    for (const text of ['завтра', '1,5', '2.5', '5,000', '-3', '1000001', '']) {
      expect(readStock(text)).toEqual({ text, fault: expect.any(String) });
    }
  });
});

describe('days and showing', () => {
  it('are read as people write them', () => {
    expect(['14', '14 дней', '21,00', '21.0', '1 день'].map((text) => readDays(text))).toEqual(
      [14, 14, 21, 21, 1].map((value) => ({ value })),
    );
    expect(['да', 'Показать', '+'].map(readHidden)).toEqual(Array(3).fill({ value: false }));
    expect(['нет', 'скрыт', '-'].map(readHidden)).toEqual(Array(3).fill({ value: true }));
    for (const text of ['скоро', '0', '1,5', '4000']) {
      expect(readDays(text)).toEqual({ text, fault: expect.any(String) });
    }
    expect(readHidden('может быть')).toEqual({ text: 'может быть', fault: expect.any(String) });
  });
});
