import type pg from 'pg';
import type { Refusal } from '../feed-item.ts';
import type { NumberColumns } from '../mapping/number-columns.ts';
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
} from '../mapping/price-and-stock.ts';

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

interface Settled extends StatedNumbers {
  readonly no: number;
}

interface Settling {
  readonly columns: NumberColumns;
  readonly isPriceList: boolean;
  readonly refuse: (refusal: Refusal) => void;
  /** Told of cells without which their rows count. */
  readonly leaveOut: (row: OpenRow, reason: string) => void;
}

/**
 * Gives the staged rows their numbers as the columns of the whole file are written. A number that still can mean two is refused with both
 * readings, with its row where that cannot count without it.
 */
export async function settleNumbers(
  client: pg.ClientBase,
  open: readonly OpenRow[],
  { columns, isPriceList, refuse, leaveOut }: Settling,
): Promise<void> {
  if (open.length === 0) return;
  const { styles } = columns;
  const settled: Settled[] = [];
  const refused: number[] = [];
  for (const row of open) {
    const leave = (reason: string) => (row.isSkipped ? undefined : leaveOut(row, reason));
    const read = readRow(row, styles, isPriceList ? statedNumbers : numbersOfGoods, leave);
    if (typeof read !== 'string') settled.push(read);
    else {
      refused.push(row.no);
      const { line, offer, article, name } = row;
      if (!row.isSkipped) refuse({ line, offer, article, name, reason: read });
    }
  }
  await client.query(
    `UPDATE feed_rows f SET price = r.price, original_price = r.original_price, stock = r.stock,
       is_old_price_stated = r.is_old_price_stated, is_stock_stated = r.is_stock_stated
     FROM unnest($1::integer[], $2::bigint[], $3::bigint[], $4::integer[], $5::boolean[], $6::boolean[])
       r (no, price, original_price, stock, is_old_price_stated, is_stock_stated)
     WHERE f.no = r.no`,
    [
      settled.map(({ no }) => no),
      settled.map(({ price }) => price),
      settled.map(({ originalPrice }) => originalPrice),
      settled.map(({ stock }) => stock),
      settled.map(({ isOldPriceStated }) => isOldPriceStated),
      settled.map(({ isStockStated }) => isStockStated),
    ],
  );
  for (const table of ['feed_rows', 'staged']) {
    await client.query(`UPDATE ${table} SET refused = true WHERE no = ANY ($1)`, [refused]);
  }
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

function readRow(
  row: OpenRow,
  styles: FieldStyles,
  read: (row: OpenRow, leaveOut: LeaveOut, styles: FieldStyles) => StatedNumbers,
  leaveOut: LeaveOut,
): Settled | string {
  try {
    return { no: row.no, ...read(row, leaveOut, styles) };
  } catch (error) {
    if (error instanceof OfferRefused) return error.message;
    throw error;
  }
}
