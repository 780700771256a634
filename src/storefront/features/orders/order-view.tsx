import { type ReactNode, useState } from 'react';
import { ShopError } from '#contracts/shop.ts';
import { orderPageMessages as messages } from '#messages/orders/order-page.ts';
import { orderScreens } from '#messages/orders/order-screens.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { logFailure } from '../../log.ts';
import { askConfirmation, showAlert } from '../../ui/browser-dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { OrderGoods } from './order-goods.tsx';
import './order-page.css';
import { MoneyFacts, RecipientFacts } from './order-page-facts.tsx';
import './order-status.css';
import type { SlotOwner } from './order-slot-api.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { type PutInCart, useRepeat } from './repeat-order.tsx';

interface Props {
  order: ShownOrder;
  /** The level of its heading; those of its sections follow. */
  level: 1 | 2;
  /** Cancels the order. Resolves with the cancelled order. */
  cancel: () => Promise<ShownOrder>;
  onChange: (order: ShownOrder) => void;
  /** Who chooses hours of delivery and answers offers. */
  owner: SlotOwner;
  putInCart: PutInCart;
  /** Below the recipient. */
  note?: ReactNode;
  /** The contacts of the shop. */
  contacts: ReactNode;
}

const longDate = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

/** An order whole: how far it is, what comes next, goods, money and recipient. */
export function OrderView({ order, level, owner, cancel, onChange, putInCart, ...rest }: Props) {
  const { note, contacts } = rest;
  const lines = order.list_of_products;
  const repeat = useRepeat({ order: lines, putInCart });
  const cancelling = useCancel(cancel, onChange);
  const chunk = useChunk(loadParts, true);
  const parts = chunk.state === 'there' ? chunk.module : undefined;
  const Heading = `h${level}` as const;
  const section = { level };
  return (
    <article className={`order-page order ${order.status_order.toLowerCase()}`}>
      <div className="order-page__head">
        <Heading>{messages.heading(order.number)}</Heading>
        <p className="order__status">{order.status_order_display}</p>
        {order.creation_date && (
          <p className="soft">{messages.from(longDate.format(new Date(order.creation_date)))}</p>
        )}
      </div>
      {parts && order.offers.length > 0 && (
        <parts.OrderOffers offers={order.offers} level={level} owner={owner} onChange={onChange} />
      )}
      <OrderTimeline steps={order.timeline} row />
      <div className="order-page__columns">
        <div className="order-page__main">
          <Section {...section} title={messages.next}>
            <ul className="order-page__next">
              {order.availability_unconfirmed && <li>{orderScreens.availabilityUnconfirmed}</li>}
              {order.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            {parts && <parts.OrderPay order={order} owner={owner} />}
            {parts && <parts.OrderReturn order={order} owner={owner} />}
            {parts && order.shipment && <parts.OrderSent shipment={order.shipment} />}
            {parts && order.promise_text && order.delivery_type !== 'pickup' && (
              // Another town has other hours.
              <parts.OrderSlot key={order.city} owner={owner} onChange={onChange} />
            )}
          </Section>
          <Section {...section} title={messages.goods}>
            <OrderGoods goods={lines} />
          </Section>
          <div className="order__buttons">
            {repeat.button}
            {order.can_cancel && cancelling.button}
          </div>
          {cancelling.refusal && <Notice tone="error">{cancelling.refusal}</Notice>}
          {repeat.outcome}
        </div>
        <div className="order-page__aside">
          <Section {...section} title={messages.money}>
            <MoneyFacts order={order} />
            {parts && <parts.OrderInvoices owner={owner} />}
            {parts && <parts.OrderReceipts order={order} owner={owner} />}
          </Section>
          <Section {...section} title={messages.recipient}>
            <RecipientFacts order={order} />
            {note && <p className="soft order-page__note">{note}</p>}
          </Section>
          <Section {...section} title={messages.contacts}>
            {contacts}
          </Section>
        </div>
      </div>
    </article>
  );
}

/** Parts that not every order has. Their script is loaded after the order; without it the order is shown all the same. */
const loadParts = () => import('./order-parts.ts');

function Section({
  level,
  title,
  children,
}: Pick<Props, 'level'> & { title: string; children: ReactNode }) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <section className="order-page__section">
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

/** Asks, cancels the order and shows it again. A refusal says what to do instead. */
function useCancel(send: Props['cancel'], onChange: Props['onChange']) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const cancel = async () => {
    if (!askConfirmation(orderScreens.cancelQuestion)) return;
    setPending(true);
    setRefusal(null);
    try {
      onChange(await send());
      showAlert(orderScreens.cancelled);
    } catch (error) {
      logFailure('the order was not cancelled', error);
      if (error instanceof ShopError && error.status === 409) setRefusal(error.message);
      showAlert(orderScreens.cancelFailed);
    } finally {
      setPending(false);
    }
  };
  const button = (
    <Button appearance="quiet" pending={pending} onClick={cancel}>
      {orderScreens.cancel}
    </Button>
  );
  return { button, refusal };
}
