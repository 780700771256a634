import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { OrderCharges } from './order-charges.tsx';
import { OrderOffer } from './order-offer.tsx';

/** What the customer is asked about, and the way to another price of delivery and services. */
export const ChangedPrice = ({ order }: { order: OrderCard }) => (
  <>
    <OrderOffer order={order} />
    <OrderCharges order={order} />
  </>
);
