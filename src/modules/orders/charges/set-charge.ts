import type { ChargeKind } from '#contracts/order-states.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { type Actor, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { requireNoOffer } from '../offers/offer-queries.ts';
import {
  insertCharges,
  selectDeliveryTitle,
  updateChargeEnded,
  updateCounting,
} from './charge-queries.ts';

export interface WantedCharge {
  readonly kind: ChargeKind;
  /** Null takes the charge away: nothing is said of it. */
  readonly amountKopecks: number | null;
  readonly reason?: string;
}

/**
 * Sets a charge of an order in place of the one of its kind, in the transaction `db`; the order is locked. Sums follow (row 57). Throws
 * `offer_open` while its customer is asked about other charges: the sums that they read would no longer be true.
 */
export async function setCharge(
  db: Database,
  orderId: number,
  { kind, amountKopecks, reason = '' }: WantedCharge,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  await requireNoOffer(db, orderId, at);
  await updateChargeEnded(db, { orderId, kind, endedAt: at });
  if (amountKopecks !== null) {
    const set = { setBy: actor.kind, staffId: staffIdOf(actor), setAt: at };
    const title = kind === 'delivery' ? await selectDeliveryTitle(db, orderId) : chargeNames[kind];
    await insertCharges(db, [{ orderId, kind, title, amountKopecks, reason, ...set }]);
  }
  await updateCounting(db, orderId);
}
