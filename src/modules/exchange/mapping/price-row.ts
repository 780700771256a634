import type { Kopecks } from '#contracts/money.ts';
import { importMessages } from '#messages/import.ts';
import type { RawOffer, Refusal } from '../feed-item.ts';
import { limits } from '../limits.ts';
import { oneLine } from './plain-text.ts';
import {
  bounded,
  checkCurrency,
  checkTexts,
  numbersOf,
  OfferRefused,
  refuse,
  type StatedStock,
} from './price-and-stock.ts';

/** A checked row of a price list. An empty cell leaves the value of the shop unchanged. */
export interface PriceRow extends StatedStock {
  readonly line: number;
  readonly article: string;
  readonly price: Kopecks | null;
  readonly originalPrice: Kopecks | null;
}

/** Converts a row of a price list, or refuses it with a reason. */
export function checkPriceRow(raw: RawOffer): { priceRow: PriceRow } | { refusal: Refusal } {
  try {
    return { priceRow: readPriceRow(raw) };
  } catch (error) {
    if (!(error instanceof OfferRefused)) throw error;
    const { line, article } = raw;
    return { refusal: { line, offer: oneLine(article), reason: error.message } };
  }
}

function readPriceRow(raw: RawOffer): PriceRow {
  checkTexts(raw);
  checkCurrency(raw);
  const article =
    bounded('article', raw.article, limits.article) || refuse(importMessages.missing('article'));
  if (raw.price + raw.oldPrice + raw.count + raw.available === '') refuse(importMessages.emptyRow);
  return {
    line: raw.line,
    article,
    ...numbersOf(raw),
  };
}
