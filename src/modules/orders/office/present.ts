import type {
  DeliveryCard,
  DeliveryRow,
  OrderCard,
  OrderEvent,
  OrderLineOfOffice,
  OrderRowOfOffice,
} from '#contracts/admin/orders.ts';
import { toRoubles } from '#contracts/money.ts';
import type { OrderEventRow } from '../event-queries.ts';
import { presentLine } from '../history.ts';
import type { OrderRecord } from '../letter-body.ts';
import type { OrderLineRow, OrderRow } from '../queries.ts';
import { nextPayments } from '../transitions.ts';
import type { Powers } from './powers.ts';

/** The names of the staff, by number. */
export type StaffNames = ReadonlyMap<string, string>;

const kopecksOrNull = (kopecks: number | null) => (kopecks === null ? null : toRoubles(kopecks));

const rowOfAll = (order: OrderRow, lines: readonly OrderLineRow[]) => ({
  number: order.number,
  created_at: order.createdAt.toISOString(),
  status: order.statusOrder,
  delivery_type: order.deliveryType,
  customer_name: order.customerName,
  phone_number: order.phoneNumber,
  city: order.city,
  goods: lines[0]?.name ?? '',
  more_lines: Math.max(0, lines.length - 1),
});

export const orderRowOf = (order: OrderRow, lines: readonly OrderLineRow[]): OrderRowOfOffice => ({
  ...rowOfAll(order, lines),
  payment: order.paymentStatus,
  total: toRoubles(order.totalKopecks),
  delivery_cost: kopecksOrNull(order.deliveryCostKopecks),
});

export const deliveryRowOf = (order: OrderRow, lines: readonly OrderLineRow[]): DeliveryRow => ({
  ...rowOfAll(order, lines),
  address: order.address,
});

const lineOf = (line: OrderLineRow): OrderLineOfOffice => ({
  ...presentLine(line),
  code: line.code,
  from_stock: line.taken,
});

const cardOfAll = ({ order, lines }: OrderRecord, powers: Powers) => ({
  number: order.number,
  version: order.version,
  created_at: order.createdAt.toISOString(),
  status: order.statusOrder,
  delivery_type: order.deliveryType,
  customer_name: order.customerName,
  phone_number: order.phoneNumber,
  city: order.city,
  address: order.address,
  department_number: order.departmentNumber,
  comment: order.comment,
  lines: lines.map(lineOf),
  next_statuses: powers.statusesAfter(order.statusOrder),
});

/** What a card needs beside the order and its lines. */
export interface CardFacts {
  readonly record: OrderRecord;
  readonly events: readonly OrderEventRow[];
  readonly earlier: readonly OrderRow[];
  readonly names: StaffNames;
}

export function orderCardOf(facts: CardFacts, powers: Powers): OrderCard {
  const { record, events, earlier, names } = facts;
  const { order } = record;
  const isCancelled = order.statusOrder === 'cancelled';
  return {
    view: 'whole',
    ...cardOfAll(record, powers),
    payment: order.paymentStatus,
    payment_type: order.paymentType,
    total: toRoubles(order.totalKopecks),
    amount_due: toRoubles(order.amountDueKopecks),
    delivery_cost: kopecksOrNull(order.deliveryCostKopecks),
    email: order.email,
    telegram: order.telegram,
    whatsapp: order.whatsapp,
    has_account: order.customerId !== null,
    availability_unconfirmed: order.availabilityUnconfirmed,
    letter_withheld: order.letterWithheld,
    next_payments: powers.changesMoney ? [...nextPayments(order.paymentStatus, isCancelled)] : [],
    events: events.map((event) => eventOf(event, names)),
    earlier: earlier.map((one) => ({
      number: one.number,
      created_at: one.createdAt.toISOString(),
      status: one.statusOrder,
      total: toRoubles(one.totalKopecks),
    })),
  };
}

export const deliveryCardOf = (record: OrderRecord, powers: Powers): DeliveryCard => {
  const card = cardOfAll(record, powers);
  return {
    view: 'delivery',
    ...card,
    lines: card.lines.map(({ price: _, ...line }) => line),
  };
};

export const eventOf = (event: OrderEventRow, names: StaffNames): OrderEvent => ({
  at: event.happenedAt.toISOString(),
  actor: event.actor,
  by: event.staffId === null ? null : (names.get(String(event.staffId)) ?? null),
  status: event.statusOrder,
  payment: event.paymentStatus,
  delivery_cost: kopecksOrNull(event.deliveryCostKopecks),
});
