import type pg from 'pg';
import type { Refusal } from '../feed-item.ts';
import type { NumberColumns } from './number-columns.ts';
import { type OpenRow, type SettledRow, settledRow } from './settled-row.ts';

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
  const settled: SettledRow[] = [];
  const refused: number[] = [];
  for (const row of open) {
    const leave = (reason: string) => (row.isSkipped ? undefined : leaveOut(row, reason));
    const read = settledRow(row, styles, { isPriceList, leaveOut: leave });
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
