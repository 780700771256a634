import './order-history.css';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderEvent } from '#contracts/admin/orders/order-events.ts';
import type { DeliveryType } from '#contracts/orders.ts';
import { orderWorkMessages as workWords } from '#messages/office/order-work.ts';
import { eventActor, eventTexts, orderCardMessages as words } from '#messages/office/orders.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { NoteForm } from './note-form.tsx';

/** Everything that happened to the order, the latest first; of those who carry it the notes. */
export function OrderHistory({ order }: { order: AnyCard }) {
  const events = order.view === 'whole' ? order.events : order.notes;
  const isEmpty = events.length === 0;
  return (
    <section className="section">
      <h2>{order.view === 'whole' ? words.history : workWords.notes}</h2>
      <NoteForm order={order} />
      {isEmpty && <p className="order-panel__soft">{workWords.noNotes}</p>}
      <ol className="order-history">
        {events.toReversed().map((event) => (
          <Event key={event.id} event={event} delivery={order.delivery_type} />
        ))}
      </ol>
    </section>
  );
}

function Event({ event, delivery }: { event: OrderEvent; delivery: DeliveryType }) {
  const { time_zone: zone } = useViewer();
  const kind = event.work?.kind ?? 'step';
  return (
    <li className={`order-history__event order-history__event--${kind}`}>
      <p className="order-history__when">
        <time dateTime={event.at}>{formatNearTime(new Date(event.at), zone)}</time> ·{' '}
        {eventActor(event)}
        {event.undone && ` · ${workWords.wasUndone}`}
      </p>
      {eventTexts(event, zone, delivery).map((text) => (
        <p key={text} className="order-history__text">
          {event.undone ? <s>{text}</s> : text}
        </p>
      ))}
    </li>
  );
}
