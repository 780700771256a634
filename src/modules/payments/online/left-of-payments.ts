import type { RefundRefusal } from '#contracts/payment-reasons.ts';
import type { Database } from '#platform/database/database.ts';
import {
  type PaymentRow,
  type PaymentSums,
  selectPaymentSums,
  selectPayments,
} from '../ledger/ledger-queries.ts';
import { givesBack, traitsOf } from '../providers/traits.ts';
import { type RefundRow, selectRefundsOfOrder } from './refund-queries.ts';

/** What is left of a payment and is not being asked back, and who can give it back. */
export interface LeftOfPayment {
  readonly payment: string;
  readonly kopecks: number;
  readonly by: 'hand' | 'provider';
}

/** After one of these the provider gives nothing of the payment back. */
const final: readonly (RefundRefusal | null)[] = [
  'rejected_by_payee',
  'wallet_closed',
  'payment_too_old',
  'not_by_method',
];

const isOpen = ({ state }: RefundRow) => state === 'created' || state === 'pending';

/** What refunds of a payment are asked for and not done yet, kopecks. */
export const askedBack = (refunds: readonly RefundRow[], payment: string): number =>
  refunds
    .filter((one) => one.paymentId === payment && isOpen(one))
    .reduce((sum, { amountKopecks }) => sum + amountKopecks, 0);

/** The payments of which something is left, the newest first. Where a provider cannot give it back, it is given back by hand. */
export function leftOfPayments(
  payments: readonly PaymentRow[],
  sums: ReadonlyMap<string, PaymentSums>,
  refunds: readonly RefundRow[],
): LeftOfPayment[] {
  const isRefused = (id: string) =>
    refunds.some(
      ({ paymentId, state, refusal }) =>
        paymentId === id && state === 'refused' && final.includes(refusal),
    );
  return payments
    .filter((payment) => payment.provider === 'hand' || traitsOf(payment))
    .map((payment): LeftOfPayment => {
      const { id } = payment;
      const { charged = 0, refunded = 0 } = sums.get(id) ?? {};
      const byProvider = givesBack(payment) && !isRefused(id);
      return {
        payment: id,
        kopecks: charged - refunded - askedBack(refunds, id),
        by: byProvider ? 'provider' : 'hand',
      };
    })
    .filter(({ kopecks }) => kopecks > 0)
    .toReversed();
}

/** {@link leftOfPayments} of an order. */
export async function selectLeft(db: Database, orderId: number): Promise<LeftOfPayment[]> {
  const payments = await selectPayments(db, orderId);
  const sums = await selectPaymentSums(db, orderId);
  return leftOfPayments(payments, sums, await selectRefundsOfOrder(db, orderId));
}
