import './order-status.css';
import type { OrderStatus } from '#contracts/orders.ts';
import { orderStatusNames } from '#messages/orders/orders.ts';

/** The status of an order as a badge. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <span className={`order-status order-status--${status}`}>{orderStatusNames[status]}</span>
);
