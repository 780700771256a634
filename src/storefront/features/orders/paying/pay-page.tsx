import { type ReactNode, useEffect } from 'react';
import type { OrderPaying } from '#contracts/order-paying.ts';
import { ShopError } from '#contracts/shop.ts';
import { payPageMessages as messages } from '#messages/payments/pay-page.ts';
import { formatPrice } from '#messages/words/price.ts';
import { logFailure } from '../../../log.ts';
import { orderOfLink } from '../../../order-addresses.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useCurrency } from '../../../ui/currency.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { LoadingPlaceholder } from '../../../ui/loading-placeholder.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { PayForm } from './pay-form.tsx';
import './pay-page.css';
import { getPaying } from './paying-api.ts';
import { shownTime } from './shown-time.ts';

interface Props {
  token: string;
  /** The contacts of the shop. */
  contacts: ReactNode;
  /** Where the link is of no order. */
  otherwise: ReactNode;
}

/** What is to be paid of the order of a link, and the way to the page of the provider. Opening it changes nothing. */
export function PayPage({ token, contacts, otherwise }: Props) {
  const paying = useLoaded(
    () => readPaying(token),
    (error) => logFailure('what is to be paid was not loaded', error),
  );
  const { reload } = paying;
  useEffect(() => {
    // Back from the page of the provider by the button of the browser: it may be paid by now.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reload();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reload]);
  if (paying.state === 'done') {
    if (paying.data === 'invalid') return otherwise;
    return (
      <div className="pay-page">
        <h1>{messages.heading(paying.data.number)}</h1>
        <Sums paying={paying.data} />
        <State paying={paying.data} token={token} onChange={reload} />
        <ButtonLink to={orderOfLink(token)}>{messages.toOrder}</ButtonLink>
        <div className="pay-page__contacts">{contacts}</div>
      </div>
    );
  }
  return (
    <>
      <h1>{messages.title}</h1>
      {paying.state === 'loading' ? (
        <LoadingPlaceholder needsScript={messages.needsScript} />
      ) : (
        <FailureNotice onRetry={reload}>{messages.loadFailed}</FailureNotice>
      )}
    </>
  );
}

async function readPaying(token: string): Promise<OrderPaying | 'invalid'> {
  try {
    return await getPaying(token);
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return 'invalid';
    throw error;
  }
}

function Sums({ paying }: { paying: OrderPaying }) {
  const { payable, paid, left, without_delivery: isWithoutDelivery } = paying;
  const currency = useCurrency();
  const sum = (roubles: number) => formatPrice(roubles, { kopecks: true, currency });
  return (
    <p>
      {messages.payable(sum(payable))}
      {isWithoutDelivery && ` ${messages.withoutDelivery}`}
      {paid > 0 && ` ${messages.paid(sum(paid))}`}
      {paid > 0 && left > 0 && ` ${messages.left(sum(left))}`}
    </p>
  );
}

interface StateProps {
  paying: OrderPaying;
  token: string;
  onChange: () => void;
}

function State({ paying, token, onChange }: StateProps) {
  const currency = useCurrency();
  const { state, waiting, declined, offered } = paying;
  switch (state) {
    case 'now':
      return (
        <>
          {offered && <Notice>{messages.offered}</Notice>}
          {waiting && (
            <Notice>
              {messages.waiting(
                waiting.amount,
                waiting.until && shownTime(waiting.until),
                currency,
              )}
            </Notice>
          )}
          {declined && (
            <Notice tone="error">
              {messages.declined} {declined.happened} {declined.next}
            </Notice>
          )}
          {waiting || offered ? (
            <details>
              <summary>{waiting ? messages.otherWay : messages.anyway}</summary>
              <PayForm paying={paying} token={token} onChange={onChange} />
            </details>
          ) : (
            <PayForm paying={paying} token={token} onChange={onChange} />
          )}
        </>
      );
    case 'later':
      return <Notice>{messages.later}</Notice>;
    case 'nothing':
      return <Notice tone="good">{messages.nothing}</Notice>;
    case 'cancelled':
      return <Notice>{messages.cancelled}</Notice>;
    case 'not taken':
      return <Notice>{messages.notTaken}</Notice>;
  }
}
