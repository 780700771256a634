import type { Kopecks } from '#contracts/money.ts';
import type { ReceiptItem, TillTraits } from './receipt.ts';
import { splitPieces } from './share-out.ts';

/** A line as a till takes it: its sum is price × quantity. */
export interface TillLine extends Omit<ReceiptItem, 'kopecks' | 'of'> {
  /** Of one piece. */
  readonly price: Kopecks;
}

/**
 * The lines of a receipt as a till takes them. What does not divide by its pieces is told in two lines a kopeck apart; where a till takes no
 * more lines, as one with the pieces in its name. Undefined where there are too many even so.
 */
export function tillLines(
  items: readonly ReceiptItem[],
  { mostItems, mostName }: Pick<TillTraits, 'mostItems' | 'mostName'>,
): TillLine[] | undefined {
  const lines = items.flatMap((item) => splitOf(item, mostName));
  if (lines.length <= mostItems) return lines;
  const whole = items.map((item) => wholeOf(item, mostName));
  return whole.length <= mostItems ? whole : undefined;
}

const splitOf = ({ kopecks, of: _, ...item }: ReceiptItem, most: number): TillLine[] =>
  splitPieces(kopecks, item.quantity).map(({ quantity, price }) => ({
    ...item,
    name: cut(item.name, most),
    quantity,
    price,
  }));

function wholeOf({ kopecks, of: _, ...item }: ReceiptItem, most: number): TillLine {
  const pieces = item.quantity > 1 ? ` (${item.quantity}\u00a0шт.)` : '';
  const name = cut(item.name, most - pieces.length) + pieces;
  return { ...item, name, quantity: 1, price: kopecks };
}

const cut = (name: string, most: number): string =>
  name.length <= most ? name : `${name.slice(0, most - 1)}…`;
