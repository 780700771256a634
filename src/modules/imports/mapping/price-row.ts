import { importMessages } from '#messages/imports/import.ts';
import { oneLine } from '#platform/text/plain-text.ts';
import type { RawOffer, Refusal } from '../feed-item.ts';
import { limits } from '../limits.ts';
import {
  checkTexts,
  identifier,
  type LeaveOut,
  OfferRefused,
  refuse,
  type StatedNumbers,
  statedNumbers,
  unnamedOf,
} from './price-and-stock.ts';

/** A checked row of a price list. An empty cell leaves the value of the shop unchanged. */
export interface PriceRow extends StatedNumbers {
  readonly line: number;
  readonly article: string;
}

/** Converts a row of a price list, or refuses it with a reason. `leaveOut` is told of cells without which it counts. */
export function checkPriceRow(
  raw: RawOffer,
  leaveOut: LeaveOut,
): { priceRow: PriceRow } | { refusal: Refusal } {
  try {
    return { priceRow: readPriceRow(raw, leaveOut) };
  } catch (error) {
    if (!(error instanceof OfferRefused)) throw error;
    const { line, article } = raw;
    return { refusal: { line, offer: oneLine(article), reason: error.message } };
  }
}

function readPriceRow(raw: RawOffer, leaveOut: LeaveOut): PriceRow {
  checkTexts(raw);
  const article =
    identifier('article', raw.article, limits.article) || refuse(importMessages.missing('article'));
  if (raw.price + raw.oldPrice + raw.count + raw.available === '') refuse(importMessages.emptyRow);
  if (raw.unnamed !== '') leaveOut(unnamedOf(raw));
  return {
    line: raw.line,
    article,
    ...statedNumbers(raw, leaveOut),
  };
}
