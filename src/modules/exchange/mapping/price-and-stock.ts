import { type Kopecks, toKopecks } from '#contracts/money.ts';
import type { NumberStyle } from '#contracts/number-style.ts';
import { readNumber } from '#contracts/read-number.ts';
import { importMessages } from '#messages/import.ts';
import type { NumberField, RawOffer } from '../feed-item.ts';
import { limits } from '../limits.ts';
import { isBroken, oneLine } from './plain-text.ts';

/** Refuses one offer with a reason. Caught where a row of the file is checked. */
export class OfferRefused extends Error {}

export const refuse = (reason: string): never => {
  throw new OfferRefused(reason);
};

export function bounded(field: string, text: string, max: number): string {
  const line = oneLine(text);
  return line.length > max ? refuse(importMessages.overlong(field)) : line;
}

/** Refuses texts of another encoding and fields over their limits. */
export function checkTexts(raw: RawOffer): void {
  if (raw.overlong !== '') refuse(importMessages.overlong(raw.overlong));
  const isUnreadable =
    Object.values(raw).some((value) => typeof value === 'string' && isBroken(value)) ||
    raw.params.some(({ name, value }) => isBroken(name) || isBroken(value));
  if (isUnreadable) refuse(importMessages.brokenText);
}

export function checkCurrency({ currency }: RawOffer): void {
  if (!/^(RU[RB]|руб\.?|₽)?$/i.test(currency.trim())) {
    refuse(importMessages.currency(oneLine(currency)));
  }
}

/** How the numbers of each column are written, as far as the file has shown it. */
export type FieldStyles = Readonly<Partial<Record<NumberField, NumberStyle>>>;

/** The numbers of an offer as its file has them. */
export type NumberTexts = Pick<RawOffer, NumberField | 'available' | 'numbers'>;

const ofNumbers: NumberStyle = { '.': 'fraction' };

const styleIn = (raw: NumberTexts, field: NumberField, styles: FieldStyles) =>
  raw.numbers.includes(field) ? ofNumbers : styles[field];

export function priceOf(
  field: 'price' | 'oldPrice',
  raw: NumberTexts,
  styles: FieldStyles = {},
): Kopecks {
  const read = readNumber(raw[field], { kind: 'money', style: styleIn(raw, field, styles) });
  const shown = oneLine(raw[field]).slice(0, 40);
  if ('readings' in read) return refuse(importMessages.twoPrices(field, shown, read.readings));
  if ('value' in read) {
    const isPrice = read.value > 0 && read.value <= limits.roubles;
    return isPrice ? toKopecks(read.value) : refuse(importMessages.badPrice(field));
  }
  switch (read.refused) {
    case 'negative':
      return refuse(importMessages.badPrice(field));
    case 'from':
      return refuse(importMessages.priceFrom(field, shown));
    case 'kopecks':
      return refuse(importMessages.halfKopeck(field, shown));
    default:
      return refuse(importMessages.badNumber(field, shown));
  }
}

/** The prices and the stock that a row states. An empty price is null. */
export const numbersOf = (raw: NumberTexts, styles: FieldStyles = {}) => ({
  price: raw.price === '' ? null : priceOf('price', raw, styles),
  originalPrice: raw.oldPrice === '' ? null : priceOf('oldPrice', raw, styles),
  ...stockOf(raw, styles),
});

export interface StatedStock {
  /** Null for a variant that is uncounted or made to order. */
  readonly stock: number | null;
  /** In stock, and the feed does not say how many there are. */
  readonly uncounted: boolean;
  /** Not available, and the feed does not say why: the settings of its source decide. */
  readonly isUnavailable: boolean;
  /** Whether the feed has a stock count or an availability. */
  readonly isStockStated: boolean;
}

const uncountedWords = /^(есть|в наличии|много|\+|да|(>|более|больше|свыше)\s*\d+\s*(шт\.?)?)$/i;
const noneWords = /^(нет|нет в наличии|отсутствует|-|–|—)$/i;

/** The stock of an offer: its count in digits or words, else its availability. */
export function stockOf(raw: NumberTexts, styles: FieldStyles = {}): StatedStock {
  const { count } = raw;
  const available = raw.available.trim().toLowerCase();
  const stated = { stock: null, uncounted: false, isUnavailable: false, isStockStated: true };
  if (count === '') {
    const isStockStated = available !== '';
    return {
      ...stated,
      isStockStated,
      uncounted: available === 'true',
      isUnavailable: available === 'false',
    };
  }
  if (/^под заказ$/i.test(count)) return stated;
  if (uncountedWords.test(count)) return { ...stated, uncounted: true };
  if (noneWords.test(count)) return { ...stated, stock: 0 };
  const read = readNumber(count, { kind: 'pieces', style: styleIn(raw, 'count', styles) });
  const shown = oneLine(count).slice(0, 40);
  if ('readings' in read) return refuse(importMessages.twoStocks(shown, read.readings));
  if ('value' in read && read.value <= limits.pieces) return { ...stated, stock: read.value };
  return refuse(
    'refused' in read && read.refused === 'no_number'
      ? importMessages.badNumber('count', shown)
      : importMessages.badPieces(shown, limits.pieces),
  );
}
