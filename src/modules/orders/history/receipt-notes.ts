import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import type { Database } from '#platform/database/database.ts';
import { type Change, insertEvent } from './event-queries.ts';

type MoneyWork = Extract<OrderWork, { kind: 'money' }>;

/** What a member has done with a receipt. */
export type ReceiptStep = 'noted' | 'corrected' | 'repeated';

/** Notes in the history of an order what a member has done with a receipt of it. The order itself does not change. `db`: the transaction of the step. */
export async function tellReceipt(
  db: Database,
  orderId: number,
  { step, ...told }: { readonly step: ReceiptStep } & Pick<MoneyWork, 'amount' | 'by' | 'note'>,
  { actor, staffId, at }: Change,
): Promise<void> {
  const work = { kind: 'money', of: `receipt ${step}`, ...told } as const;
  await insertEvent(db, { orderId, happenedAt: at, actor, staffId, work });
}
