import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import { notToCarry } from '#messages/office/orders.ts';
import type { FindStaffNames, Member } from '#modules/audit/index.ts';
import { selectCarriedOf } from '#modules/delivery/index.ts';
import { getPlaces } from '#modules/settings/index.ts';
import { type Database, readTogether } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectChargesOf } from '../charges/charge-queries.ts';
import { selectEventsOf } from '../history/event-queries.ts';
import { pickupLocationOf } from '../history/pickup-location.ts';
import { sentOf } from '../holding/dropped-pieces.ts';
import type { OrderRecord } from '../letters/letter-body.ts';
import { changeOrder, findOrder } from '../managing/management.ts';
import { selectLineWork, selectPlan, selectTagsOf } from '../managing/work-queries.ts';
import { selectOffers } from '../offers/offer-queries.ts';
import { selectPromisesOf, selectQuote, townOfQuote } from '../promises/promise-queries.ts';
import { type OrderRow, selectLinesOf, selectOrderByNumber, variantsOfOrder } from '../queries.ts';
import { selectOrdersOfPhone } from './find-orders.ts';
import { homeOf } from './home.ts';
import { type Powers, powersOf } from './powers.ts';
import { deliveryCardOf, eventOf, orderCardOf } from './present.ts';

/** So many earlier orders of a customer are shown. */
const EARLIER = 20;

export interface CardContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly staffNames: FindStaffNames;
}

/** One order as its reader may see it. Throws `order_not_found`, also for one that the reader may not see. */
export function getCard(context: CardContext, number: string, powers: Powers): Promise<AnyCard> {
  return readTogether(context.db, async (db) => {
    const order = await selectOrderByNumber(db, number);
    if (!order) throw new DomainError('order_not_found');
    requireVisible(order, powers);
    return present({ ...context, db }, order, readParts(db, order), powers);
  });
}

export interface CardChange {
  readonly version: number;
  readonly status?: OrderStatus | undefined;
  readonly letter: boolean;
}

/**
 * Changes an order as a member of the staff. Throws as {@link changeOrder}, `order_changed` with the latest event, and `not_permitted` for
 * what the member may not do.
 */
export async function changeCard(
  context: CardContext,
  number: string,
  change: CardChange,
  { actor, may }: Member,
): Promise<AnyCard> {
  const powers = powersOf(may);
  const { order } = visible(await findOrder(context.db, number), powers);
  const { status } = change;
  const isNewStatus = status !== undefined && status !== order.statusOrder;
  if (isNewStatus && !powers.mayGive(status)) throw new DomainError('not_permitted');
  const { record } = await changeOrder(
    { ...context, actor },
    number,
    { version: change.version, status },
    { quiet: !change.letter, undoable: true },
  ).catch(async (error) => {
    const isLate = error instanceof DomainError && error.code === 'order_changed';
    throw isLate ? await orderChanged(context, order.id, powers) : error;
  });
  return presentCard(context, record, powers);
}

/** The order, where the reader may see it. Throws `order_not_found`, which says why. */
export function visible(record: OrderRecord, powers: Powers): OrderRecord {
  requireVisible(record.order, powers);
  return record;
}

function requireVisible({ statusOrder: status }: OrderRow, powers: Powers): void {
  if (!mayBeSeen(status, powers)) throw unseen(status);
}

/** Whether the reader may see an order of this status. */
export const mayBeSeen = (status: OrderStatus, { only }: Powers): boolean =>
  only === undefined || only.includes(status);

/** `order_not_found`, which says why. */
export const unseen = (status: OrderStatus): DomainError =>
  new DomainError('order_not_found', { body: { detail: notToCarry(status) } });

/** The order as its reader may see it. */
export const presentCard = (
  context: CardContext,
  { order, ...parts }: OrderRecord,
  powers: Powers,
): Promise<AnyCard> =>
  readTogether(context.db, (db) =>
    present({ ...context, db }, order, Promise.resolve(parts), powers),
  );

type Parts = Omit<OrderRecord, 'order'>;

async function readParts(db: Database, { id }: OrderRow): Promise<Parts> {
  const [lines, charges, promises] = await Promise.all([
    selectLinesOf(db, [id]),
    selectChargesOf(db, [id]),
    selectPromisesOf(db, [id]),
  ]);
  return { lines: lines.get(id) ?? [], charges: charges.get(id), promises: promises.get(id) };
}

/** All that a card has is asked for together, with the parts of the order where they are not read yet. */
async function present(
  { db, clock, staffNames }: CardContext,
  order: OrderRow,
  parts: Promise<Parts>,
  powers: Powers,
): Promise<AnyCard> {
  const [read, events, earlier, plan, lineWork, tags, names, shop, offers, quote, carried] =
    await Promise.all([
      parts,
      selectEventsOf(db, [order.id]),
      powers.seesCustomers ? selectOrdersOfPhone(db, order, EARLIER) : [],
      selectPlan(db, order.id),
      selectLineWork(db, order.id),
      selectTagsOf(db, [order.id]),
      staffNames(db),
      order.deliveryType === 'pickup' ? getPlaces(db) : undefined,
      selectOffers(db, order.id),
      selectQuote(db, order.id),
      selectCarriedOf(db, variantsOfOrder(order.id)),
    ]);
  const record = { order, ...read };
  const known = {
    record,
    events: events.get(order.id) ?? [],
    earlier,
    offers,
    plan,
    lineWork,
    tags: tags.get(order.id) ?? [],
    names,
    now: clock.now(),
    pickupLocation: shop ? pickupLocationOf(order, shop) : null,
    town: townOfQuote(quote),
    home: homeOf({
      quote,
      charges: record.charges ?? [],
      lines: sentOf(record.lines),
      carried,
    }),
  };
  return powers.seesCustomers ? orderCardOf(known, powers) : deliveryCardOf(known, powers);
}

/** The refusal where another was quicker, with what was done last; who sees no sums is told only who it was, and the status. */
export async function orderChanged(
  { db, staffNames }: Pick<CardContext, 'db' | 'staffNames'>,
  orderId: number,
  { seesCustomers }: Powers,
): Promise<DomainError> {
  const last = (await selectEventsOf(db, [orderId])).get(orderId)?.at(-1);
  const names = await staffNames(db);
  if (!last) return new DomainError('order_changed', { body: { last: null } });
  const told = eventOf(last, names);
  const hidden = seesCustomers ? {} : { payment: null, delivery_cost: null, work: null };
  return new DomainError('order_changed', { body: { last: { ...told, ...hidden } } });
}
