import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import type { Database } from '#platform/database/database.ts';
import { type Change, insertEvent } from '../history/event-queries.ts';

/** Notes in the history of an order what became of a return of it. The order itself does not change. `db`: the transaction of the step. */
export async function noteReturn(
  db: Database,
  orderId: number,
  work: Omit<Extract<OrderWork, { kind: 'return' }>, 'kind'>,
  { actor, staffId, at }: Change,
): Promise<void> {
  const told = { kind: 'return', ...work } as const;
  await insertEvent(db, { orderId, happenedAt: at, actor, staffId, work: told });
}
