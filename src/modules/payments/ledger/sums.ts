import type { PaymentRow, PaymentSums } from './ledger-queries.ts';

/** Whether a payment was noted by hand, counts, and nothing of it was given back: such a one can be taken back. */
export const isNotedAlone = ({ provider }: PaymentRow, sums: PaymentSums | undefined): boolean =>
  provider === 'hand' && sums !== undefined && sums.charged > 0 && sums.refunded === 0;
