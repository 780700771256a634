import type { OrderShipment } from '#contracts/admin/orders/shipment.ts';
import { isOver } from '#contracts/order-states.ts';
import { shipmentMessages } from '#messages/office/shipment.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import {
  lookNow,
  registerShipment,
  type ShipmentsContext,
  selectShipment,
  settleShipment,
} from '#modules/delivery/carriers/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { OrderRecord } from '../letters/letter-body.ts';
import { findOrder } from '../managing/management.ts';
import { visible } from '../office/cards.ts';
import { type Powers, powersOf } from '../office/powers.ts';
import { selectOrderForUpdate } from '../queries.ts';
import { givenOrderOf } from './given-order.ts';
import { noteShipment } from './shipment-notes.ts';
import { mayGive, shipmentPart } from './shipment-part.ts';

/** What a member reads of an order and its carrier. Throws `order_not_found`. */
export async function getShipment(
  context: ShipmentsContext,
  number: string,
  { may }: Member,
): Promise<OrderShipment> {
  const { record, powers } = await seenBy(context, number, may);
  return shipmentPart(context, record, powers);
}

/**
 * Gives an order to the carrier, for the first time or after a refusal. Two who press at once make one shipment. Throws `order_not_found`,
 * `not_permitted`, `carrier_not_set_up`, and `shipment_not_ready` where something is missing.
 */
export async function giveShipment(
  context: ShipmentsContext,
  number: string,
  { actor, may }: Member,
): Promise<OrderShipment> {
  const { record, powers } = await seenBy(context, number, may);
  if (!mayGive(powers)) throw new DomainError('not_permitted');
  const { order } = record;
  const setUp = await context.carriers.now();
  if (!setUp) throw new DomainError('carrier_not_set_up');
  const { order: given, gaps } = await givenOrderOf(context.db, record, setUp);
  if (order.deliveryType !== 'new_post' || gaps.length > 0 || !given.to) {
    throw new DomainError('shipment_not_ready');
  }
  const onBegun: ShipmentsContext['onBegun'] = async (db) => {
    const held = await selectOrderForUpdate(db, order.id);
    if (!held || isOver(held.statusOrder)) throw new DomainError('shipment_not_ready');
    const { clock } = context;
    await noteShipment(
      { db, clock },
      { orderId: order.id, step: 'given', staffId: staffIdOf(actor) },
    );
    await recordAction(
      { db, clock, actor },
      { action: 'orders.give_to_carrier', entity: 'order', entityId: number },
    );
  };
  await registerShipment({ ...context, onBegun }, order.id, { ...given, to: given.to });
  return shipmentPart(context, record, powers);
}

/** Asks the carrier now. Throws `order_not_found`, and `too_many_requests` within a minute of the last time. */
export async function lookAtShipment(
  context: ShipmentsContext,
  number: string,
  { may }: Member,
): Promise<{ part: OrderShipment; has_answered: boolean }> {
  const { record, powers } = await seenBy(context, number, may);
  const answered = await lookNow(context, record.order.id).catch((failure) => {
    const isEarly = failure instanceof DomainError && failure.code === 'too_many_requests';
    if (!isEarly) throw failure;
    throw new DomainError('too_many_requests', { body: { detail: shipmentMessages.justAsked } });
  });
  return {
    part: await shipmentPart(context, await findOrder(context.db, number), powers),
    has_answered: answered,
  };
}

/** Notes that the staff have dealt with a shipment that has stopped. Throws `order_not_found`, `not_permitted`. */
export async function settleStopped(
  context: ShipmentsContext,
  number: string,
  { actor, may }: Member,
): Promise<OrderShipment> {
  const { record, powers } = await seenBy(context, number, may);
  if (!mayGive(powers)) throw new DomainError('not_permitted');
  const { clock } = context;
  const orderId = record.order.id;
  await context.db.transaction(async (db) => {
    if (!(await settleShipment(db, orderId, clock.now()))) return;
    const staffId = staffIdOf(actor);
    const fault = (await selectShipment(db, orderId))?.fault ?? null;
    await noteShipment({ db, clock }, { orderId, step: 'settled', fault, staffId });
    await recordAction(
      { db, clock, actor },
      { action: 'orders.settle_carrier', entity: 'order', entityId: number },
    );
  });
  return shipmentPart(context, record, powers);
}

async function seenBy(
  { db }: ShipmentsContext,
  number: string,
  may: Member['may'],
): Promise<{ record: OrderRecord; powers: Powers }> {
  const powers = powersOf(may);
  return { record: visible(await findOrder(db, number), powers), powers };
}
