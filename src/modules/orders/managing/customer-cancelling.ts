import type { ErrorCode } from '#contracts/errors.ts';
import type { OrderStatus, PaymentStatus } from '#contracts/orders.ts';

/**
 * For each status: whether a customer may cancel an order whose payment is pending, or the code of the refusal. What the staff may do is in
 * `transitions.ts`; the shop itself cancels in `unpaid-orders.ts`.
 */
export const customerMayCancel: Record<
  OrderStatus,
  true | Extract<ErrorCode, 'order_shipped' | 'order_not_cancellable'>
> = {
  new: true,
  confirmed: true,
  production: true,
  shipped: 'order_shipped',
  delivered: 'order_shipped',
  cancelled: 'order_not_cancellable',
};

/** Why the customer cannot cancel this order; undefined if cancelling is allowed. */
export function cancelRefusal(order: {
  readonly statusOrder: OrderStatus;
  readonly paymentStatus: PaymentStatus;
}) {
  const may = customerMayCancel[order.statusOrder];
  if (may !== true) return may;
  return order.paymentStatus === 'waiting_for_payment' ? undefined : 'order_not_cancellable';
}
