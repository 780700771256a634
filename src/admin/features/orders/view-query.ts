import type { OrderView } from '#contracts/admin/orders/order-views.ts';
import { builtInViews as names } from '#messages/office/views.ts';

interface NamedOrders {
  readonly name: string;
  readonly query: OrderView;
}

const all: NamedOrders = { name: names.all, query: {} };
const production: NamedOrders = { name: names.production, query: { status: 'production' } };
const toSend: NamedOrders = { name: names.toSend, query: { due: 'delivery' } };
const late: NamedOrders = { name: names.late, query: { due: 'production' } };

/** The views of every shop. */
export const builtIn: readonly NamedOrders[] = [
  all,
  { name: names.new, query: { status: 'new' } },
  { name: names.unpaid, query: { due: 'payment' } },
  production,
  toSend,
  late,
];

/** Of those who only carry. */
export const builtInOfCarriers: readonly NamedOrders[] = [all, production, toSend, late];
