import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import type { Database } from '#platform/database/database.ts';
import { type Change, insertEvent } from './event-queries.ts';

/** Notes in the history of an order what a member has done with a receipt of it. The order itself does not change. `db`: the transaction of the step. */
export async function tellReceipt(
  db: Database,
  orderId: number,
  work: Omit<Extract<OrderWork, { kind: 'receipt' }>, 'kind'>,
  { actor, staffId, at }: Change,
): Promise<void> {
  const told = { kind: 'receipt', ...work } as const;
  await insertEvent(db, { orderId, happenedAt: at, actor, staffId, work: told });
}
