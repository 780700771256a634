import type { ShipmentMoved } from '#modules/delivery/carriers/shipments/shipments.ts';
import { changeOrder, noteShipment, promiseOfCarrier } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';

const CARRIER = { kind: 'system', name: 'carrier' } as const;

const statuses = { on_way: 'shipped', delivered: 'delivered' } as const;

/**
 * Lets an order follow its carrier: on its way it is shipped, handed over it is delivered, and the customer has the letter of the step. An order
 * that cannot take the step, such as a cancelled one, stays as it is. A day that the carrier names becomes the promise. What is refused, brought
 * back or removed is noted in the history and waits for the staff: the order is not delivered by it.
 */
export const followShipments =
  ({ clock, jobs }: { readonly clock: Clock; readonly jobs: Pick<Jobs, 'send'> }) =>
  async (db: Database, moved: ShipmentMoved): Promise<void> => {
    const { orderId, number, kind } = moved;
    const context = { db, clock, jobs, actor: CARRIER };
    if (kind === 'promised') return promiseOfCarrier(context, number, moved.day);
    if (kind === 'registered') return;
    if (kind !== 'on_way' && kind !== 'delivered') {
      return noteShipment(
        { db, clock },
        { orderId, step: kind, fault: kind === 'refused' ? moved.fault : null },
      );
    }
    try {
      await changeOrder(context, number, { status: statuses[kind] });
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure;
    }
  };
