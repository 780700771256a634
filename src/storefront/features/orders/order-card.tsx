import { useId, useState } from 'react';
import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import type { ListedOrder } from '../../api/answers/orders.ts';
import { logFailure } from '../../log.ts';
import { askConfirmation, showAlert } from '../../ui/browser-dialogs.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Picture } from '../../ui/picture.tsx';
import { lineFit } from '../../ui/picture-fit.ts';
import { Price } from '../../ui/price.tsx';
import { ReloadOffer } from '../../ui/reload-offer.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { cancelOrder } from './order-api.ts';
import './order-status.css';
import { OrderTimeline } from './order-timeline.tsx';
import { type PutInCart, useRepeat } from './repeat-order.tsx';

/** Spec section 9. */
const THUMBNAILS = 5;

const longDate = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeZone: 'Europe/Moscow',
});

/** One order of the history. Its details are loaded when it is first opened, and kept. */
export function OrderCard({ order, putInCart }: { order: ListedOrder; putInCart: PutInCart }) {
  const heading = useId();
  const details = useId();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const repeat = useRepeat({ order: order.id, putInCart });
  const toggle = () => {
    setOpen(!open);
    setWasOpen(true);
  };
  return (
    <article className={`order ${order.status_order.toLowerCase()}`} aria-labelledby={heading}>
      <div className="order__head">
        <h3 id={heading}>
          {order.creation_date
            ? messages.order(order.number, longDate.format(new Date(order.creation_date)))
            : messages.number(order.number)}
        </h3>
        <p className="order__status">{order.status_order_display}</p>
        {order.payment_status !== 'cancelled' && (
          <p className="soft">{messages.paymentNow(order.payment_status_display)}</p>
        )}
        {order.total_price !== null && <Price amount={order.total_price} kopecks />}
      </div>
      <Thumbnails images={order.list_of_product_images} />
      {order.timeline.length > 0 && <OrderTimeline steps={order.timeline} row />}
      <div className="order__buttons">
        <Button aria-expanded={open} aria-controls={details} onClick={toggle}>
          {messages.more}
        </Button>
        <ButtonLink to={addresses.accountOrder(order.id)}>{messages.open}</ButtonLink>
        {repeat.button}
        {order.can_cancel && <CancelButton order={order} />}
      </div>
      {repeat.outcome}
      <div id={details} hidden={!open}>
        {wasOpen && <LazyDetails id={order.id} open={open} />}
      </div>
    </article>
  );
}

const loadDetails = () => import('./order-details.tsx');

/** The details of an order. Their script is loaded when one is first opened. */
function LazyDetails(props: { id: number; open: boolean }) {
  const details = useChunk(loadDetails, true);
  if (details.state === 'there') return <details.module.OrderDetails {...props} />;
  return details.state === 'failed' ? (
    <ReloadOffer />
  ) : (
    <p className="soft">
      <BilingualText text={commonMessages.loading} />
    </p>
  );
}

function Thumbnails({ images }: { images: ListedOrder['list_of_product_images'] }) {
  const more = images.length - THUMBNAILS;
  return (
    <ul className="order__thumbnails">
      {images.slice(0, THUMBNAILS).map((image) => (
        <li key={image.variant_id}>
          <Picture src={image.photo} alt="" fit={lineFit} />
        </li>
      ))}
      {more > 0 && <li className="order__more soft">{messages.moreGoods(more)}</li>}
    </ul>
  );
}

function CancelButton({ order }: { order: ListedOrder }) {
  const [pending, setPending] = useState(false);
  const cancel = async () => {
    if (!askConfirmation(messages.cancelQuestion)) return;
    setPending(true);
    try {
      await cancelOrder(order.id);
    } catch (error) {
      logFailure('the order was not cancelled', error);
      showAlert(messages.cancelFailed);
      setPending(false);
      return;
    }
    showAlert(messages.cancelled);
    location.reload();
  };
  return (
    <Button appearance="quiet" pending={pending} onClick={cancel}>
      {messages.cancel}
    </Button>
  );
}
