import type { OrderShipment, ShipmentOfOffice, ToGive } from '#contracts/admin/orders/shipment.ts';
import { toRoubles } from '#contracts/money.ts';
import { trackingAddress } from '#messages/orders/shipment.ts';
import {
  type CarrierNow,
  type Carriers,
  CDEK,
  type ShipmentRow,
  selectShipment,
  selectShipmentEvents,
  weightOf,
} from '#modules/delivery/carriers/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { OrderRecord } from '../letters/letter-body.ts';
import type { Powers } from '../office/powers.ts';
import { type GivenOrderOf, givenOrderOf } from './given-order.ts';

interface PartContext {
  readonly db: Database;
  readonly carriers: Carriers;
}

/** Whether a member may give orders to the carrier: it takes a person's name, phone and address, and the shop's money. */
export const mayGive = ({ seesCustomers, mayGive }: Powers): boolean =>
  seesCustomers && mayGive('shipped');

/** Whether a shipment can be given, for the first time or again. */
const canBeGiven = (row: ShipmentRow | undefined): boolean =>
  row === undefined || row.state === 'refused' || row.state === 'removed';

/** The part of an order's card about its carrier; null where no carrier has to do with it. */
export async function shipmentPart(
  { db, carriers }: PartContext,
  record: OrderRecord,
  powers: Powers,
): Promise<OrderShipment> {
  const { order } = record;
  const [row, setUp] = await Promise.all([selectShipment(db, order.id), carriers.now()]);
  const isOffered = order.deliveryType === 'new_post' && (await carriers.isEntered());
  if (!row && !isOffered) return null;
  const given = await givenOrderOf(db, record, setUp);
  const isOpen = isOffered && canBeGiven(row);
  return {
    carrier: CDEK,
    is_by_carrier: given.isByCarrier,
    may_give: mayGive(powers),
    to_give: isOpen ? toGiveOf(given, setUp, powers) : null,
    gaps: isOpen ? [...given.gaps] : [],
    shipment: row ? await shipmentOf(db, row) : null,
  };
}

function toGiveOf(
  { order }: GivenOrderOf,
  setUp: CarrierNow | undefined,
  { seesCustomers }: Powers,
): ToGive {
  const { to, recipient, packages, up, kind, value } = order;
  return {
    recipient: recipient.name,
    phone: recipient.phone,
    town: to ? placeText(to) : null,
    address: recipient.address,
    packages: packages.map(({ length, width, height, weight }) => ({
      length,
      width,
      height,
      weight,
    })),
    weight: weightOf(packages),
    kind,
    up: up ? { floor: up.floor, by: up.by } : null,
    value: seesCustomers ? toRoubles(value) : null,
    from: setUp ? placeText(setUp.from) : '',
    hand_over: setUp?.handOver ?? 'door',
    handed_over_at: setUp?.handedOverAt ?? '',
  };
}

const placeText = ({ name, region }: { name: string; region: string }): string =>
  name === region ? name : `${name}, ${region}`;

async function shipmentOf(db: Database, row: ShipmentRow): Promise<ShipmentOfOffice> {
  const events = await selectShipmentEvents(db, row.orderId);
  return {
    state: row.state,
    carrier_number: row.carrierNumber,
    tracking_url: row.carrierNumber && trackingAddress(row.carrierNumber),
    fault: row.fault,
    promised_on: row.promisedOn,
    asked_at: row.askedAt.toISOString(),
    looked_at: row.lookedAt?.toISOString() ?? null,
    settled: row.settledAt !== null,
    events: events.map(({ code, at }) => ({ code, at: at.toISOString() })),
  };
}
