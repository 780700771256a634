import type { ErrorCode } from '#contracts/errors.ts';
import type { OrderStatus, PaymentStatus } from '#contracts/orders.ts';

/** By status: whether a customer may cancel an order that waits for payment, or the code of the refusal. */
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

/** Why a customer cannot cancel this order; undefined where they can. */
export function cancelRefusal(order: {
  readonly statusOrder: OrderStatus;
  readonly paymentStatus: PaymentStatus;
}) {
  const may = customerMayCancel[order.statusOrder];
  if (may !== true) return may;
  return order.paymentStatus === 'waiting_for_payment' ? undefined : 'order_not_cancellable';
}
