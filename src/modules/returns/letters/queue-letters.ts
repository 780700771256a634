import type { OrderRow } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

/** The queue of letters about returns, which `send-letters.ts` sends. */
export const RETURN_LETTERS = 'order-return-letter';

/** Whether its customer is told of the steps: orders of the demo get no letters, and one that was told on the telephone may have no e-mail. */
export const getsLetters = ({ email, demo }: Pick<OrderRow, 'email' | 'demo'>): boolean =>
  email !== '' && !demo;

/** Queues the letters about a step of a return. They are sent only after the transaction commits. */
export const sendReturnLetters = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  eventId: number,
  { toShop }: { readonly toShop: boolean },
): Promise<void> =>
  jobs.send(
    db,
    RETURN_LETTERS,
    { eventId, to: 'customer' },
    ...(toShop ? [{ eventId, to: 'shop' }] : []),
  );

/** Money that was given back for a return. */
export interface ReturnRefund {
  readonly returnId: number;
  readonly refund: string;
}

/** Queues the letter about money that went back, not to be looked at before `delay` ms have passed. */
export const sendRefundLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  { returnId, refund }: ReturnRefund,
  delay?: number,
): Promise<void> =>
  jobs.send(db, delay ? { queue: RETURN_LETTERS, delay } : RETURN_LETTERS, { returnId, refund });
