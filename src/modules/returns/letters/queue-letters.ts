import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

/** The queue of letters about returns, which `letters.ts` sends. */
export const RETURN_LETTERS = 'order-return-letter';

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
