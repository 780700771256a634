import type { Permission } from '#contracts/admin/staff/permissions.ts';
import { type OrderStatus, orderStatuses } from '#contracts/orders.ts';
import { nextStatuses } from '../managing/transitions.ts';

/** What a member of the staff may see of orders and do with them. */
export interface Powers {
  /** Whether sums, contacts and the history of an order are shown. */
  readonly seesCustomers: boolean;
  /** The statuses of the orders that the member sees; undefined: all. */
  readonly only: readonly OrderStatus[] | undefined;
  mayGive(status: OrderStatus): boolean;
  /** The statuses that the member may give to an order of this one. */
  statusesAfter(status: OrderStatus): OrderStatus[];
}

/** Orders that are to be collected and carried, and what becomes of them there. */
const toCarry: readonly OrderStatus[] = ['confirmed', 'production', 'shipped'];
const carried: readonly OrderStatus[] = ['shipped', 'delivered'];

/** The statuses of the orders that a member may open. */
export const openStatuses = (may: (permission: Permission) => boolean): readonly OrderStatus[] =>
  may('orders.read') ? (powersOf(may).only ?? orderStatuses) : [];

export function powersOf(may: (permission: Permission) => boolean): Powers {
  const seesCustomers = may('customers.read');
  const mayGive = (status: OrderStatus) =>
    may('orders.change') &&
    (status !== 'cancelled' || may('orders.cancel')) &&
    (seesCustomers || carried.includes(status));
  return {
    seesCustomers,
    only: seesCustomers ? undefined : toCarry,
    mayGive,
    statusesAfter: (status) => nextStatuses[status].filter(mayGive),
  };
}
