import { bookSlot, readTerms, slotOfZone } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import { selectPlan } from '../managing/work-queries.ts';
import { selectQuote } from './promise-queries.ts';

/**
 * Books the hours of an order again whose cancelling is taken back. Hours that the shop does not offer any more are only agreed, not booked.
 * Throws `slot_full` where others took them meanwhile.
 */
export async function bookAgain(db: Database, orderId: number, at: Date): Promise<void> {
  const [quote, plan] = [await selectQuote(db, orderId), await selectPlan(db, orderId)];
  const { deliverOn: day, deliverHours: hours } = plan ?? {};
  if (!quote?.zone || !day || !hours) return;
  const slot = slotOfZone(await readTerms(db), quote.zone, { day, hours });
  if (slot) await bookSlot(db, { orderId, zone: quote.zone, day, slot, at });
}
