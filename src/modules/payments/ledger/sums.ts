import type { PaymentRow, PaymentSums } from './ledger-queries.ts';

/** What came by hand and is still there, kopecks, the newest payment first. */
export const thereByHand = (
  payments: readonly PaymentRow[],
  sums: ReadonlyMap<string, PaymentSums>,
): { payment: string; kopecks: number }[] =>
  payments
    .filter(({ provider }) => provider === 'hand')
    .map(({ id }) => ({ payment: id, kopecks: leftOf(sums.get(id)) }))
    .filter(({ kopecks }) => kopecks > 0)
    .toReversed();

const leftOf = (sums: PaymentSums | undefined): number => (sums ? sums.charged - sums.refunded : 0);

/** Whether a payment was noted by hand, counts, and nothing of it was given back: such a one can be taken back. */
export const isNotedAlone = ({ provider }: PaymentRow, sums: PaymentSums | undefined): boolean =>
  provider === 'hand' && sums !== undefined && sums.charged > 0 && sums.refunded === 0;
