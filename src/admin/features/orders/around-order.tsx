import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { useMay } from '../../api/session.ts';
import { CustomerView } from './customer-view.tsx';
import { CopyOrder } from './drafts/copy-order.tsx';
import { EarlierOrders } from './earlier-orders.tsx';

/** What stands around an order: what its customer sees of it, and what else was ordered from the same telephone. */
export function AroundOrder({ order }: { order: OrderCard }) {
  const mayPlace = useMay()('orders.money');
  return (
    <>
      <CustomerView order={order} />
      <EarlierOrders order={order} />
      {mayPlace && <CopyOrder number={order.number} />}
    </>
  );
}
