import type { ShipmentStep } from '#contracts/admin/delivery/values.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertEvent } from '../history/event-queries.ts';

interface Noted {
  readonly orderId: number;
  readonly step: ShipmentStep;
  /** Codes of the carrier, where it has refused. */
  readonly fault?: string | null;
  /** The account of the staff; null: the carrier has told it. */
  readonly staffId?: number | null;
}

/** Notes in the history of an order what became of it with its carrier. The order itself does not change. `db`: the transaction of the step. */
export async function noteShipment(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { orderId, step, fault = null, staffId = null }: Noted,
): Promise<void> {
  const work = { kind: 'shipment', step, fault } as const;
  await insertEvent(db, { orderId, happenedAt: clock.now(), actor: 'shop', staffId, work });
}
