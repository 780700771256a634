import type { ChargeKind } from '#contracts/order-states.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { type Actor, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { insertCharge, updateChargeEnded, updateCounting } from './charge-queries.ts';

export interface WantedCharge {
  readonly kind: ChargeKind;
  /** Null takes the charge away: nothing is said of it. */
  readonly amountKopecks: number | null;
  readonly reason?: string;
}

/** Sets a charge of an order in place of the one of its kind, in the transaction `db`; the order is locked. Sums follow (row 57). */
export async function setCharge(
  db: Database,
  orderId: number,
  { kind, amountKopecks, reason = '' }: WantedCharge,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  await updateChargeEnded(db, { orderId, kind, endedAt: at });
  if (amountKopecks !== null) {
    await insertCharge(db, {
      orderId,
      kind,
      title: chargeNames[kind],
      amountKopecks,
      reason,
      setBy: actor.kind,
      staffId: staffIdOf(actor),
      setAt: at,
    });
  }
  await updateCounting(db, orderId);
}
