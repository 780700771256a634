import type { ShownShipment } from '#contracts/orders.ts';
import { carrierStep, shownShipmentMessages, trackingAddress } from '#messages/orders/shipment.ts';
import {
  type ShipmentEventRow,
  type ShipmentRow,
  selectShipment,
  selectShipmentEvents,
} from '#modules/delivery/carriers/index.ts';
import type { Database } from '#platform/database/database.ts';

/** An order that a carrier has taken, as its customer may know it. */
export interface SentShipment {
  readonly number: string;
  readonly isReturned: boolean;
  readonly events: readonly ShipmentEventRow[];
}

/** Undefined while the carrier has not taken the order, or has it no more. */
export async function selectSent(db: Database, orderId: number): Promise<SentShipment | undefined> {
  const row = await selectShipment(db, orderId);
  if (!row?.carrierNumber || !taken.includes(row.state)) return undefined;
  const events = await selectShipmentEvents(db, orderId);
  return { number: row.carrierNumber, isReturned: row.state === 'returned', events };
}

const taken: readonly ShipmentRow['state'][] = ['registered', 'on_way', 'delivered', 'returned'];

/** The shipment with its last step that has words. */
export function presentSent(sent: SentShipment | undefined): ShownShipment | null {
  if (!sent) return null;
  const { number, events } = sent;
  const last = events.findLast(({ code }) => carrierStep(code) !== undefined);
  return {
    carrier: shownShipmentMessages.carrier,
    number,
    url: trackingAddress(number),
    step: (last && carrierStep(last.code)) ?? null,
    step_at: last?.at.toISOString() ?? null,
  };
}
