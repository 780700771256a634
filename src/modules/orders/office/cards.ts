import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import { notToCarry } from '#messages/office/orders.ts';
import type { FindStaffNames, Member } from '#modules/audit/index.ts';
import { selectCarried } from '#modules/delivery/index.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectEventsOf } from '../history/event-queries.ts';
import { pickupLocationOf } from '../history/pickup-location.ts';
import { sentOf } from '../holding/dropped-pieces.ts';
import type { OrderRecord } from '../letters/letter-body.ts';
import { changeOrder, findOrder } from '../managing/management.ts';
import { selectLineWork, selectPlan, selectTagsOf } from '../managing/work-queries.ts';
import { selectOffers } from '../offers/offer-queries.ts';
import { selectQuote } from '../promises/promise-queries.ts';
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
export async function getCard(
  context: CardContext,
  number: string,
  powers: Powers,
): Promise<AnyCard> {
  const record = await findOrder(context.db, number);
  return presentCard(context, visible(record, powers), powers);
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
  const { statusOrder: status } = record.order;
  if (!mayBeSeen(status, powers)) throw unseen(status);
  return record;
}

/** Whether the reader may see an order of this status. */
export const mayBeSeen = (status: OrderStatus, { only }: Powers): boolean =>
  only === undefined || only.includes(status);

/** `order_not_found`, which says why. */
export const unseen = (status: OrderStatus): DomainError =>
  new DomainError('order_not_found', { body: { detail: notToCarry(status) } });

/** The order as its reader may see it. */
export async function presentCard(
  { db, clock, staffNames }: CardContext,
  record: OrderRecord,
  powers: Powers,
): Promise<AnyCard> {
  const { order } = record;
  const [events, earlier, plan, lineWork, tags, names, shop, offers, quote, carried] =
    await Promise.all([
      selectEventsOf(db, [order.id]),
      powers.seesCustomers ? selectOrdersOfPhone(db, order, EARLIER) : [],
      selectPlan(db, order.id),
      selectLineWork(db, order.id),
      selectTagsOf(db, [order.id]),
      staffNames(db),
      getSiteSettings(db),
      selectOffers(db, order.id),
      selectQuote(db, order.id),
      selectCarried(
        db,
        record.lines.map(({ variantId }) => variantId),
      ),
    ]);
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
    pickupLocation: pickupLocationOf(order, shop),
    home: homeOf({ quote, charges: record.charges ?? [], lines: sentOf(record.lines), carried }),
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
