import type { OrderStatus, OrderStep, PaymentStatus } from '#contracts/orders.ts';
import { timelineMessages as messages } from '#messages/orders/order-steps.ts';
import { orderStatusName } from '#messages/orders/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import type { OrderLineRow, OrderRow } from '../queries.ts';
import type { OrderEventRow } from './event-queries.ts';

/** The way of an order that is not cancelled. */
const way: readonly OrderStatus[] = ['new', 'confirmed', 'production', 'shipped', 'delivered'];

/** Payments that a timeline tells. The others are states, not events. */
const toldPayments: readonly PaymentStatus[] = ['partially_paid', 'paid', 'refunded'];

/**
 * What happened to an order, oldest first, what is now and what comes, for its customer: a step that was taken back is not told, nor what the
 * staff noted for themselves. A status that was skipped is left out. Of an order
 * that is older than the history only the beginning has a time: what lies between is not known, so it is not told.
 */
export function timelineOf(
  order: OrderRow,
  events: readonly OrderEventRow[],
  lines: readonly OrderLineRow[],
): OrderStep[] {
  const placed = step(messages.placed, 'done', order.createdAt);
  const told = events.filter(({ undoneAt }) => undoneAt === null);
  const happened = told.flatMap((event) => stepsOf(event, order));
  const isKnown =
    order.statusOrder === 'new' || told.some((event) => event.statusOrder === order.statusOrder);
  const past = [placed, ...happened];
  if (!isKnown) past.push(step(titleOf(order.statusOrder, order), 'done', null));
  const current = past.findLastIndex(({ isStatus }) => isStatus !== false);
  return [
    ...past.map(({ isStatus: _, ...one }, index) =>
      index === current ? { ...one, state: 'current' as const } : one,
    ),
    ...comingOf(order.statusOrder, lines).map((status) =>
      step(titleOf(status, order), 'next', null),
    ),
  ];
}

type Step = OrderStep & { isStatus?: false };

const step = (title: string, state: OrderStep['state'], time: Date | null): Step => ({
  title,
  state,
  time: time?.toISOString() ?? null,
});

function stepsOf(
  { statusOrder, paymentStatus, actor, happenedAt, work }: OrderEventRow,
  order: OrderRow,
): Step[] {
  const steps: Step[] = [];
  if (work?.kind === 'note' && work.public) {
    steps.push({ ...step(messages.note(work.text), 'done', happenedAt), isStatus: false });
  }
  if (work?.kind === 'return' && work.of === 'replacement') {
    const title = messages.replaces(work.id, work.other ?? '');
    steps.push({ ...step(title, 'done', happenedAt), isStatus: false });
  }
  const paid = paymentTitle(paymentStatus, work);
  if (paid) steps.push({ ...step(paid, 'done', happenedAt), isStatus: false });
  if (statusOrder && statusOrder !== 'new') {
    const title =
      statusOrder === 'cancelled' ? messages.cancelledBy[actor] : titleOf(statusOrder, order);
    steps.push(step(title, 'done', happenedAt));
  }
  return steps;
}

/** What a new status of the payment is called. Of money that went or was noted by mistake it is not that some came; a part that went is told also where the status stays. */
function paymentTitle(
  status: PaymentStatus | null,
  work: OrderEventRow['work'],
): string | undefined {
  const money = work?.kind === 'money' ? work : undefined;
  const of = money?.of ?? 'came';
  const sum = money ? formatPrice(money.amount) : '';
  if (of === 'refund taken back') return messages.refundTakenBack;
  if (of === 'went back') {
    if (money?.other) return messages.counted(sum, money.other);
    return status === 'refunded' ? messages.wentBack(sum) : messages.wentBackInPart(sum);
  }
  if (!status) return undefined;
  if (of === 'taken back') return messages.takenBack;
  return toldPayments.includes(status) ? messages.payments[status] : undefined;
}

const titleOf = (status: OrderStatus, { deliveryType }: Pick<OrderRow, 'deliveryType'>): string =>
  status === 'new' ? messages.placed : orderStatusName(status, deliveryType);

/** The statuses ahead. Goods from the shelf are not made. */
function comingOf(status: OrderStatus, lines: readonly OrderLineRow[]): OrderStatus[] {
  if (status === 'cancelled') return [];
  const isFromShelf = lines.length > 0 && lines.every(({ inStock }) => inStock === true);
  return way.slice(way.indexOf(status) + 1).filter((next) => next !== 'production' || !isFromShelf);
}
