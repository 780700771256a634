import { randomUUID } from 'node:crypto';
import type { OrderRow } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { selectPaymentSums, selectPayments } from '../ledger/ledger-queries.ts';
import type { OrderPart } from './order-parts.ts';
import { sumOfItems } from './receipt.ts';
import { coveredBy, paymentItems } from './receipt-items.ts';
import {
  insertReceipt,
  isStanding,
  type ReceiptRow,
  selectReceipts,
  updateReceipt,
} from './receipt-queries.ts';
import { ratesOf, type TaxTerms } from './tax-terms.ts';

/**
 * Keeps which parts of an order the money covers that the staff have noted: the till of the shop prints its receipts, and those of later
 * payments tell the rest. What of it was given back or taken back counts no longer. Answers the receipts of the order after it.
 */
export async function noteOutside(
  db: Database,
  order: OrderRow,
  parts: readonly OrderPart[],
  terms: TaxTerms,
  at: Date,
): Promise<ReceiptRow[]> {
  const sums = await selectPaymentSums(db, order.id);
  let known = await selectReceipts(db, order.id);
  const byHand = (await selectPayments(db, order.id)).filter(({ provider }) => provider === 'hand');
  for (const { id, test } of byHand) {
    const { charged = 0, refunded = 0 } = sums.get(id) ?? {};
    const net = charged - refunded;
    const own = known.find(({ paymentId, kind }) => paymentId === id && kind === 'payment');
    if (own ? isStanding(own) && own.amountKopecks === net : net <= 0) continue;
    if (own && net <= 0) {
      await updateReceipt(db, own.id, { state: 'void' });
      known = await selectReceipts(db, order.id);
      continue;
    }
    const items = paymentItems(parts, {
      amount: net,
      covered: coveredBy(known.filter((one) => one !== own && isStanding(one))),
      rates: ratesOf(terms),
      isHandedOver: order.statusOrder === 'delivered',
      orderNumber: order.number,
    });
    const change = { items, amountKopecks: sumOfItems(items), state: 'outside' } as const;
    if (own) {
      await updateReceipt(db, own.id, change);
      known = await selectReceipts(db, order.id);
      continue;
    }
    const receiptId = randomUUID();
    await insertReceipt(db, {
      id: receiptId,
      orderId: order.id,
      paymentId: id,
      kind: 'payment',
      provider: 'hand',
      settlements: [{ by: 'cashless', kopecks: net }],
      taxSystem: terms.taxSystem,
      email: order.email,
      test,
      key: receiptId,
      createdAt: at,
      ...change,
    });
    known = await selectReceipts(db, order.id);
  }
  return known;
}
