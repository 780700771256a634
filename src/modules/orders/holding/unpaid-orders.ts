import { getStockRules, getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { updateOrder } from '../history/event-queries.ts';
import { workingDaysAgo } from '../history/working-days.ts';
import { sendExpiryLetters } from '../letters/queue-letters.ts';
import { selectLinesOf } from '../queries.ts';
import { giveBack } from './give-back.ts';
import { lockUnpaidOrder, selectUnpaidOrders } from './unpaid-queries.ts';

interface UnpaidContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

/**
 * Cancels orders that hold stock, wait for payment and have not been touched by the staff for the owner's term, returns
 * their goods and queues letters to customer and shop. Confirmed orders stay. Without a term nothing is cancelled.
 */
export async function cancelUnpaidOrders({ db, clock, jobs }: UnpaidContext): Promise<void> {
  const { unpaidDays } = await getStockRules(db);
  if (unpaidDays === 0) return;
  const placedBefore = workingDaysAgo(clock.now(), unpaidDays, await getTimeZone(db));
  for (const id of await selectUnpaidOrders(db, placedBefore)) {
    // One transaction an order: a failure in the middle keeps what is done, and the retry does the rest.
    await db.transaction(async (db) => {
      const order = await lockUnpaidOrder(db, id);
      // Paid, confirmed or cancelled since it was found.
      if (!order) return;
      const change = { statusOrder: 'cancelled', paymentStatus: 'cancelled' } as const;
      await updateOrder(db, id, change, { actor: 'term', at: clock.now() });
      await giveBack(db, (await selectLinesOf(db, [id])).get(id) ?? [], { orderId: id });
      await sendExpiryLetters(db, jobs, order);
    });
  }
}
