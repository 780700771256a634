import { randomUUID } from 'node:crypto';
import type { Kopecks } from '#contracts/money.ts';
import type { ReceiptFailure } from '#contracts/receipts.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentRow } from '../ledger/ledger-queries.ts';
import type { LoweredPart } from '../ledger/refund-lines.ts';
import { selectParts } from './left-parts.ts';
import type { OrderPart } from './order-parts.ts';
import { noteOutside } from './outside-money.ts';
import { type Receipt, type ReceiptItem, sumOfItems, type TillTraits } from './receipt.ts';
import { coveredBy, paymentItems, refundItems } from './receipt-items.ts';
import {
  insertReceipt,
  isStanding,
  type ReceiptRow,
  selectReceiptOf,
  selectReceipts,
} from './receipt-queries.ts';
import { tillLines } from './split-items.ts';
import { ratesOf, taxTermsAt } from './tax-terms.ts';
import { toldBy } from './told.ts';

/** Whom the till sends a receipt to. Spaces and brackets in a telephone number are refused by tills. */
export function contactOf({ email, phoneNumber }: Pick<OrderRow, 'email' | 'phoneNumber'>) {
  const digits = phoneNumber.replaceAll(/\D/g, '');
  return { email, phone: /^7\d{10}$/.test(digits) ? digits : null };
}

/** Why the till cannot print these lines. */
export function failureOf(
  items: readonly ReceiptItem[],
  till: TillTraits,
): ReceiptFailure | undefined {
  if (items.some(({ mode }) => !till.modes.includes(mode))) return 'mode';
  return tillLines(items, till) ? undefined : 'too long';
}

/**
 * Plans the receipt that goes with a payment, in the transaction that stores the payment and holds the order, and so before the provider is
 * asked. Rates and tax system are those of this moment. Without a till, or before the owner has set taxes, there is none.
 */
export async function planPaymentReceipt(
  db: Database,
  order: OrderRow,
  payment: Pick<PaymentRow, 'id' | 'provider' | 'amountKopecks' | 'test' | 'createdAt'>,
  till: TillTraits | undefined,
): Promise<void> {
  const { id, provider, amountKopecks: amount, test, createdAt: at } = payment;
  const terms = till && (await taxTermsAt(db, at));
  if (!terms || provider === 'hand' || provider === 'play') return;
  const parts = await selectParts(db, order);
  const known = await noteOutside(db, order, parts, terms, at);
  const items = paymentItems(parts, {
    amount,
    covered: coveredBy(known.filter(isStanding)),
    rates: ratesOf(terms),
    isHandedOver: order.statusOrder === 'delivered',
    orderNumber: order.number,
  });
  const receiptId = randomUUID();
  await insertReceipt(db, {
    id: receiptId,
    orderId: order.id,
    paymentId: id,
    kind: 'payment',
    provider,
    amountKopecks: amount,
    items,
    settlements: [{ by: 'cashless', kopecks: amount }],
    taxSystem: terms.taxSystem,
    ...contactOf(order),
    test,
    state: 'planned',
    key: receiptId,
    failure: failureOf(items, till) ?? null,
    createdAt: at,
    // Nothing is left to be told at the handover.
    closedBy: items.every(({ mode }) => mode === 'full_payment') ? receiptId : null,
  });
}

interface PlannedRefund {
  readonly id: string;
  readonly amount: Kopecks;
  /** The parts of the order that it is for; what is beyond them was paid as an advance. */
  readonly parts: readonly LoweredPart[];
  readonly at: Date;
}

/**
 * Plans the receipt that goes with a refund, in the transaction that stores the refund: with the modes and rates of the receipt that it undoes,
 * which is that at the handover once there is one. A payment without a receipt has none for its refunds.
 */
export async function planRefundReceipt(
  db: Database,
  order: OrderRow,
  { id: paymentId, test }: Pick<PaymentRow, 'id' | 'test'>,
  { id, amount, parts, at }: PlannedRefund,
): Promise<void> {
  const known = await selectReceipts(db, order.id);
  const own = known.find((one) => one.paymentId === paymentId && one.kind === 'payment');
  if (!own || !isStanding(own)) return;
  const undone = toldBy(own, known);
  const paidTooMuch = surplusParts(await selectParts(db, order), known.filter(isStanding), {
    amount: amount - sumOfItems(parts),
    but: parts,
  });
  const items = refundItems(undone, amount, [...parts, ...paidTooMuch]) ?? [];
  const receiptId = randomUUID();
  await insertReceipt(db, {
    id: receiptId,
    orderId: order.id,
    paymentId,
    refundId: id,
    kind: 'refund',
    provider: own.provider,
    amountKopecks: amount,
    items,
    settlements: [{ by: 'cashless', kopecks: amount }],
    taxSystem: own.taxSystem,
    ...contactOf(order),
    test,
    state: 'planned',
    key: receiptId,
    failure: sumOfItems(items) === amount ? null : 'sum differs',
    createdAt: at,
  });
}

/** What receipts have told of parts beyond what these cost by now, such as goods that a change of the order has taken out: money is given back for it first. */
function surplusParts(
  parts: readonly OrderPart[],
  known: readonly ReceiptRow[],
  { amount, but }: { readonly amount: Kopecks; readonly but: readonly LoweredPart[] },
): LoweredPart[] {
  const costs = new Map(parts.map(({ of, kopecks }) => [of, kopecks]));
  let left = amount;
  return [...coveredBy(known)].flatMap(([of, covered]) => {
    const isNamed = of === 'advance' || but.some((part) => part.of === of);
    const kopecks = isNamed ? 0 : Math.min(left, Math.max(0, covered - (costs.get(of) ?? 0)));
    left -= kopecks;
    return kopecks > 0 ? [{ of, quantity: 0, kopecks }] : [];
  });
}

/** The receipt that is to go with a payment or a refund; undefined where there is none, or its till cannot print it. */
export async function receiptToGoWith(
  db: Database,
  of: { readonly payment: string } | { readonly refund: string },
): Promise<Receipt | undefined> {
  const row = await selectReceiptOf(db, of);
  return row && !row.failure && row.items.length > 0 ? receiptOf(row) : undefined;
}

export const receiptOf = ({
  items,
  settlements,
  taxSystem,
  email,
  phone,
}: ReceiptRow): Receipt => ({ items, settlements, taxSystem, email, phone });
