import { type ReactNode, useState } from 'react';
import type { OrderReturns } from '#contracts/order-returns.ts';
import { ShopError } from '#contracts/shop.ts';
import { returnPageMessages as messages, termTexts } from '#messages/orders/return-page.ts';
import { photographWords } from '#messages/orders/return-photographs.ts';
import { logFailure } from '../../../log.ts';
import { orderOfLink } from '../../../order-addresses.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { InvalidLink } from '../invalid-link.tsx';
import './goods-return-page.css';
import type { UnsentOfReturn } from './photographs-api.ts';
import { ReturnForm } from './return-form.tsx';
import { getReturns } from './returns-api.ts';
import { ShownReturns } from './shown-returns.tsx';

interface Props {
  token: string;
  /** The contacts of the shop. */
  contacts: ReactNode;
  /** Until the returns are known. */
  waiting: ReactNode;
}

/** The goods of an order that its customer gives back: what was asked for, and a form for more. Opening it changes nothing. */
export function GoodsReturnPage({ token, contacts, waiting }: Props) {
  const returns = useLoaded(
    () => readReturns(token),
    (error) => logFailure('the returns were not loaded', error),
  );
  if (returns.state === 'done') {
    if (returns.data === 'invalid') return <InvalidLink />;
    return (
      <div className="goods-return">
        <h1>{messages.heading(returns.data.number)}</h1>
        <Body token={token} returns={returns.data} onChange={returns.replace} />
        <ButtonLink to={orderOfLink(token)}>{messages.toOrder}</ButtonLink>
        <div className="goods-return__contacts">{contacts}</div>
      </div>
    );
  }
  return returns.state === 'loading' ? (
    waiting
  ) : (
    <FailureNotice onRetry={returns.reload}>{messages.loadFailed}</FailureNotice>
  );
}

async function readReturns(token: string): Promise<OrderReturns | 'invalid'> {
  try {
    return await getReturns(token);
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return 'invalid';
    throw error;
  }
}

interface BodyProps {
  token: string;
  returns: OrderReturns;
  onChange: (returns: OrderReturns) => void;
}

function Body({ token, returns, onChange }: BodyProps) {
  /** Of the return that was asked for here. */
  const [unsent, setUnsent] = useState<UnsentOfReturn>();
  const { state, lines } = returns;
  if (state === 'cancelled') return <Notice>{messages.cancelled}</Notice>;
  if (state === 'not delivered') return <Notice>{messages.notDelivered}</Notice>;
  const sent = (next: OrderReturns, left: UnsentOfReturn) => {
    setUnsent(left);
    onChange(next);
  };
  return (
    <>
      <div role="status">
        {unsent?.chosen.length === 0 && <Notice tone="good">{messages.sent}</Notice>}
        {unsent && unsent.chosen.length > 0 && <Notice>{photographWords.someLeft}</Notice>}
      </div>
      <ShownReturns
        token={token}
        returns={returns.returns}
        unsent={unsent}
        onChange={(next) => {
          setUnsent(undefined);
          onChange(next);
        }}
      />
      <section>
        <h2>{messages.terms}</h2>
        <ul className="goods-return__terms">
          {termTexts(returns).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {lines.some(({ left }) => left > 0) ? (
        <ReturnForm key={returns.returns.length} token={token} returns={returns} onDone={sent} />
      ) : (
        <Notice>{messages.allReturned}</Notice>
      )}
    </>
  );
}
