import { readablePhone } from '#contracts/customer.ts';
import { toRoubles } from '#contracts/money.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { availabilityText } from '#messages/catalogue/catalog.ts';
import { nextStepMessages as messages } from '#messages/orders/order-steps.ts';
import { payingNoteMessages } from '#messages/orders/paying-note.ts';
import { shownShipmentMessages } from '#messages/orders/shipment.ts';
import { daysText } from '#messages/orders/told-delivery.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatDate } from '#messages/words/shop-time.ts';
import { maskedPhone } from '../finding/masked.ts';
import { sentOf } from '../holding/dropped-pieces.ts';
import type { PlanRow } from '../managing/work-queries.ts';
import { type PayingState, sumsOf } from '../paying/to-pay.ts';
import type { PromiseRow } from '../promises/promise-queries.ts';
import type { OrderLineRow, OrderRow } from '../queries.ts';
import { pickupLocationOf, type ShopPlaces } from './pickup-location.ts';

interface Facts {
  readonly order: OrderRow;
  /** What is agreed with the customer. */
  readonly plan?: Pick<PlanRow, 'deliverOn' | 'deliverHours'> | undefined;
  readonly lines: readonly OrderLineRow[];
  /** The days that it was promised for, the first one first. */
  readonly promises?: readonly PromiseRow[] | undefined;
  readonly shop: ShopPlaces & Pick<SiteSettings, 'phone'>;
  /** The order with its carrier, where it is with one. */
  readonly sent?: { readonly isReturned: boolean } | undefined;
  /** Whether it can be paid online. Default: the shop takes no payments. */
  readonly paying?: PayingState;
  /** Until when goods of an order that is not paid are held, in words. */
  readonly heldUntil?: string | undefined;
  /** The shop takes whole payments alone, and the customer has chosen the prepayment. */
  readonly isWhole?: boolean;
  /** Read by the customer, signed in: the phone is not masked. */
  readonly isOwner?: boolean;
  /** When they are read. */
  readonly now: Date;
}

/** What happens next to an order and when, sentence by sentence: only what the shop knows. */
export function nextStepsOf(facts: Facts): string[] {
  const { order, isOwner = false } = facts;
  const { statusOrder: status } = order;
  const { overpaid } = sumsOf(order);
  if (overpaid > 0 && status !== 'cancelled') {
    const told = messages.overpaid(formatPrice(toRoubles(overpaid)));
    return [...stepsOf(facts, isOwner), told];
  }
  return stepsOf(facts, isOwner);
}

function stepsOf(facts: Facts, isOwner: boolean): string[] {
  const { order, plan, shop } = facts;
  const { statusOrder: status, paymentStatus: payment } = order;
  const isNothingSent = facts.lines.length > 0 && sentOf(facts.lines).length === 0;
  if (isNothingSent && status !== 'cancelled' && status !== 'delivered') {
    return [messages.nothingToSend];
  }
  switch (status) {
    case 'cancelled':
      return [messages.cancelled, ...refundOf(payment)];
    case 'delivered':
      return [
        isAllBack(facts.lines) ? messages.allCameBack : messages.delivered(shop.phone),
        ...onlineStep(facts),
      ];
    case 'shipped':
      if (facts.sent?.isReturned) return [shownShipmentMessages.returned];
      return [
        ...(order.deliveryType === 'pickup'
          ? readyStep(order, plan, shop)
          : [...agreedDay(order, plan, shop), messages.shipped(shop.phone)]),
        ...onlineStep(facts),
      ];
    case 'new':
      return [
        // Whom the staff have spoken with is not called once more.
        ...(order.placedBy === null
          ? [
              messages.call(
                (isOwner ? readablePhone : maskedPhone)(order.phoneNumber),
                hoursOf(shop),
              ),
            ]
          : []),
        ...goodsSteps(facts),
        deliveryStep(facts),
        ...paymentSteps(facts),
      ];
    case 'confirmed':
      return [...goodsSteps(facts), deliveryStep(facts), ...paymentSteps(facts)];
    case 'production':
      return [messages.inProduction, deliveryStep(facts), ...paymentSteps(facts)];
  }
}

/** Whether returns have brought back all that was sent. */
function isAllBack(lines: readonly OrderLineRow[]): boolean {
  const sent = sentOf(lines);
  return sent.length > 0 && sent.every(({ quantity, cameBack }) => cameBack >= quantity);
}

const refundOf = (payment: OrderRow['paymentStatus']): string[] => {
  if (payment === 'paid' || payment === 'partially_paid') return [messages.refund];
  return payment === 'refunded' ? [messages.refunded] : [messages.nothingToPay];
};

/** Of an order on its way or handed over: what is left of it is paid online. */
const onlineStep = ({ order, paying }: Facts): string[] =>
  paying === 'now' ? [isPartPaid(order) ? messages.payRest : messages.payNow] : [];

function paymentSteps({ order, paying = 'not taken', heldUntil, isWhole }: Facts): string[] {
  if (order.goodsFreedAt && paying === 'now') return [messages.goodsFreed];
  const whole = isWhole ? [payingNoteMessages.onlyWhole] : [];
  if (paying === 'later') return [messages.payLater, ...whole];
  if (paying === 'now') {
    if (isPartPaid(order)) return [messages.payRest];
    return [messages.payNow, ...whole, ...(heldUntil ? [messages.heldUntil(heldUntil)] : [])];
  }
  // Who has paid before the manager called has asked nothing.
  const isAsked = order.statusOrder === 'new' ? paying === 'not taken' : true;
  return isAsked && order.paymentStatus === 'waiting_for_payment' ? [messages.payment] : [];
}

const isPartPaid = ({ paymentStatus }: OrderRow): boolean => paymentStatus === 'partially_paid';

const hoursOf = ({ hours }: Facts['shop']): string =>
  hours.map(({ days, time }) => `${days} ${time}`).join(', ');

function goodsSteps(facts: Facts): string[] {
  const lines = sentOf(facts.lines);
  const isDayKnown = facts.plan?.deliverOn != null || promisedDays(facts) !== undefined;
  const made = lines.filter(({ inStock }) => inStock === false);
  const terms = made.flatMap(({ leadDays }) => leadDays ?? []);
  if (made.length > 0) {
    // Of all made goods or of none: the longest known term could be too short for the others.
    const isKnown = terms.length === made.length;
    const ready = isDayKnown ? [] : [isKnown ? messages.readyByPhone : messages.madeToOrder];
    return isKnown ? [messages.madeIn(Math.max(...terms)), ...ready] : ready;
  }
  return lines.length > 0 && lines.every(({ inStock }) => inStock) ? [messages.inStock] : [];
}

/** The day that was agreed, as a sentence, or none. */
export function agreedDay(order: OrderRow, plan: Facts['plan'], shop: Facts['shop']): string[] {
  if (!plan?.deliverOn) return [];
  const day = formatDate(plan.deliverOn);
  return order.deliveryType === 'pickup'
    ? [messages.pickupOn(day, plan.deliverHours, pickupLocationOf(order, shop) ?? '')]
    : [messages.deliveryOn(day, plan.deliverHours)];
}

/** When and where an order that is ready can be fetched. */
function readyStep(order: OrderRow, plan: Facts['plan'], shop: Facts['shop']): string[] {
  const agreed = agreedDay(order, plan, shop);
  if (agreed.length > 0) return agreed;
  return [messages.ready(pickupLocationOf(order, shop) ?? '', hoursOf(shop))];
}

/** The days in force, in words; undefined: none, or told by telephone. */
function promisedDays({ promises = [], now }: Pick<Facts, 'promises' | 'now'>): string | undefined {
  const { promisedFrom: from, promisedTo: to } = promises.at(-1) ?? {};
  return from && to ? daysText({ from, to }, now) : undefined;
}

function deliveryStep({ order, plan, shop, promises, now }: Facts): string {
  const [agreed] = agreedDay(order, plan, shop);
  if (agreed) return agreed;
  const days = promisedDays({ promises, now });
  if (order.deliveryType === 'pickup') {
    const place = pickupLocationOf(order, shop) ?? '';
    return days ? messages.pickupDays(days, place) : messages.pickup(place);
  }
  if (days) return messages.deliveryDays(days);
  return isDeliveryUnpriced(order) ? messages.delivery : messages.deliveryDay;
}

/** Whether it is still to be agreed what bringing the order costs. */
export const isDeliveryUnpriced = ({ deliveryType, deliveryCostKopecks }: OrderRow): boolean =>
  deliveryType !== 'pickup' && deliveryCostKopecks === null;

/** What was said of a line when it was ordered: «В наличии», «Под заказ, 14–21 день»; null where it was not recorded. */
export function readinessText({ inStock, leadDays, leadDaysFrom }: OrderLineRow): string | null {
  if (inStock === null) return null;
  return availabilityText({ inStock, leadDays, leadDaysFrom });
}

/** The same as long as it says anything: not of an order that is cancelled or delivered. */
export const shownReadiness = (
  { statusOrder }: Pick<OrderRow, 'statusOrder'>,
  line: OrderLineRow,
): string | null =>
  statusOrder === 'cancelled' || statusOrder === 'delivered' || line.dropped === line.quantity
    ? null
    : readinessText(line);
