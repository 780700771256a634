import type { PaymentEventRow } from './ledger-queries.ts';

export interface HandRefund extends PaymentEventRow {
  /** Was noted by mistake, and counts no more. */
  readonly isTakenBack: boolean;
}

/** The refunds of a payment that were noted by hand, oldest first. */
export const handRefundsOf = (
  events: readonly PaymentEventRow[],
  paymentId: string,
): HandRefund[] => {
  const noted = events.filter(
    ({ kind, provider, paymentId: of }) =>
      kind === 'refund' && provider === 'hand' && of === paymentId,
  );
  const failed = new Set(
    noted.filter(({ result }) => result === 'failed').map(({ reference }) => reference),
  );
  return noted
    .filter(({ result }) => result === 'succeeded')
    .map((event) => ({ ...event, isTakenBack: failed.has(event.reference) }));
};
