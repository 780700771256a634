import {
  cellOf,
  type FieldStyles,
  type LeaveOut,
  type NumberTexts,
  OfferRefused,
  oldPriceOf,
  priceOf,
  type StatedNumbers,
  statedNumbers,
  stockOf,
  unreadStock,
} from './price-and-stock.ts';

/** A staged row with a number that can mean two. */
export interface OpenRow extends NumberTexts {
  /** The number of the row in the file. */
  readonly no: number;
  readonly line: number;
  readonly offer: string;
  readonly article: string;
  readonly name: string;
  /** A row that is not loaded: what is wrong with it is of no interest. */
  readonly isSkipped: boolean;
  readonly currency: string;
}

/** The numbers of a row, once its columns have settled them. */
export interface SettledRow extends StatedNumbers {
  readonly no: number;
}

/** The numbers of an offer of goods, which does not count without its price. */
function numbersOfGoods(row: OpenRow, leaveOut: LeaveOut, styles: FieldStyles): StatedNumbers {
  const price = priceOf('price', row, styles);
  const old = cellOf(() => oldPriceOf(row, styles), leaveOut, null);
  return {
    price,
    originalPrice: old !== null && old > price ? old : null,
    isOldPriceStated: true,
    ...cellOf(() => stockOf(row, styles), leaveOut, unreadStock),
  };
}

/** The numbers of a row as the columns of the whole file are written, or the reason why they cannot be read. */
export function settledRow(
  row: OpenRow,
  styles: FieldStyles,
  { isPriceList, leaveOut }: { readonly isPriceList: boolean; readonly leaveOut: LeaveOut },
): SettledRow | string {
  const read = isPriceList ? statedNumbers : numbersOfGoods;
  try {
    return { no: row.no, ...read(row, leaveOut, styles) };
  } catch (error) {
    if (error instanceof OfferRefused) return error.message;
    throw error;
  }
}
