import { type Kopecks, toRoubles } from '#contracts/money.ts';
import { type PayingWay, payingWays } from '#contracts/paying-ways.ts';
import type { PaymentPurpose } from '#contracts/payments.ts';
import { payingFaults as faults } from '#messages/payments/paying.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { PaymentMethod, ProviderTraits } from '../providers/provider.ts';

/** What the customer pays: the first payment that was agreed, all that is left, an equal share of it, or another sum. */
export type PaidPart = 'first' | 'rest' | 'share' | { readonly amount: Kopecks };

/** The money of an order that is paid, kopecks. */
export interface PaidOrder {
  readonly left: Kopecks;
  readonly paid: Kopecks;
  /** By how much less the order costs since refunds. */
  readonly lowered: Kopecks;
  /** What is paid first of all that is payable. */
  readonly first: Kopecks;
  /** The till knows no parts. */
  readonly onlyWhole: boolean;
}

/** One payment of a certain size. */
export interface Part {
  readonly amount: Kopecks;
  readonly purpose: PaymentPurpose;
}

/** Another sum is at least so much, and leaves at least so much: a provider takes no payment of some kopecks. */
export const LEAST_OWN: Kopecks = 1000_00;
const ROUBLE = 100;

type Limits = ProviderTraits['limits'];

const isWithin = (limits: Limits, method: PaymentMethod, amount: Kopecks): boolean => {
  const { least = 0, most = Number.POSITIVE_INFINITY } = limits[method] ?? {};
  return least <= amount && amount <= most;
};

/** By which so much can be paid at once. */
export function waysOf(limits: Limits, amount: Kopecks): PayingWay[] {
  const others = (Object.keys(limits) as PaymentMethod[]).filter(
    (method) => method !== 'card' && method !== 'sbp',
  );
  const takes: Record<PayingWay, boolean> = {
    card: isWithin(limits, 'card', amount),
    sbp: isWithin(limits, 'sbp', amount),
    other: others.some((method) => isWithin(limits, method, amount)),
  };
  return payingWays.filter((way) => takes[way]);
}

/** Into so many payments a sum is divided that each can be made by card. */
export const paymentsOf = ({ card }: Limits, amount: Kopecks): number =>
  card?.most ? Math.ceil(amount / card.most) : 1;

/** An equal part of what is left, in whole roubles; undefined where a card takes all at once. */
export function shareOf(limits: Limits, { left, onlyWhole }: PaidOrder): Kopecks | undefined {
  const payments = paymentsOf(limits, left);
  if (onlyWhole || payments < 2) return undefined;
  return Math.ceil(left / payments / ROUBLE) * ROUBLE;
}

/** What is still to be paid of the first payment, where it is less than all. */
export function firstOf({ first, paid, lowered, left }: PaidOrder): Kopecks | undefined {
  const amount = first - paid - lowered;
  return amount > 0 && amount < left ? amount : undefined;
}

/** Sums that the customer may choose, where there is a choice. */
export const ownSums = ({ left, onlyWhole }: PaidOrder) =>
  onlyWhole || left < 2 * LEAST_OWN ? undefined : { least: LEAST_OWN, most: left };

/** The payment that is wanted. Throws `payment_not_needed` where nothing is left, and `invalid` of `amount`. */
export function partOf(order: PaidOrder, wanted: PaidPart, limits: Limits): Part {
  const { left, paid } = order;
  if (left === 0) throw new DomainError('payment_not_needed');
  const part = (amount: Kopecks): Part => ({ amount, purpose: paid > 0 ? 'part' : 'prepayment' });
  const all: Part = { amount: left, purpose: paid > 0 ? 'balance' : 'full' };
  const first = wanted === 'first' ? firstOf(order) : undefined;
  if (first) return part(first);
  const share = wanted === 'share' ? shareOf(limits, order) : undefined;
  if (share) return { amount: share, purpose: 'part' };
  if (typeof wanted !== 'object' || wanted.amount === left) return all;
  requireOwnSum(order, wanted.amount);
  return { amount: wanted.amount, purpose: 'part' };
}

function requireOwnSum(order: PaidOrder, amount: Kopecks): void {
  const own = ownSums(order);
  if (!own) throw invalid('amount', faults.onlyWhole);
  if (amount < own.least || amount > own.most) {
    throw invalid('amount', faults.between(toRoubles(own.least), toRoubles(own.most)));
  }
  if (own.most - amount < own.least) {
    throw invalid('amount', faults.tooLittleLeft(toRoubles(own.least)));
  }
}
