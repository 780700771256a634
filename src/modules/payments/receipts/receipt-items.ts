import type { Kopecks } from '#contracts/money.ts';
import {
  calculatedRates,
  type PlainRate,
  type ReceiptMode,
  type ReceiptSubject,
  type VatRate,
} from '#contracts/receipts.ts';
import type { LoweredPart } from '../ledger/refund-lines.ts';
import type { OrderPart } from './order-parts.ts';
import { type ReceiptItem, sumOfItems } from './receipt.ts';
import { shareOut } from './share-out.ts';

/** Rates that are valid at the moment of a receipt. */
export interface Rates {
  readonly goods: PlainRate;
  readonly services: PlainRate;
  /** Whether the receipt at the handover has the calculated rate in place of the plain one: pages of accountants differ. */
  readonly closesCalculated: boolean;
}

/** What receipts of an order have told of its parts, kopecks by part. */
export type Covered = ReadonlyMap<string, Kopecks>;

/** A receipt of an order that stands. */
export interface Standing {
  readonly kind: 'payment' | 'closing' | 'refund';
  readonly items: readonly ReceiptItem[];
}

const plainRateOf = (rates: Rates, subject: ReceiptSubject): PlainRate =>
  subject === 'commodity' ? rates.goods : rates.services;

/** A prepayment has the calculated rate (facts of 54-ФЗ). */
const prepaidRate = (rates: Rates, subject: ReceiptSubject): VatRate =>
  calculatedRates[plainRateOf(rates, subject)];

const closingRate = (rates: Rates, subject: ReceiptSubject): VatRate =>
  rates.closesCalculated ? prepaidRate(rates, subject) : plainRateOf(rates, subject);

/** What stands of each part after all payments and refunds. A receipt at the handover tells no new money. */
export function coveredBy(receipts: readonly Standing[]): Map<string, Kopecks> {
  const covered = new Map<string, Kopecks>();
  for (const { kind, items } of receipts) {
    if (kind === 'closing') continue;
    for (const { of, kopecks } of items) {
      covered.set(of, (covered.get(of) ?? 0) + (kind === 'payment' ? kopecks : -kopecks));
    }
  }
  return covered;
}

interface Paid {
  readonly amount: Kopecks;
  readonly covered: Covered;
  readonly rates: Rates;
  /** The order was handed over before. */
  readonly isHandedOver: boolean;
  readonly orderNumber: string;
}

/**
 * The lines of the receipt of a payment: the sum is shared out over what earlier receipts have left of each part, so that the receipts of an
 * order add up to the price of each part whatever its payments. What goes beyond all parts is an advance.
 */
export function paymentItems(
  parts: readonly OrderPart[],
  { amount, covered, rates, isHandedOver, orderNumber }: Paid,
): ReceiptItem[] {
  const left = parts.map(({ of, kopecks }) => Math.max(0, kopecks - (covered.get(of) ?? 0)));
  const open = left.reduce((sum, kopecks) => sum + kopecks, 0);
  const shares = shareOut(Math.min(amount, open), left);
  const items = parts.flatMap((part, index): ReceiptItem[] => {
    const kopecks = shares[index] ?? 0;
    if (kopecks === 0) return [];
    const isWhole = kopecks === part.kopecks;
    const isBought = isHandedOver && isWhole;
    const mode: ReceiptMode = isBought
      ? 'full_payment'
      : isWhole
        ? 'full_prepayment'
        : 'partial_prepayment';
    const rate = isBought ? closingRate(rates, part.subject) : prepaidRate(rates, part.subject);
    return [{ ...part, kopecks, rate, mode }];
  });
  if (amount <= open) return items;
  return [...items, advanceOf(amount - open, rates, orderNumber)];
}

const advanceOf = (kopecks: Kopecks, rates: Rates, orderNumber: string): ReceiptItem => ({
  of: 'advance',
  name: `Аванс, заказ ${orderNumber}`,
  quantity: 1,
  kopecks,
  rate: prepaidRate(rates, 'commodity'),
  mode: 'advance',
  subject: 'payment',
});

/** The lines of the receipt at the handover: each part at its whole price, by the rates of that moment. */
export const closingItems = (parts: readonly OrderPart[], rates: Rates): ReceiptItem[] =>
  parts.map((part) => ({
    ...part,
    rate: closingRate(rates, part.subject),
    mode: 'full_payment' as const,
  }));

/** The same for one payment, where a till closes each payment by itself: what stands of its receipt. */
export const closingItemsOfPayment = (
  standing: readonly ReceiptItem[],
  rates: Rates,
): ReceiptItem[] =>
  standing
    .filter(({ of }) => of !== 'advance')
    .map((item) => ({
      ...item,
      rate: closingRate(rates, item.subject),
      mode: 'full_payment' as const,
    }));

/** The lines of receipts that are not undone yet by refunds: of the same part, mode and rate. */
export function standingItems(receipts: readonly Standing[]): ReceiptItem[] {
  const standing = new Map<string, ReceiptItem>();
  for (const { kind, items } of receipts) {
    for (const item of items) {
      const key = [item.of, item.mode, item.rate].join('|');
      const kopecks =
        (standing.get(key)?.kopecks ?? 0) + (kind === 'refund' ? -item.kopecks : item.kopecks);
      standing.set(key, { ...(standing.get(key) ?? item), kopecks });
    }
  }
  return [...standing.values()].filter(({ kopecks }) => kopecks > 0);
}

/**
 * The lines of the receipt of a refund, with the modes and rates of what it undoes. The parts that it is for come first, then an advance, and what is left
 * of the sum is shared out over the others. Undefined where more is given back than stands in receipts.
 */
export function refundItems(
  standing: readonly ReceiptItem[],
  amount: Kopecks,
  parts: readonly LoweredPart[] = [],
): ReceiptItem[] | undefined {
  if (amount > sumOfItems(standing)) return undefined;
  const wanted = new Map(parts.map(({ of, kopecks }) => [of, kopecks]));
  wanted.set('advance', Math.max(0, amount - sumOfItems(parts)));
  const first = standing.map(({ of, kopecks }) => {
    const taken = Math.min(kopecks, wanted.get(of) ?? 0);
    wanted.set(of, (wanted.get(of) ?? 0) - taken);
    return taken;
  });
  const left = standing.map(({ kopecks }, index) => kopecks - (first[index] ?? 0));
  const rest = shareOut(amount - first.reduce((sum, taken) => sum + taken, 0), left);
  return standing.flatMap((item, index) => {
    const kopecks = (first[index] ?? 0) + (rest[index] ?? 0);
    const part = parts.find(({ of }) => of === item.of);
    // More money for pieces that a receipt has told before is one line: it tells no piece twice.
    const pieces = part?.continues ? 1 : part?.quantity || item.quantity;
    return kopecks > 0 ? [{ ...item, kopecks, quantity: Math.min(pieces, item.quantity) }] : [];
  });
}
