import { type ReactNode, useState } from 'react';
import { ShopError } from '#contracts/shop.ts';
import { orderPageMessages as messages } from '#messages/orders/order-page.ts';
import { orderScreens } from '#messages/orders/order-screens.ts';
import { addresses } from '../../addresses.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { logFailure } from '../../log.ts';
import { askConfirmation, showAlert } from '../../ui/browser-dialogs.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { OrderGoods } from './order-goods.tsx';
import { cancelByLink, getOrderPage } from './order-link-api.ts';
import './order-page.css';
import { MoneyFacts, RecipientFacts } from './order-page-facts.tsx';
import './order-status.css';
import { OrderTimeline } from './order-timeline.tsx';
import { type PutInCart, useRepeat } from './repeat-order.tsx';

interface Props {
  token: string;
  putInCart: PutInCart;
  /** The contacts of the shop. */
  contacts: ReactNode;
}

const longDate = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

/** The order of a link. The page itself is the same for everyone: number and all else come by a call. */
export function OrderPage({ token, ...rest }: Props) {
  const order = useLoaded(
    () => readOrder(token),
    (error) => logFailure('the order was not loaded', error),
  );
  if (order.state === 'done') {
    if (order.data === 'invalid') return <InvalidLink />;
    return <FoundOrder {...rest} token={token} order={order.data} onChange={order.replace} />;
  }
  return (
    <>
      <h1>{messages.title}</h1>
      {order.state === 'loading' ? (
        <LoadingPlaceholder needsScript={messages.needsScript} />
      ) : (
        <FailureNotice onRetry={order.reload}>{messages.loadFailed}</FailureNotice>
      )}
    </>
  );
}

/** Unknown and revoked links are not failures of the call: a retry would not help. */
async function readOrder(token: string): Promise<ShownOrder | 'invalid'> {
  try {
    return await getOrderPage(token);
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return 'invalid';
    throw error;
  }
}

const InvalidLink = () => (
  <div className="order-page__invalid">
    <h1>{messages.invalid}</h1>
    <p>{messages.invalidHint}</p>
    <ButtonLink appearance="primary" to={addresses.findOrder}>
      {messages.findOrder}
    </ButtonLink>
    <Link to={addresses.account}>{messages.toAccount}</Link>
  </div>
);

interface FoundProps extends Props {
  order: ShownOrder;
  onChange: (order: ShownOrder) => void;
}

function FoundOrder({ token, order, onChange, putInCart, contacts }: FoundProps) {
  const lines = order.list_of_products;
  const repeat = useRepeat({ order: lines, putInCart });
  const cancel = useCancel(token, onChange);
  return (
    <article className={`order-page order ${order.status_order.toLowerCase()}`}>
      <div className="order-page__head">
        <h1>{messages.heading(order.number)}</h1>
        <p className="order__status">{order.status_order_display}</p>
        {order.creation_date && (
          <p className="soft">{messages.from(longDate.format(new Date(order.creation_date)))}</p>
        )}
      </div>
      <OrderTimeline steps={order.timeline} row />
      <div className="order-page__columns">
        <div className="order-page__main">
          <Section title={messages.next}>
            <ul className="order-page__next">
              {order.availability_unconfirmed && <li>{orderScreens.availabilityUnconfirmed}</li>}
              {order.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </Section>
          <Section title={messages.goods}>
            <OrderGoods goods={lines} />
          </Section>
          <div className="order__buttons">
            {repeat.button}
            {order.can_cancel && cancel.button}
          </div>
          {cancel.refusal && <Notice tone="error">{cancel.refusal}</Notice>}
          {repeat.outcome}
        </div>
        <div className="order-page__aside">
          <Section title={messages.money}>
            <MoneyFacts order={order} />
          </Section>
          <Section title={messages.recipient}>
            <RecipientFacts order={order} />
            <p className="soft order-page__note">{messages.masked}</p>
          </Section>
          <Section title={messages.contacts}>{contacts}</Section>
        </div>
      </div>
    </article>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="order-page__section">
    <h2>{title}</h2>
    {children}
  </section>
);

/** Asks, cancels and shows the order as it is now. A refusal says what to do instead. */
function useCancel(token: string, onChange: (order: ShownOrder) => void) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const cancel = async () => {
    if (!askConfirmation(orderScreens.cancelQuestion)) return;
    setPending(true);
    setRefusal(null);
    try {
      onChange(await cancelByLink(token));
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
