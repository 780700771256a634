import type { Random } from '../../../generated-shop.ts';
import { pick, type Thing, type Written, type WrittenThing, whole } from './goods.ts';

/** How one file writes its numbers. */
interface Style {
  readonly thousands: string;
  readonly fraction: string;
  readonly hasAllKopecks: boolean;
  readonly tails: readonly string[];
}

const NBSP = '\u00a0';
const spaces = ['', ' ', NBSP, '\u202f', '\u2009', "'", '’', '.', ','];
const tails = ['', '', ' руб.', ' ₽', 'р.', ' р', `${NBSP}руб`, ' руб./шт', ' RUB', '₽'];

export function styleOf(random: Random): Style {
  const thousands = pick(spaces, random);
  return {
    thousands,
    fraction: pick(
      [',', '.'].filter((mark) => mark !== thousands),
      random,
    ),
    hasAllKopecks: random() < 0.5,
    tails: random() < 0.5 ? [''] : [pick(tails, random), ''],
  };
}

const grouped = (number: number, sign: string): string =>
  String(number).replaceAll(/\B(?=(\d{3})+$)/g, sign);

/** Digits with one mark before three of them: thousands or a fraction. */
const canMeanTwo = (text: string): boolean => /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(text);

export function writeThing(thing: Thing, style: Style, random: Random): WrittenThing {
  return {
    thing,
    price: writePrice(thing.price, style, random),
    oldPrice: writeOldPrice(thing.oldPrice, style, random),
    stock: writeStock(thing.stock, style, random),
    width: pick(
      [
        `${thing.width / 10}`,
        `${thing.width / 10},0`,
        ` ${thing.width / 10} `,
        `${thing.width / 10} см`,
        `${thing.width} мм`,
      ],
      random,
    ),
  };
}

const written = (text: string, isDoubtful = canMeanTwo(text)): Written => ({ text, isDoubtful });

function writePrice(kopecks: number, style: Style, random: Random): Written {
  const digits = grouped(Math.floor(kopecks / 100), style.thousands);
  const part = String(kopecks % 100).padStart(2, '0');
  if (part !== '00' && random() < 0.1) return written(`${digits} руб. ${part} коп.`);
  const hasPart = style.hasAllKopecks || part !== '00';
  const number = hasPart ? digits + style.fraction + part : digits;
  if (!hasPart && random() < 0.1) {
    return written(digits + pick([',-', '=', '-00', '.-', ' руб. 00 коп.'], random), true);
  }
  if (random() < 0.02) return written(`${pick(['от ', '~', 'около '], random)}${number}`, true);
  const spaced = random() < 0.1 ? `${pick([' ', NBSP, '\u200b'], random)}${number} ` : number;
  return written(pick(['', '', '', '', '₽'], random) + spaced + pick(style.tails, random));
}

function writeOldPrice(kopecks: number | null, style: Style, random: Random): Written {
  return kopecks === null
    ? written(pick(['', '', '-', '–', '0', `0${style.fraction}00`, 'нет'], random), false)
    : writePrice(kopecks, style, random);
}

const manyWords = ['есть', 'В наличии', 'много', '+', '>10', 'да'];

function writeStock(stock: Thing['stock'], style: Style, random: Random): Written {
  if (stock === null) return written('');
  if (stock === 'many') return written(pick(manyWords, random));
  if (stock === 0)
    return written(pick(['0', '0', '-', 'нет', `-${whole(1, 9, random)}`, '−3'], random));
  const digits = grouped(stock, style.thousands);
  const zeros = pick(['', '', '', '0', '00', '000'], random);
  const number = zeros === '' ? digits : `${digits}${style.fraction}${zeros}`;
  return written(number + pick(['', '', ' шт', ' шт.', `${NBSP}шт.`], random), canMeanTwo(number));
}
