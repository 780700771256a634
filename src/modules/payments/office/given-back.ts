import type { Kopecks } from '#contracts/money.ts';
import type { PaidBy, ShownRefundState } from '#contracts/payments.ts';
import type { Database } from '#platform/database/database.ts';
import { handRefundsOf } from '../ledger/hand-refunds.ts';
import { selectEvents, selectPayments } from '../ledger/ledger-queries.ts';
import { selectRefundsOfOrder } from '../online/refund-queries.ts';

/** A refund of an order, by whichever way. */
export interface GivenBack {
  /** Of the refund by a provider, or the reference of one that was noted by hand. */
  readonly id: string;
  readonly at: Date;
  readonly kopecks: Kopecks;
  readonly by: PaidBy;
  readonly state: ShownRefundState;
}

/** The refunds of an order that were asked of providers or noted by hand. */
export async function selectGivenBack(db: Database, orderId: number): Promise<GivenBack[]> {
  const payments = await selectPayments(db, orderId);
  const events = await selectEvents(db, orderId);
  const asked = await selectRefundsOfOrder(db, orderId);
  return payments.flatMap(({ id: payment, provider }) => [
    ...asked
      .filter(({ paymentId }) => paymentId === payment)
      .map(({ id, createdAt, amountKopecks, state }) => ({
        id,
        at: createdAt,
        kopecks: amountKopecks,
        by: provider,
        state,
      })),
    ...handRefundsOf(events, payment).map((noted) => ({
      id: noted.reference,
      at: noted.happenedAt,
      kopecks: noted.amountKopecks,
      by: 'hand' as const,
      state: noted.isTakenBack ? ('taken back' as const) : ('succeeded' as const),
    })),
  ]);
}

/** Whether the money of a refund counts as given back, or is on its way. */
export const isGiven = ({ state }: Pick<GivenBack, 'state'>): boolean =>
  state === 'created' || state === 'pending' || state === 'succeeded';
