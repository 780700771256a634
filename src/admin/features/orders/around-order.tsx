import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { useMay } from '../../api/session.ts';
import { InvoicesPart } from './companies/invoices-part.tsx';
import { CustomerView } from './customer-view.tsx';
import { EarlierOrders } from './earlier-orders.tsx';

/** What stands around an order: its invoices, what its customer sees of it, and what else was ordered from the same telephone. */
export function AroundOrder({ order }: { order: OrderCard }) {
  const mayBill = useMay()('orders.money');
  return (
    <>
      {mayBill && <InvoicesPart order={order} />}
      <CustomerView order={order} />
      <EarlierOrders order={order} />
    </>
  );
}
