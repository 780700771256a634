import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { orderWorkMessages as words } from '#messages/office/order-work.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { PageLink } from './page-link.tsx';
import { useCustomerView } from './work-calls.ts';

/** What the page of the order tells its customer, beside what the staff see. */
export function CustomerView({ order }: { order: OrderCard }) {
  const { time_zone: zone } = useViewer();
  // Who was erased has no phone.
  const mayGive = useMay()('orders.money') && order.phone_number !== '';
  const { data } = useCustomerView(order.number, order.version + order.events.length);
  return (
    <section className="section order-panel">
      <h2>{words.customerSees}</h2>
      {data && (
        <>
          <ol className="order-history">
            {data.timeline
              .filter(({ state }) => state !== 'next')
              .map(({ title, state, time }) => (
                <li key={title + time} className="order-history__event">
                  {time && (
                    <p className="order-history__when">{formatNearTime(new Date(time), zone)}</p>
                  )}
                  <p className={state === 'current' ? 'order-panel__main' : undefined}>{title}</p>
                </li>
              ))}
          </ol>
          {data.shipment && <p className="order-panel__soft">{words.sent(data.shipment)}</p>}
          {data.next.map((text) => (
            <p key={text} className="order-panel__soft">
              {text}
            </p>
          ))}
        </>
      )}
      {mayGive && <PageLink number={order.number} />}
    </section>
  );
}
