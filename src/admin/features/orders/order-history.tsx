import './order-history.css';
import type { OrderCard } from '#contracts/admin/order-cards.ts';
import { eventActor, eventTexts, orderCardMessages as words } from '#messages/office-orders.ts';
import { formatPrice } from '#messages/price.ts';
import { formatTime } from '#messages/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../pages.ts';
import { Link } from '../../ui/link.tsx';
import { OrderStatusBadge } from './order-status.tsx';

/** Everything that happened to the order, the latest first. */
export function OrderHistory({ order }: { order: OrderCard }) {
  const { time_zone: zone } = useViewer();
  return (
    <section className="section">
      <h2>{words.history}</h2>
      <ol className="order-history">
        {order.events.toReversed().map((event) => (
          <li key={event.at + eventTexts(event).join()} className="order-history__event">
            <p className="order-history__when">
              <time dateTime={event.at}>{formatTime(new Date(event.at), zone)}</time> ·{' '}
              {eventActor(event)}
            </p>
            {eventTexts(event).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The other orders of the same phone number. */
export function EarlierOrders({ order }: { order: OrderCard }) {
  const { time_zone: zone } = useViewer();
  return (
    <section className="section order-panel">
      <h2>{words.earlier}</h2>
      {order.earlier.length === 0 && <p className="order-panel__soft">{words.noEarlier}</p>}
      <ul className="order-history">
        {order.earlier.map(({ number, created_at: at, status, total }) => (
          <li key={number} className="order-history__event">
            <Link to={`${officePages.orders.path}/${number}`}>{number}</Link>{' '}
            <OrderStatusBadge status={status} />
            <p className="order-history__when">
              {formatTime(new Date(at), zone)} · {formatPrice(total)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
