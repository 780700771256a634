import { type Kopecks, toKopecks } from '#contracts/money.ts';
import type { NumberStyle } from '#contracts/number-style.ts';
import { readNumber } from '#contracts/read-number.ts';
import { importMessages } from '#messages/imports/import.ts';
import { isBroken, oneLine } from '#platform/text/plain-text.ts';
import type { NumberField, RawOffer } from '../feed-item.ts';
import { limits } from '../limits.ts';

/** Refuses one offer with a reason. Caught where a row of the file is checked. */
export class OfferRefused extends Error {}

export const refuse = (reason: string): never => {
  throw new OfferRefused(reason);
};

export function bounded(field: string, text: string, max: number): string {
  const line = oneLine(text);
  return line.length > max ? refuse(importMessages.overlong(field)) : line;
}

/** What tables make of a long number in a narrow column: its last digits are lost. */
const shortened = /^\d(?:[.,]\d+)?e\+\d{1,3}$/i;
const month =
  '(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** What they make of an article like 12-05 or 05.12: a day. */
const day = new RegExp(
  `^(?:\\d{1,2}[.\\- ]${month}|${month}[.\\- ]\\d{2}|\\d{1,2}\\.\\d{1,2}\\.(?:19|20)\\d{2})$`,
  'i',
);
/** What they show where a number is wider than its column. */
const tooNarrow = /^#{3,}$/;

/** An article or id; refused where a program of tables has lost what it was. */
export function identifier(field: 'id' | 'article', text: string, max: number): string {
  const line = bounded(field, text, max);
  if (shortened.test(line)) refuse(importMessages.shortenedNumber(field, line));
  // Beside an article a spoilt number of another kind only links the offers of one file with those of the next.
  if (field === 'id') return line;
  if (tooNarrow.test(line)) refuse(importMessages.narrowColumn(field, line));
  if (day.test(line)) refuse(importMessages.madeDate(field, line));
  return line;
}

/** Refuses texts of another encoding and fields over their limits. */
export function checkTexts(raw: RawOffer): void {
  if (raw.overlong !== '') refuse(importMessages.overlong(raw.overlong));
  const fields = Object.values(raw).filter((value) => typeof value === 'string');
  const params = raw.params.flatMap(({ name, value }) => [name, value]);
  // One search through all is far quicker than one a text.
  if (isBroken([...fields, ...params].join('\n'))) refuse(importMessages.brokenText);
}

export function checkCurrency({ currency }: Pick<RawOffer, 'currency'>): void {
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

/** A price in another currency. */
const isForeign =
  /[€$£¥₸₴]|(?<!\p{L})(?:usd|eur|kzt|byn|uah|cny|тг|тенге|долл\p{L}*|евро|юан\p{L}*|у\.? ?е)(?!\p{L})/iu;

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
      return refuse(
        isForeign.test(shown)
          ? importMessages.notRoubles(field, shown)
          : importMessages.badNumber(field, shown),
      );
  }
}

/** What stands for «none» in a column of prices. */
const noPrice = /^(?:нет|[-–—]+)?$/i;

/** The old price of a row; null where it is none: empty, «-», «нет», zero or less. */
export function oldPriceOf(raw: NumberTexts, styles: FieldStyles = {}): Kopecks | null {
  if (noPrice.test(raw.oldPrice.trim())) return null;
  const style = styleIn(raw, 'oldPrice', styles);
  const read = readNumber(raw.oldPrice, { kind: 'money', style });
  const isNone =
    'value' in read ? read.value === 0 : 'refused' in read && read.refused === 'negative';
  return isNone ? null : priceOf('oldPrice', raw, styles);
}

/** Told why a cell cannot be read, where its row counts without it. */
export type LeaveOut = (reason: string) => void;

/** Why a text below no heading is left out. */
export const unnamedOf = ({ unnamed }: RawOffer): string =>
  importMessages.unnamedCell(oneLine(unnamed).slice(0, 40));

/** What `read` gives; `otherwise` where the cell is refused, which is told. */
export function cellOf<Read, Otherwise>(
  read: () => Read,
  leaveOut: LeaveOut,
  otherwise: Otherwise,
): Read | Otherwise {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof OfferRefused)) throw error;
    leaveOut(error.message);
    return otherwise;
  }
}

export interface StatedNumbers extends StatedStock {
  /** Null where the row states none. */
  readonly price: Kopecks | null;
  readonly originalPrice: Kopecks | null;
  /** False: a cell of the prices cannot be read, so the old price of the shop stays. */
  readonly isOldPriceStated: boolean;
}

/**
 * The prices and the stock that a row of a price list states. A cell that cannot be read is left out, and with the price the old price;
 * where nothing is left, the row is refused.
 */
export function statedNumbers(
  raw: NumberTexts & Pick<RawOffer, 'currency'>,
  leaveOut: LeaveOut,
  styles: FieldStyles = {},
): StatedNumbers {
  const reasons: string[] = [];
  const leave = (reason: string) => void reasons.push(reason);
  const read = { price: null, originalPrice: null, isOldPriceStated: true };
  const unread = { ...read, isOldPriceStated: false };
  const price = cellOf(
    () => {
      if (raw.price + raw.oldPrice !== '') checkCurrency(raw);
      return raw.price === '' ? null : priceOf('price', raw, styles);
    },
    leave,
    undefined,
  );
  const old =
    price === undefined ? undefined : cellOf(() => oldPriceOf(raw, styles), leave, undefined);
  const prices =
    price === undefined || old === undefined
      ? { ...unread, price: price ?? null }
      : { ...read, price, originalPrice: old };
  const stock = cellOf(() => stockOf(raw, styles), leave, unreadStock);
  const [first] = reasons;
  if (first && prices.price === null && !stock.isStockStated) refuse(first);
  for (const reason of reasons) leaveOut(reason);
  return { ...prices, ...stock };
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
  /** The feed says less than none. */
  readonly isBelowZero: boolean;
}

/** A count that cannot be read: what the shop has stays, and of a new thing there is none. */
export const unreadStock: StatedStock = {
  stock: 0,
  uncounted: false,
  isUnavailable: false,
  isStockStated: false,
  isBelowZero: false,
};

const uncountedWords = /^(есть|в наличии|много|\++|да|(>|более|больше|свыше)\s*\d+\s*(шт\.?)?)$/i;
const noneWords = /^(нет|нет в наличии|отсутствует|-|–|—)$/i;

/** The stock of an offer: its count in digits or words, else its availability. */
export function stockOf(raw: NumberTexts, styles: FieldStyles = {}): StatedStock {
  const { count } = raw;
  const available = raw.available.trim().toLowerCase();
  const stated: StatedStock = { ...unreadStock, stock: null, isStockStated: true };
  if (count === '') {
    const isStockStated = available !== '';
    return {
      ...stated,
      isStockStated,
      uncounted: available === 'true',
      isUnavailable: available === 'false',
    };
  }
  // «Под заказ 14 дней» is made to order.
  if (/^под заказ(?:$|[\s,(])/i.test(count)) return stated;
  if (uncountedWords.test(count)) return { ...stated, uncounted: true };
  if (noneWords.test(count)) return { ...stated, stock: 0 };
  const read = readNumber(count, { kind: 'pieces', style: styleIn(raw, 'count', styles) });
  const shown = oneLine(count).slice(0, 40);
  if ('readings' in read) return refuse(importMessages.twoStocks(shown, read.readings));
  if ('value' in read && read.value <= limits.pieces) return { ...stated, stock: read.value };
  if ('refused' in read && read.refused === 'negative') {
    return { ...stated, stock: 0, isBelowZero: true };
  }
  return refuse(
    'refused' in read && read.refused === 'no_number'
      ? importMessages.badNumber('count', shown)
      : importMessages.badPieces(shown, limits.pieces),
  );
}
