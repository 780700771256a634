import type { Kopecks } from '#contracts/money.ts';
import type { ReceiptItem } from './receipt.ts';
import { standingItems } from './receipt-items.ts';
import { isStanding, type ReceiptRow } from './receipt-queries.ts';

/** What stands of the receipt that a refund of a payment undoes: that at the handover once there is one. */
export const toldBy = (own: ReceiptRow, known: readonly ReceiptRow[]): ReceiptItem[] =>
  standingItems(undoneBy(own, known));

/** The receipt that a refund of a payment undoes, with the refunds that have undone parts of it. Refunds that may still succeed count. */
function undoneBy(own: ReceiptRow, known: readonly ReceiptRow[]): ReceiptRow[] {
  const undone = known.find(({ id }) => id === own.closedBy) ?? own;
  const told = new Set(
    known
      .filter(({ kind, id, closedBy }) => kind === 'payment' && (closedBy ?? id) === undone.id)
      .map(({ paymentId }) => paymentId),
  );
  const modes = new Set(undone.items.map(({ mode }) => mode));
  const refunds = known.filter(
    ({ kind, state, paymentId, items }) =>
      kind === 'refund' &&
      state !== 'void' &&
      told.has(paymentId) &&
      items.every(({ mode }) => modes.has(mode)),
  );
  return [undone, ...refunds];
}

/** The same of each part of an order, by the receipts of the order; nothing of a payment without one. */
export function toldOfParts(known: readonly ReceiptRow[], payment: string): Map<string, Kopecks> {
  const own = known.find(({ paymentId, kind }) => paymentId === payment && kind === 'payment');
  const told = new Map<string, Kopecks>();
  if (!own || !isStanding(own)) return told;
  for (const { of, kopecks } of toldBy(own, known)) {
    if (of !== 'advance') told.set(of, (told.get(of) ?? 0) + kopecks);
  }
  return told;
}
