import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import type { Database } from '#platform/database/database.ts';
import { type Change, insertEvent } from './event-queries.ts';

/** Notes in the history of an order what a member has done with an invoice of it. The order itself does not change. `db`: the transaction of the step. */
export async function tellInvoice(
  db: Database,
  orderId: number,
  told: Omit<Extract<OrderWork, { kind: 'invoice' }>, 'kind'>,
  { actor, staffId, at }: Change,
): Promise<void> {
  const work = { kind: 'invoice', ...told } as const;
  await insertEvent(db, { orderId, happenedAt: at, actor, staffId, work });
}
