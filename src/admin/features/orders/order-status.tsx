import './order-status.css';
import type { DeliveryType, OrderStatus } from '#contracts/orders.ts';
import { orderStatusName } from '#messages/orders/orders.ts';

interface Props {
  readonly status: OrderStatus;
  readonly delivery: DeliveryType;
}

/** The status of an order as a badge. */
export const OrderStatusBadge = ({ status, delivery }: Props) => (
  <span className={`order-status order-status--${status}`}>
    {orderStatusName(status, delivery)}
  </span>
);
