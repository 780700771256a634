import { type Kopecks, toKopecks } from '#contracts/money.ts';
import { importMessages } from '#messages/import.ts';
import type { RawOffer } from '../feed-item.ts';
import { limits } from '../limits.ts';
import { isBroken, oneLine } from './plain-text.ts';
import { readNumber } from './units.ts';

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

const isNegative = (text: string): boolean => /^\s*[-–−]\s*\d/.test(text);

export function priceOf(field: string, text: string): Kopecks {
  const read = readNumber(text);
  if (isNegative(text)) return refuse(importMessages.badPrice(field));
  if (!read || !/^(₽|р|руб|рублей|RU[RB])?\.?$/i.test(read.tail)) {
    return refuse(importMessages.badNumber(field, oneLine(text).slice(0, 40)));
  }
  const price = toKopecks(read.value);
  return price > 0 && read.value <= limits.roubles ? price : refuse(importMessages.badPrice(field));
}

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
export function stockOf({ count, ...raw }: RawOffer): StatedStock {
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
  const read = readNumber(count);
  const pieces = read && /^(шт\.?)?$/.test(read.tail) ? read.value : undefined;
  if (pieces !== undefined && Number.isInteger(pieces) && pieces <= limits.pieces)
    return { ...stated, stock: pieces };
  const shown = oneLine(count).slice(0, 40);
  return refuse(
    pieces !== undefined || isNegative(count)
      ? importMessages.badPieces(shown, limits.pieces)
      : importMessages.badNumber('count', shown),
  );
}
