import type { OrderStatus, PaymentStatus } from '#contracts/orders.ts';

/** The allowed transitions. An order only moves forward, may skip steps, and may be cancelled until it is delivered. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['confirmed', 'production', 'shipped', 'delivered', 'cancelled'],
  confirmed: ['production', 'shipped', 'delivered', 'cancelled'],
  production: ['shipped', 'delivered', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** The allowed transitions of a payment. A cancelled order requests no payment; a paid sum may be refunded. */
export function nextPayments(
  payment: PaymentStatus,
  isCancelled: boolean,
): readonly PaymentStatus[] {
  switch (payment) {
    case 'waiting_for_payment':
      return isCancelled ? ['cancelled'] : ['partially_paid', 'paid'];
    case 'partially_paid':
      return isCancelled ? ['refunded'] : ['paid', 'refunded'];
    case 'paid':
      return ['refunded'];
    case 'cancelled':
    case 'refunded':
      return [];
  }
}
