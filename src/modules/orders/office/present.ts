import type { OrderHome } from '#contracts/admin/orders/home.ts';
import type {
  DeliveryCard,
  OrderCard,
  OrderLineOfOffice,
} from '#contracts/admin/orders/order-cards.ts';
import type { LineWork, OrderEvent, OrderPlan } from '#contracts/admin/orders/order-events.ts';
import type { DeliveryRow, OrderRowOfOffice } from '#contracts/admin/orders/orders.ts';
import { roublesOrNull, toRoubles } from '#contracts/money.ts';
import { notSentText } from '#messages/orders/dropped.ts';
import type { StaffNames } from '#modules/audit/index.ts';
import { payableOf, presentSums } from '../charges/sums.ts';
import type { OrderEventRow } from '../history/event-queries.ts';
import { presentLine } from '../history/history.ts';
import type { OrderRecord } from '../letters/letter-body.ts';
import type { LineWorkRow, PlanRow } from '../managing/work-queries.ts';
import type { OfferNow } from '../offers/offer-queries.ts';
import { presentOffers, presentWanted } from '../offers/present.ts';
import { toCollectOf } from '../paying/to-pay.ts';
import { presentPromise } from '../promises/present.ts';
import type { OrderLineRow, OrderRow } from '../queries.ts';
import type { FoundOrder } from './find-orders.ts';
import type { Powers } from './powers.ts';
import type { RowFacts } from './row-facts.ts';

/** What a row of the list and a card say alike. */
const orderOf = (order: FoundOrder, tags: readonly string[], powers: Powers) => ({
  number: order.number,
  version: order.version,
  created_at: order.createdAt.toISOString(),
  status: order.statusOrder,
  delivery_type: order.deliveryType,
  customer_name: order.customerName,
  phone_number: order.phoneNumber,
  city: order.city,
  payment: order.paymentStatus,
  tags: [...tags],
  is_demo: order.demo,
  next_statuses: powers.statusesAfter(order.statusOrder),
});

const rowOfAll = (
  order: FoundOrder,
  { goods, lines, tags, deliverOn }: RowFacts,
  powers: Powers,
) => ({
  ...orderOf(order, tags, powers),
  goods,
  more_lines: Math.max(0, lines - 1),
  deliver_on: deliverOn,
});

export const orderRowOf = (
  order: FoundOrder,
  facts: RowFacts,
  powers: Powers,
): OrderRowOfOffice => ({
  ...rowOfAll(order, facts, powers),
  total: toRoubles(payableOf(order)),
  delivery_cost: roublesOrNull(order.deliveryCostKopecks),
});

export const deliveryRowOf = (order: FoundOrder, facts: RowFacts, powers: Powers): DeliveryRow => ({
  ...rowOfAll(order, facts, powers),
  address: order.address,
});

export const lineWorkOf = (row: LineWorkRow | undefined): LineWork => ({
  maker: row?.maker ?? null,
  maker_number: row?.makerNumber ?? null,
  ordered_on: row?.orderedOn ?? null,
  promised_on: row?.promisedOn ?? null,
  ready_on: row?.readyOn ?? null,
});

export const planOf = (row: PlanRow | undefined): OrderPlan => ({
  call_at: row?.callAt?.toISOString() ?? null,
  visit_at: row?.visitAt?.toISOString() ?? null,
  visit_note: row?.visitNote ?? null,
  visit_done: row?.visitDone ?? false,
  deliver_on: row?.deliverOn ?? null,
  deliver_hours: row?.deliverHours ?? null,
});

const lineOf = (
  { statusOrder }: OrderRow,
  line: OrderLineRow,
  work: LineWorkRow | undefined,
): OrderLineOfOffice => ({
  ...presentLine(line),
  note: notSentText(line, {
    isDelivered: statusOrder === 'delivered',
    lacking: Math.max(0, line.freed - line.dropped),
  }),
  dropped: line.dropped,
  position: line.position,
  code: line.code,
  from_stock: line.taken,
  work: lineWorkOf(work),
});

const cardOfAll = (facts: CardFacts, powers: Powers) => {
  const { record, lineWork, tags, pickupLocation } = facts;
  const { order, lines } = record;
  return {
    ...orderOf(order, tags, powers),
    address: order.address,
    department_number: order.departmentNumber,
    pickup_location: pickupLocation,
    comment: order.comment,
    ...facts.home,
    lines: lines.map((line) => lineOf(order, line, lineWork.get(line.position))),
  };
};

/** What a card is made of. */
export interface CardFacts {
  readonly record: OrderRecord;
  readonly plan: PlanRow | undefined;
  readonly lineWork: ReadonlyMap<number, LineWorkRow>;
  readonly tags: readonly string[];
  readonly pickupLocation: string | null;
  readonly home: OrderHome;
  /** The key of the town that its delivery was counted for. */
  readonly town: string | null;
  readonly offers: readonly OfferNow[];
  readonly events: readonly OrderEventRow[];
  readonly earlier: readonly OrderRow[];
  readonly names: StaffNames;
  /** When it is read. */
  readonly now: Date;
}

export function orderCardOf(facts: CardFacts, powers: Powers): OrderCard {
  const { events, earlier, names } = facts;
  const { order } = facts.record;
  const sums = presentSums(order, facts.record.charges ?? []);
  return {
    view: 'whole',
    ...cardOfAll(facts, powers),
    plan: planOf(facts.plan),
    payment_type: order.paymentType,
    total: toRoubles(order.totalKopecks),
    charges: sums.charges,
    ...presentPromise(facts.record.promises, facts.now),
    offers: presentOffers(order, facts.offers).map((offer) => {
      const row = facts.offers.find(({ id }) => id === offer.id);
      return {
        ...offer,
        seen: row?.seen ?? false,
        short: (row?.shortAt ?? null) !== null,
        wanted: row && offer.state === 'offered' ? presentWanted(row) : null,
      };
    }),
    payable: sums.payable,
    lowered: sums.lowered,
    amount_due: toRoubles(order.amountDueKopecks),
    delivery_cost: roublesOrNull(order.deliveryCostKopecks),
    email: order.email,
    telegram: order.telegram,
    whatsapp: order.whatsapp,
    town: facts.town,
    has_account: order.customerId !== null,
    availability_unconfirmed: order.availabilityUnconfirmed,
    letter_withheld: order.letterWithheld,
    events: events.map((event) => eventOf(event, names)),
    earlier: earlier.map((one) => ({
      number: one.number,
      created_at: one.createdAt.toISOString(),
      status: one.statusOrder,
      delivery_type: one.deliveryType,
      total: toRoubles(payableOf(one)),
    })),
  };
}

export const deliveryCardOf = (facts: CardFacts, powers: Powers): DeliveryCard => {
  const card = cardOfAll(facts, powers);
  const { deliver_on, deliver_hours } = planOf(facts.plan);
  return {
    view: 'delivery',
    ...card,
    lines: card.lines.map(({ price: _, ...line }) => line),
    plan: { deliver_on, deliver_hours },
    to_collect: toCollectOf(facts.record.order),
    offer_waits: facts.offers.some(
      (offer) =>
        offer.state === 'offered' &&
        !offer.isOvertaken &&
        (offer.lines.length > 0 || offer.place !== null),
    ),
    changed_at: changedAt(facts.events),
    notes: facts.events
      .filter(({ work }) => work?.kind === 'note' || work?.kind === 'call')
      .map((event) => eventOf(event, facts.names)),
  };
};

/** When goods or address of an order became others; null: never. */
const changedAt = (events: readonly OrderEventRow[]): string | null =>
  events
    .findLast(
      ({ work }) =>
        work?.kind === 'offer' && work.state === 'agreed' && (work.lines || work.address),
    )
    ?.happenedAt.toISOString() ?? null;

export const eventOf = (event: OrderEventRow, names: StaffNames): OrderEvent => ({
  id: event.id,
  at: event.happenedAt.toISOString(),
  actor: event.actor,
  by: event.staffId === null ? null : (names.get(String(event.staffId)) ?? null),
  status: event.statusOrder,
  payment: event.paymentStatus,
  delivery_cost: roublesOrNull(event.deliveryCostKopecks),
  work: event.work,
  undone: event.undoneAt !== null,
});
