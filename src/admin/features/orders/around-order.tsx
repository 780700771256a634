import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { CustomerView } from './customer-view.tsx';
import { EarlierOrders } from './earlier-orders.tsx';

/** What stands around an order: what its customer sees of it, and what else was ordered from the same telephone. */
export const AroundOrder = ({ order }: { order: OrderCard }) => (
  <>
    <CustomerView order={order} />
    <EarlierOrders order={order} />
  </>
);
