import { describe, expect, it } from 'vitest';
import { readPhrase } from './read-phrase.ts';

const meaningOf = (text: string) => {
  const { rest, stated } = readPhrase(text);
  return [
    rest,
    ...stated.map((one) => {
      if (one.kind === 'pair') return one.sizes.join('×');
      const name = one.kind === 'price' ? 'price' : (one.side ?? 'size');
      return `${name} ${Object.entries(one.limits).join(' ').replaceAll(',', ' ')}`;
    }),
  ];
};

describe('prices', () => {
  it.each([
    ['диван до 60000', 'диван', 'price max 60000'],
    ['диван до 60 000', 'диван', 'price max 60000'],
    ['диван до 60 000 ₽', 'диван', 'price max 60000'],
    ['Диван до 60 тысяч рублей угловой', 'Диван угловой', 'price max 60000'],
    ['диван до 60к', 'диван', 'price max 60000'],
    ['диван до 60 т.р.', 'диван', 'price max 60000'],
    ['диван до 1,2 млн', 'диван', 'price max 1200000'],
    ['стол от 20 тыс', 'стол', 'price min 20000'],
    ['шкаф не дороже 40000 руб.', 'шкаф', 'price max 40000'],
    ['шкаф дороже 40000', 'шкаф', 'price min 40000'],
    ['кресло 60 000 ₽', 'кресло', 'price max 60000'],
    ['кресло за 30000', 'кресло', 'price max 30000'],
    ['диван от 50 до 70 тысяч', 'диван', 'price min 50000 max 70000'],
    ['диван от 50000 до 70000', 'диван', 'price min 50000 max 70000'],
    ['подушка до 500 рублей', 'подушка', 'price max 500'],
    ['диван до 60.000', 'диван', 'price max 60000'],
    ['диван до 60,000 ₽', 'диван', 'price max 60000'],
    ['диван до 1.250.000', 'диван', 'price max 1250000'],
    ["диван до 60'000 руб.", 'диван', 'price max 60000'],
    ['диван до 60.000,50 ₽', 'диван', 'price max 60000.5'],
    ['диван до 1,250 млн', 'диван', 'price max 1250000'],
    ['диван до 50 000', 'диван', 'price max 50000'],
  ])('%s', (text, ...meaning) => {
    expect(meaningOf(text)).toEqual(meaning);
  });
});

describe('sizes', () => {
  it.each([
    ['шкаф 180 см', 'шкаф', 'size about 1800'],
    ['шкаф 1,8 м', 'шкаф', 'size about 1800'],
    ['диван 2 метра', 'диван', 'size about 2000'],
    ['кровать 160 на 200', 'кровать', '1600×2000'],
    ['кровать 160х200 см белая', 'кровать белая', '1600×2000'],
    ['кровать 1600*2000', 'кровать', '1600×2000'],
    ['шкаф шириной до 2 м', 'шкаф', 'width max 2000'],
    ['шкаф глубиной 60', 'шкаф', 'depth about 600'],
    ['шкаф высота не более 2,4 м', 'шкаф', 'height max 2400'],
    ['шкаф до 60 см глубиной', 'шкаф', 'depth max 600'],
    ['диван не шире 200 см', 'диван', 'width max 2000'],
    ['диван уже 2 м', 'диван', 'width max 2000'],
    ['тумба шириной от 150 до 180 см', 'тумба', 'width min 1500 max 1800'],
    ['шкаф до 180', 'шкаф', 'size max 1800'],
    ['диван до 2 метров до 70000', 'диван', 'size max 2000', 'price max 70000'],
    ['стол длиной 160 см', 'стол', 'length about 1600'],
    ['диван 2,5 м', 'диван', 'size about 2500'],
    ['диван 2.125 м', 'диван', 'size about 2125'],
    ['шкаф шириной до 1.800 мм', 'шкаф', 'width max 1800'],
    ['шкаф шириной 1 800 мм', 'шкаф', 'width about 1800'],
  ])('%s', (text, ...meaning) => {
    expect(meaningOf(text)).toEqual(meaning);
  });
});

describe('other numbers stay words', () => {
  it.each([
    'DIV-0104-01',
    'диван 3 местный',
    'стол 120',
    'лампа E27',
    'шкаф 90x40x180',
    'матрас 90 200',
    'кран 1/2',
    'стул до пола',
    '2 м',
  ])('%s', (text) => {
    const [rest, ...stated] = meaningOf(text);
    expect([rest, text === '2 м' ? [] : stated]).toEqual([text === '2 м' ? '' : text, []]);
  });
});
