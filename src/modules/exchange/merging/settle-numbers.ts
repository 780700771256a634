import type pg from 'pg';
import type { Refusal } from '../feed-item.ts';
import type { NumberColumns } from '../mapping/number-columns.ts';
import {
  type FieldStyles,
  type NumberTexts,
  numbersOf,
  OfferRefused,
} from '../mapping/price-and-stock.ts';

/** A staged row with a number that can mean two. */
export interface OpenRow extends NumberTexts {
  /** The number of the row in the file. */
  readonly no: number;
  readonly line: number;
  readonly offer: string;
  /** A row that is not loaded: what is wrong with it is of no interest. */
  readonly isSkipped: boolean;
}

interface Settled {
  readonly no: number;
  readonly price: number | null;
  readonly originalPrice: number | null;
  readonly stock: number | null;
}

/**
 * Gives the staged rows their numbers as the columns of the whole file are written. A row whose number still can mean two is refused
 * with both readings.
 */
export async function settleNumbers(
  client: pg.ClientBase,
  open: readonly OpenRow[],
  { columns, isPriceList }: { readonly columns: NumberColumns; readonly isPriceList: boolean },
  refuse: (refusal: Refusal) => void,
): Promise<void> {
  if (open.length === 0) return;
  const { styles } = columns;
  const settled: Settled[] = [];
  const refused: number[] = [];
  for (const row of open) {
    const read = readRow(row, styles, isPriceList);
    if (typeof read !== 'string') settled.push(read);
    else {
      refused.push(row.no);
      if (!row.isSkipped) refuse({ line: row.line, offer: row.offer, reason: read });
    }
  }
  await client.query(
    `UPDATE feed_rows f SET price = r.price, original_price = r.original_price, stock = r.stock
     FROM unnest($1::integer[], $2::bigint[], $3::bigint[], $4::integer[]) r (no, price, original_price, stock)
     WHERE f.no = r.no`,
    [
      settled.map(({ no }) => no),
      settled.map(({ price }) => price),
      settled.map(({ originalPrice }) => originalPrice),
      settled.map(({ stock }) => stock),
    ],
  );
  for (const table of ['feed_rows', 'staged']) {
    await client.query(`UPDATE ${table} SET refused = true WHERE no = ANY ($1)`, [refused]);
  }
}

function readRow(row: OpenRow, styles: FieldStyles, isPriceList: boolean): Settled | string {
  try {
    const { price, originalPrice, stock } = numbersOf(row, styles);
    const isAbove = originalPrice !== null && price !== null && originalPrice > price;
    return {
      no: row.no,
      price,
      originalPrice: isPriceList || isAbove ? originalPrice : null,
      stock,
    };
  } catch (error) {
    if (error instanceof OfferRefused) return error.message;
    throw error;
  }
}
