import type { OrderStatus, PaymentStatus } from '#contracts/orders.ts';

/** What an order may become: it goes forward, over steps that a shop does not have, and is cancelled until it has arrived. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['confirmed', 'production', 'shipped', 'delivered', 'cancelled'],
  confirmed: ['production', 'shipped', 'delivered', 'cancelled'],
  production: ['shipped', 'delivered', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** What a payment may become. Of a cancelled order nothing more is asked; what was paid is given back. */
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
