import { plural } from './plural.ts';

const units = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];
const scales = [
  ['миллиард', 'миллиарда', 'миллиардов'],
  ['миллион', 'миллиона', 'миллионов'],
  ['тысяча', 'тысячи', 'тысяч'],
] as const;

/** A number below a thousand; thousands are feminine. */
function threeDigits(count: number, isFeminine: boolean): string[] {
  const rest = count % 100;
  const unit = isFeminine && rest % 10 === 1 ? 'одна' : isFeminine && rest % 10 === 2 ? 'две' : '';
  const end =
    rest >= 10 && rest < 20
      ? [teens[rest - 10]]
      : [tens[Math.floor(rest / 10)], unit || units[rest % 10]];
  return [hundreds[Math.floor(count / 100)], ...end].filter(
    (word) => word !== undefined && word !== '',
  ) as string[];
}

/** A sum as papers tell it: «Пятьдесят четыре тысячи девятьсот девяносто рублей 00 копеек». Below a billion of roubles times a thousand. */
export function sumInWords(kopecks: number): string {
  const roubles = Math.floor(kopecks / 100);
  const rest = kopecks % 100;
  const words = scales.flatMap(([one, few, many], index) => {
    const count = Math.floor(roubles / 1000 ** (3 - index)) % 1000;
    return count === 0 ? [] : [...threeDigits(count, index === 2), plural(count, one, few, many)];
  });
  const said = [...words, ...threeDigits(roubles % 1000, false)];
  const text = [
    ...(said.length > 0 ? said : ['ноль']),
    plural(roubles, 'рубль', 'рубля', 'рублей'),
    String(rest).padStart(2, '0'),
    plural(rest, 'копейка', 'копейки', 'копеек'),
  ].join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
