import './order-history.css';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';
import { OrderStatusBadge } from './order-status.tsx';

/** The other orders of the same phone number. */
export function EarlierOrders({ order }: { order: OrderCard }) {
  const { time_zone: zone } = useViewer();
  // Who was erased has no phone.
  if (order.phone_number === '') return null;
  return (
    <section className="section order-panel">
      <h2>{words.earlier}</h2>
      {order.earlier.length === 0 && <p className="order-panel__soft">{words.noEarlier}</p>}
      <ul className="order-history">
        {order.earlier.map(({ number, created_at: at, status, delivery_type: delivery, total }) => (
          <li key={number} className="order-history__event">
            <Link to={`${officePages.orders.path}/${number}`}>{number}</Link>{' '}
            <OrderStatusBadge status={status} delivery={delivery} />
            <p className="order-history__when">
              {formatNearTime(new Date(at), zone)} · {formatPrice(total)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
